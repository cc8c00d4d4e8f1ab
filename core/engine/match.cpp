#include "engine/match.h"

#include <algorithm>

namespace engine
{

using base::text;

namespace
{

constexpr std::size_t AnswersBetweenKept = 32;
constexpr std::size_t AnswersBetweenCheckpoints = 16;

} // namespace

base::Result<Match> Match::begin(const Game &game, files::json::Node setup)
{
    auto state = game.start(setup);
    if (!state) {
        return tl::unexpected(state.error());
    }
    return Match(game, std::move(setup), std::move(*state));
}

Match::Match(const Game &game, files::json::Node setup, std::unique_ptr<State> start)
    : m_state(std::move(start))
{
    m_log.game = game.slug();
    m_log.rulesVersion = game.rulesVersion();
    m_log.setup = std::move(setup);
    m_kept.push_back({0, m_state->clone()});
}

void Match::seat(Seat seat, Decider *decider)
{
    if (seat == Nature) {
        m_nature = decider;
    } else if (placeOf(seat) < MostSeats) {
        m_deciders[placeOf(seat)] = decider;
    }
}

Progress Match::advance(EventSink *events)
{
    std::optional<Progress> stopped;
    while (!stopped) {
        stopped = step(events);
    }
    return *stopped;
}

std::optional<Progress> Match::step(EventSink *events)
{
    const auto pending = m_state->pending();
    if (!pending) {
        return Progress{Progress::Stop::Over, {}};
    }
    Decision decision = *pending;
    decision.number = static_cast<std::uint32_t>(length());
    auto answer = onlyAnswer(decision);
    if (!answer) {
        auto *decider = deciderOf(decision.seat);
        answer = decider == nullptr ? std::nullopt
                                    : decider->answer(View(*m_state, decision.seat), decision);
    }
    if (!answer) {
        return Progress{Progress::Stop::Waiting, {}};
    }
    if (auto refusal = give(*answer, events); !refusal.empty()) {
        return Progress{Progress::Stop::Refused, std::move(refusal)};
    }
    return std::nullopt;
}

Refusal Match::give(const Answer &answer, EventSink *events)
{
    if (!m_state->pending()) {
        return text("Engine", "The game is over; nothing is asked any more.");
    }
    auto refusal = m_state->check(answer);
    if (refusal.empty()) {
        take(answer, events);
    }
    return refusal;
}

void Match::rewindTo(std::size_t answers)
{
    const std::size_t target = std::min(answers, length());
    while (m_kept.back().answers > target) {
        m_kept.pop_back();
    }
    m_state->copyFrom(*m_kept.back().state);
    for (std::size_t given = m_kept.back().answers; given < target; ++given) {
        m_state->apply(m_log.answers[given], nullptr);
    }
    m_log.answers.resize(target);
    std::erase_if(m_log.checkpoints,
                  [target](const Checkpoint &checkpoint) { return checkpoint.answers > target; });
}

Decider *Match::deciderOf(Seat seat) const
{
    if (seat == Nature) {
        return m_nature;
    }
    return placeOf(seat) < MostSeats ? m_deciders[placeOf(seat)] : nullptr;
}

// Nobody is asked where there is no choice, chance neither.
std::optional<Answer> Match::onlyAnswer(const Decision &decision)
{
    if (decision.domain != Domain::Options) {
        return std::nullopt;
    }
    m_state->options(m_options);
    return m_options.size() == 1 ? std::optional<Answer>(Pick{m_options[0].code}) : std::nullopt;
}

void Match::take(const Answer &answer, EventSink *events)
{
    m_state->apply(answer, events);
    m_log.answers.push_back(answer);
    if (length() % AnswersBetweenCheckpoints == 0 || !m_state->pending()) {
        m_log.checkpoints.push_back({length(), m_state->digest()});
    }
    if (length() % AnswersBetweenKept == 0) {
        m_kept.push_back({length(), m_state->clone()});
    }
}

} // namespace engine
