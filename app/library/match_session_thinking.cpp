// How programs are asked: in a worker, one after the other, and never for a moment that has passed.
#include "library/match_session.h"

#include <QPromise>

namespace library
{

using base::text;

void MatchSession::proceed()
{
    m_isDue = false;
    if (!isOpen() || m_holds > 0 || m_isThinking || !m_line->isAtEnd()) {
        return;
    }
    const auto pending = m_line->state().pending();
    if (!pending) {
        return;
    }
    if (const auto only = m_line->onlyAnswer()) {
        take(*only, nullptr);
    } else if (answering(*pending) != nullptr) {
        think(*pending);
    }
}

void MatchSession::think(const engine::Decision &pending)
{
    engine::Decision decision = pending;
    decision.number = static_cast<std::uint32_t>(m_line->at());
    const auto promise = std::make_shared<QPromise<Thought>>();
    const std::shared_ptr<const engine::State> state = m_line->state().clone();
    m_isThinking = true;
    m_thinking.setFuture(promise->future());
    m_workers.start([promise, state, decision, who = *answering(pending)] {
        promise->start();
        if (!promise->isCanceled()) {
            Thought thought;
            thought.answer = who.decider->answer(engine::View(*state, decision.seat), decision);
            if (thought.answer && who.flight) {
                thought.flight = who.flight();
            }
            promise->addResult(std::move(thought));
        }
        promise->finish();
    });
    Q_EMIT waitingChanged();
}

void MatchSession::thoughtOf()
{
    const auto future = m_thinking.future();
    if (!m_isThinking || future.isCanceled() || future.resultCount() == 0) {
        return; // nobody waits for it any more
    }
    m_isThinking = false;
    const Thought thought = future.result();
    if (thought.answer) {
        take(*thought.answer, thought.flight);
    } else {
        Q_EMIT failed({{}, 0, text("Table", "A program gives no answer."), {}});
        Q_EMIT waitingChanged();
    }
}

void MatchSession::stopThinking()
{
    if (m_isThinking) {
        m_isThinking = false;
        m_thinking.future().cancel();
        m_thinking.setFuture({});
    }
}

void MatchSession::moveNow()
{
    const auto pending = isOpen() ? m_line->state().pending() : std::nullopt;
    if (!m_isThinking || !pending || pending->seat == engine::Nature || !m_quickest) {
        return;
    }
    stopThinking();
    const auto answer = m_quickest->answer(engine::View(m_line->state(), pending->seat), *pending);
    if (answer) {
        take(*answer, nullptr);
    }
}

} // namespace library
