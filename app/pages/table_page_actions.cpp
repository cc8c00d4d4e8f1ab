// The table's menu: matches, moments, and how things are shown.
#include "icons.h"
#include "pages/table_page.h"
#include "pages/table_story_pane.h"

#include <QFileInfo>
#include <QStackedWidget>

#include <algorithm>

namespace pages
{

QAction *TablePage::addPageAction(const ActionWords &words, const std::function<void()> &work)
{
    auto *made = new QAction(icons::icon(words.icon), words.words, this);
    made->setObjectName(words.name);
    made->setShortcut(words.keys);
    // Other pages have the same keys for their own things.
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    if (!words.keys.isEmpty()) {
        made->setToolTip(
            QStringLiteral("%1 (%2)").arg(words.words,
                                          words.keys.toString(QKeySequence::NativeText)));
    }
    connect(made, &QAction::triggered, this, work);
    m_actions.append(made);
    addAction(made);
    return made;
}

void TablePage::addSeparator()
{
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_actions.append(separator);
}

QAction *TablePage::action(const QString &name) const
{
    const auto found = std::find_if(m_actions.begin(), m_actions.end(), [&name](const auto *each) {
        return each->objectName() == name;
    });
    return found == m_actions.end() ? nullptr : *found;
}

QList<QAction *> TablePage::actionsNamed(const QStringList &names) const
{
    QList<QAction *> found;
    for (const auto &name : names) {
        found.append(action(name));
    }
    return found;
}

void TablePage::makeActions()
{
    makeMatchActions();
    addSeparator();
    makeLessonActions();
    addSeparator();
    makeMomentActions();
    addSeparator();
    makeHandActions();
}

void TablePage::makeMatchActions()
{
    addPageAction({QStringLiteral("table-play-now"),
                   QStringLiteral("play"),
                   tr("Play Now"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                  [this] { playNow(); });
    addPageAction({QStringLiteral("table-new"),
                   QStringLiteral("add"),
                   tr("New Match…"),
                   QKeySequence(Qt::CTRL | Qt::Key_N)},
                  [this] { newMatch(); });
    addPageAction({QStringLiteral("table-again"), QStringLiteral("redo"), tr("Play Again"), {}},
                  [this] { playAgain(); });
    addPageAction({QStringLiteral("table-resume"),
                   QStringLiteral("history"),
                   tr("Go On with the Last Match"),
                   {}},
                  [this] { resumeKept(); });
    addPageAction({QStringLiteral("table-open"),
                   QStringLiteral("open"),
                   tr("Open a Log…"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
                  [this] { askForLog(); });
    addPageAction({QStringLiteral("table-save"),
                   QStringLiteral("export"),
                   tr("Save the Log…"),
                   QKeySequence(Qt::CTRL | Qt::Key_S)},
                  [this] { saveLog(); });
    addPageAction({QStringLiteral("table-save-scenario"),
                   QStringLiteral("export"),
                   tr("Save This Moment as a Scenario…"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                  [this] { saveScenario(); });
    addPageAction(
        {QStringLiteral("table-close"), QStringLiteral("close"), tr("Leave the Table"), {}},
        [this] {
            keepMatch();
            m_session.close();
        });
}

void TablePage::makeMomentActions()
{
    const auto at = [this] { return m_session.line().at(); };
    addPageAction({QStringLiteral("table-begin"),
                   QStringLiteral("to-begin"),
                   tr("To the Beginning"),
                   QKeySequence(Qt::ALT | Qt::Key_Home)},
                  [this] { goTo(0); });
    addPageAction({QStringLiteral("table-back"),
                   QStringLiteral("step-back"),
                   tr("A Step Back"),
                   QKeySequence(Qt::ALT | Qt::Key_Left)},
                  [this, at] { goTo(at() - 1); });
    auto *play = addPageAction({QStringLiteral("table-play"),
                                QStringLiteral("play"),
                                tr("Play What Lies Ahead"),
                                QKeySequence(Qt::ALT | Qt::Key_Down)},
                               [this] { setPlaying(!m_isPlaying); });
    play->setCheckable(true);
    addPageAction({QStringLiteral("table-forward"),
                   QStringLiteral("step-forward"),
                   tr("A Step Forward"),
                   QKeySequence(Qt::ALT | Qt::Key_Right)},
                  [this] { stepForward(); });
    addPageAction({QStringLiteral("table-end"),
                   QStringLiteral("to-end"),
                   tr("To the End"),
                   QKeySequence(Qt::ALT | Qt::Key_End)},
                  [this] { goTo(m_session.line().length()); });
    addPageAction({QStringLiteral("table-continue"),
                   QStringLiteral("legal"),
                   tr("Continue from Here"),
                   QKeySequence(Qt::CTRL | Qt::Key_Return)},
                  [this] { m_session.continueFromHere(); });
    addPageAction({QStringLiteral("table-bookmark"),
                   QStringLiteral("bookmark"),
                   tr("Bookmark This Moment…"),
                   QKeySequence(Qt::CTRL | Qt::Key_B)},
                  [this] { addBookmark(); });
    addSeparator();
    addPageAction({QStringLiteral("table-move-now"),
                   QStringLiteral("step-forward"),
                   tr("Move Now"),
                   QKeySequence(Qt::CTRL | Qt::Key_J)},
                  [this] { m_session.moveNow(); });
    auto *ranges = addPageAction(
        {QStringLiteral("table-ranges"),
         QStringLiteral("target"),
         tr("Show Ranges"),
         QKeySequence(Qt::CTRL | Qt::Key_R)},
        [this] { m_board->setRangesShown(action(QStringLiteral("table-ranges"))->isChecked()); });
    ranges->setCheckable(true);
    addPageAction({QStringLiteral("table-story"),
                   QStringLiteral("list"),
                   tr("Go to the Story"),
                   QKeySequence(Qt::CTRL | Qt::Key_L)},
                  [this] { m_story->showStory(); });
}

void TablePage::enableActions()
{
    const bool isShown = m_board != nullptr && m_stack->currentIndex() == 0;
    const auto *const line = isShown ? &m_session.line() : nullptr;
    const auto *const row = games::row(m_game.toStdString());
    const bool isPlayable = row != nullptr && row->game != nullptr;
    const auto enable = [this](const QStringList &names, bool isEnabled) {
        for (auto *each : actionsNamed(names)) {
            each->setEnabled(isEnabled);
        }
    };
    enable({QStringLiteral("table-play-now"),
            QStringLiteral("table-new"),
            QStringLiteral("table-show-me"),
            QStringLiteral("table-open")},
           isPlayable);
    enable({QStringLiteral("table-next-caption")},
           m_lesson && m_lesson->step + 1 < m_lessons[m_lesson->place].moments.size());
    enable({QStringLiteral("table-last-caption")}, m_lesson && m_lesson->step > 0);
    enable({QStringLiteral("table-next-lesson")},
           m_lesson && m_lesson->place + 1 < m_lessons.size());
    enable({QStringLiteral("table-resume")}, line == nullptr && QFileInfo::exists(keptFile()));
    enable({QStringLiteral("table-again"),
            QStringLiteral("table-save"),
            QStringLiteral("table-save-scenario"),
            QStringLiteral("table-photograph"),
            QStringLiteral("table-close"),
            QStringLiteral("table-bookmark"),
            QStringLiteral("table-ranges"),
            QStringLiteral("table-story")},
           line != nullptr);
    enable({QStringLiteral("table-begin"), QStringLiteral("table-back")},
           line != nullptr && line->at() > 0);
    enable({QStringLiteral("table-play"),
            QStringLiteral("table-forward"),
            QStringLiteral("table-end"),
            QStringLiteral("table-continue")},
           line != nullptr && !line->isAtEnd());
    enable({QStringLiteral("table-no-photograph")}, line != nullptr && !m_photograph.isNull());
    enable({QStringLiteral("table-by-hand")}, line != nullptr && isChangeable());
    enable({QStringLiteral("table-move-now")}, line != nullptr && m_session.isThinking());
    Q_EMIT undoChanged();
}

} // namespace pages
