// What the table asks at a moment, and what a person answers.
#include "pages/table_page.h"
#include "pages/table_question_pane.h"

#include <algorithm>

namespace pages
{

using Waiting = library::MatchSession::Waiting;

bool TablePage::isRestEntered() const
{
    if (m_board == nullptr || m_session.waiting() != Waiting::Person) {
        return false;
    }
    const auto pending = m_session.line().state().pending();
    return pending->domain == engine::Domain::Rest
        || (m_board->isAimed() && m_session.isThrownByHand());
}

QString TablePage::whoIsAsked() const
{
    const auto pending = m_session.line().state().pending();
    if (!pending) {
        return {};
    }
    const auto &sitters = m_session.sitters();
    const bool isChance = pending->seat == engine::Nature;
    if (m_session.waiting() == Waiting::Person) {
        const auto people = std::count_if(sitters.begin(), sitters.end(), [](const auto &each) {
            return each.isPerson();
        });
        return isChance || people == 1 ? tr("You are asked") : seatName(pending->seat);
    }
    return isChance ? QString() : seatName(pending->seat);
}

void TablePage::showQuestion()
{
    if (!m_session.isOpen()) {
        return;
    }
    const auto &state = m_session.line().state();
    const auto pending = state.pending();
    m_question->setHeading(sentence(state.question()), whoIsAsked());
    if (m_lesson) {
        showCaption();
    } else if (m_placing) {
        m_question->setHeading(tr("Where does %1 lie?").arg(m_board->nameOf(m_placing->token)),
                               tr("Set by hand"));
        showPlaceQuestion(tr("Put It There"));
        m_question->setLeavable(true);
        m_board->setFocus();
    } else if (!pending) {
        showOver();
    } else if (m_session.waiting() == Waiting::Person) {
        askPerson(*pending);
    } else if (m_session.waiting() == Waiting::Past) {
        m_question->showMessage({tr("This moment is past. What was answered then lies ahead."),
                                 actionsNamed({QStringLiteral("table-forward"),
                                               QStringLiteral("table-play"),
                                               QStringLiteral("table-end"),
                                               QStringLiteral("table-continue")})});
    } else {
        m_question->showMessage(
            {pending->seat == engine::Nature ? tr("The chip is in the air…") : tr("Thinking…"),
             pending->seat == engine::Nature ? QList<QAction *>()
                                             : actionsNamed({QStringLiteral("table-move-now")})});
    }
    enableActions();
}

void TablePage::askPerson(const engine::Decision &decision)
{
    if (isRestEntered()) {
        m_question->setHeading(
            tr("Where does %1 come to rest?").arg(m_board->nameOf(m_board->thrown())),
            whoIsAsked());
        m_question->showRest(*m_board, m_board->cursor());
    } else if (decision.domain == engine::Domain::Options) {
        m_question->showOptions(m_board->choices());
    } else {
        showPlaceQuestion(m_board->isAimed() ? tr("Throw") : tr("Put It There"));
    }
    const auto *const focused = focusWidget();
    const bool wasAnswering = focused == nullptr || m_question->isAncestorOf(focused)
        || m_board->isAncestorOf(focused) || focused == m_board;
    if (isVisible() && wasAnswering) {
        if (decision.domain == engine::Domain::Options) {
            m_question->focusAnswer();
        } else {
            m_board->setFocus();
        }
    }
}

void TablePage::showPlaceQuestion(const QString &does)
{
    const auto bounds = m_board->area();
    constexpr std::int32_t Beyond = 200'000; // a place may be aimed at from outside, µm
    m_question->showPoint(does,
                          {{bounds.least.x - Beyond, bounds.least.y - Beyond},
                           {bounds.most.x + Beyond, bounds.most.y + Beyond}},
                          m_board->cursor());
}

void TablePage::showOver()
{
    const auto ending = m_session.line().state().ending();
    QStringList scores;
    for (std::size_t seat = 0; seat < m_session.sitters().size(); ++seat) {
        scores.append(QString::number(ending->scores[seat]));
    }
    const QString result =
        ending->winner ? tr("%1 wins").arg(seatName(*ending->winner)) : tr("Nobody wins");
    m_question->setHeading(QStringLiteral("%1, %2").arg(result, scores.join(QStringLiteral(" : "))),
                           tr("The match is over"));
    m_question->showMessage({changesSoFar(),
                             actionsNamed({QStringLiteral("table-again"),
                                           QStringLiteral("table-new"),
                                           QStringLiteral("table-begin"),
                                           QStringLiteral("table-save")})});
}

// Only what the board offers is taken; both it and the list may be behind by a step.
void TablePage::giveCode(quint64 code)
{
    give(engine::Pick{code});
}

void TablePage::givePoint(base::Point point)
{
    give(point);
}

// By hand nobody aims: the place it was meant for is where it came to rest, as near as the rules
// let one aim.
void TablePage::giveRest(const engine::Rest &rest)
{
    if (m_board->isAimed()) {
        const auto area = m_board->area();
        const auto at = rest.all().front().at;
        const base::Point meant{std::clamp(at.x, area.least.x, area.most.x),
                                std::clamp(at.y, area.least.y, area.most.y)};
        if (!give(meant)) {
            return;
        }
    }
    give(rest);
}

bool TablePage::give(const engine::Answer &answer)
{
    if (m_isHeld) {
        m_board->skip();
        stepShown();
    }
    const auto refusal = m_session.answer(answer);
    if (refusal.empty() && m_placing) {
        m_placing.reset();
        m_session.release();
    }
    m_question->explain(sentence(refusal));
    return refusal.empty();
}

} // namespace pages
