// "Show me": a lesson is a short match that is stepped through, with captions in place of
// questions.
#include "dialogs/choose_lesson.h"
#include "library/data_folder.h"
#include "navigation.h"
#include "notices.h"
#include "pages/table_page.h"
#include "pages/table_question_pane.h"

#include <algorithm>

namespace pages
{

void TablePage::makeLessonActions()
{
    addPageAction({QStringLiteral("table-show-me"),
                   QStringLiteral("rules"),
                   tr("Show Me…"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)},
                  [this] { showLesson({}); });
    addPageAction({QStringLiteral("table-next-caption"),
                   QStringLiteral("step-forward"),
                   tr("Next Step"),
                   QKeySequence(Qt::CTRL | Qt::Key_Right)},
                  [this] { stepLesson(1); });
    addPageAction({QStringLiteral("table-last-caption"),
                   QStringLiteral("step-back"),
                   tr("Step Before"),
                   QKeySequence(Qt::CTRL | Qt::Key_Left)},
                  [this] { stepLesson(-1); });
    addPageAction({QStringLiteral("table-next-lesson"),
                   QStringLiteral("play"),
                   tr("Show the Next One"),
                   QKeySequence(Qt::CTRL | Qt::Key_Down)},
                  [this] { openLesson(m_lesson->place + 1); });
}

bool TablePage::readAllLessons()
{
    const auto *const row = games::row(m_game.toStdString());
    if (row == nullptr) {
        return false;
    }
    auto lessons = library::readLessons(*row, library::dataFolder());
    if (!lessons) {
        m_services.notices.fail(
            QString::fromStdString(base::render(lessons.error(), m_services.wording)));
        return false;
    }
    m_lessons = std::move(*lessons);
    return !m_lessons.empty();
}

void TablePage::showLesson(const QString &ability)
{
    if (m_lessons.empty() && !readAllLessons()) {
        return;
    }
    const auto found =
        std::ranges::find(m_lessons, ability.toStdString(), &library::Lesson::ability);
    if (!ability.isEmpty() && found != m_lessons.end()) {
        openLesson(static_cast<std::size_t>(found - m_lessons.begin()));
        return;
    }
    auto *dialog = new dialogs::ChooseLesson(m_lessons, m_services.wording.language(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { openLesson(dialog->chosen()); });
    dialog->open();
}

void TablePage::openLesson(std::size_t place)
{
    if (place >= m_lessons.size()) {
        return;
    }
    keepMatch();
    m_lesson.reset();
    const auto &lesson = m_lessons[place];
    const auto opened = m_session.open(engine::printLog(lesson.log), {}, freshSeed());
    if (!opened) {
        m_services.notices.fail(
            QString::fromStdString(base::render(opened.error(), m_services.wording)));
    }
    if (m_session.isOpen()) {
        m_lesson = ShownLesson{place, 0};
        m_session.goTo(0);
        showMoment();
        Q_EMIT m_services.navigation.pageRequested(slug());
    }
}

// Forward as it is played, back at once.
void TablePage::stepLesson(int way)
{
    if (!m_lesson) {
        return;
    }
    const auto &moments = m_lessons[m_lesson->place].moments;
    const auto step = static_cast<std::size_t>(std::clamp(static_cast<int>(m_lesson->step) + way,
                                                          0,
                                                          static_cast<int>(moments.size()) - 1));
    m_lesson->step = step;
    if (way > 0 && moments[step] > m_session.line().at()) {
        setPlaying(true);
    } else if (moments[step] != m_session.line().at()) {
        goTo(moments[step]);
    }
    showMoment();
    m_board->announce(captionNow());
}

QString TablePage::captionNow() const
{
    const auto &lesson = m_lessons[m_lesson->place];
    return QString::fromStdString(
        lesson.captions[m_lesson->step].in(m_services.wording.language()));
}

void TablePage::showCaption()
{
    const auto &lesson = m_lessons[m_lesson->place];
    const std::string language = m_services.wording.language();
    m_question->setHeading(captionNow(), QString::fromStdString(lesson.title.in(language)));
    const bool isLast = m_lesson->step + 1 == lesson.moments.size();
    QList<QAction *> steps;
    if (!isLast) {
        steps.append(action(QStringLiteral("table-next-caption")));
    } else if (m_lesson->place + 1 < m_lessons.size()) {
        steps.append(action(QStringLiteral("table-next-lesson")));
    }
    if (m_lesson->step > 0) {
        steps.append(action(QStringLiteral("table-last-caption")));
    }
    steps += actionsNamed({QStringLiteral("table-show-me"), QStringLiteral("table-close")});
    m_question->showMessage(
        {tr("Step %1 of %2").arg(m_lesson->step + 1).arg(lesson.moments.size()), steps});
}

} // namespace pages
