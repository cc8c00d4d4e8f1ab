// From moment to moment: what a step looks like, back and forth, played through, marked.
#include "pages/table_page.h"
#include "pages/table_question_pane.h"
#include "pages/table_transport.h"
#include "prompter.h"

namespace pages
{

namespace
{

// How long a step without anything to see stands, at full speed.
constexpr int StepMilliseconds = 700;

} // namespace

std::vector<engine::Event> TablePage::eventsOf(std::size_t answers) const
{
    std::vector<engine::Event> events;
    for (const auto &told : m_session.line().told()) {
        if (told.answers == answers) {
            events.push_back(told.event);
        }
    }
    return events;
}

// The session waits until it has been seen.
void TablePage::showStep(const library::MatchSession::Step &step)
{
    m_keeping.start();
    const auto events = eventsOf(step.answers);
    if (!m_isHeld) {
        m_isHeld = true;
        m_session.hold();
    }
    if (isVisible()) {
        m_board->play(events, step.flight);
        m_board->setMoment(momentNow()); // seen once it has been played
    }
    if (!m_board->isPlaying()) {
        stepShown();
    }
}

void TablePage::stepShown()
{
    if (!m_isHeld) {
        return;
    }
    m_isHeld = false;
    showMoment();
    for (const auto &told : m_session.line().told()) {
        if (told.answers == m_session.line().at()) {
            m_board->announce(sentence(told.words));
        }
    }
    m_session.release();
    if (m_isPlaying) {
        const double speed = m_transport->speed();
        m_nextStep.start(speed > 0 ? static_cast<int>(StepMilliseconds / speed) : 0);
    }
}

void TablePage::goTo(std::size_t answers)
{
    if (!m_session.isOpen()) {
        return;
    }
    setPlaying(false);
    stopPlacing();
    if (m_isHeld) {
        m_board->skip();
        stepShown();
    }
    m_session.goTo(answers);
}

// One answer of what lies ahead, shown as it was when it was given.
void TablePage::stepForward()
{
    if (!m_session.isOpen() || m_session.line().isAtEnd()) {
        setPlaying(false);
        return;
    }
    if (m_isHeld) {
        m_board->skip();
        stepShown();
    }
    const auto answers = m_session.line().at() + 1;
    const auto events = eventsOf(answers);
    m_isHeld = true;
    m_session.hold();
    m_board->play(events, nullptr);
    m_session.goTo(answers);
    if (!m_board->isPlaying()) {
        stepShown();
    }
    const bool isCaptionDue =
        m_lesson && m_session.line().at() >= m_lessons[m_lesson->place].moments[m_lesson->step];
    if (m_session.line().isAtEnd() || isCaptionDue) {
        setPlaying(false);
    }
}

void TablePage::setPlaying(bool isPlaying)
{
    m_isPlaying = isPlaying;
    m_nextStep.stop();
    if (auto *play = action(QStringLiteral("table-play"))) {
        play->setChecked(isPlaying);
    }
    if (isPlaying) {
        stepForward();
    }
}

void TablePage::addBookmark()
{
    const auto answers = m_session.line().at();
    const auto name = m_services.prompter.askText(this,
                                                  tr("Bookmark"),
                                                  tr("Its name; an empty one takes it away:"),
                                                  tr("After answer %1").arg(answers));
    if (name) {
        m_session.setBookmark(answers, name->trimmed().toStdString());
        m_keeping.start();
    }
}

} // namespace pages
