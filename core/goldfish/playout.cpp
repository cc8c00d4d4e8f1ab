#include "goldfish/playout.h"

namespace goldfish
{

using engine::Answer;
using engine::Decision;
using engine::State;

namespace
{

// A choice of one is none, for chance neither.
std::optional<Answer>
onlyAnswer(const State &state, const Decision &decision, engine::OptionBuffer &options)
{
    if (decision.domain != engine::Domain::Options) {
        return std::nullopt;
    }
    state.options(options);
    return options.size() == 1 ? std::optional<Answer>(engine::Pick{options[0].code})
                               : std::nullopt;
}

std::optional<Answer> asked(const State &state, const Decision &decision, const Players &players)
{
    auto *const decider = decision.seat == engine::Nature
        ? players.nature
        : players.seats[engine::placeOf(decision.seat) % engine::MostSeats];
    return decider == nullptr ? std::nullopt
                              : decider->answer(engine::View(state, decision.seat), decision);
}

void tell(const Listeners &listeners, const State &state, const Answer &answer)
{
    if (listeners.tally != nullptr) {
        listeners.tally->follow(state);
    }
    if (listeners.log != nullptr) {
        listeners.log->answers.push_back(answer);
    }
}

void tellTheEnd(const Listeners &listeners, const State &state)
{
    if (listeners.tally != nullptr) {
        listeners.tally->finish(state);
    }
    if (listeners.log != nullptr) {
        listeners.log->checkpoints.push_back({listeners.log->answers.size(), state.digest()});
    }
}

} // namespace

Playout playOut(State &state,
                const Players &players,
                const PlayoutLimits &limits,
                const Listeners &listeners,
                engine::OptionBuffer &options)
{
    using End = Playout::End;
    Playout result;
    while (auto decision = state.pending()) {
        if (result.answers == limits.mostAnswers) {
            result.end = End::Cap;
            break;
        }
        result.seat = decision->seat;
        decision->number = result.answers;
        if (limits.gate != nullptr && !limits.gate->pass()) {
            result.end = End::Cancelled;
            return result;
        }
        auto answer = onlyAnswer(state, *decision, options);
        if (!answer) {
            answer = asked(state, *decision, players);
        }
        if (!answer) {
            result.end = End::Silent;
            return result;
        }
        result.refusal = state.check(*answer);
        if (!result.refusal.empty()) {
            result.refused = engine::printAnswer(*answer);
            result.end = End::Refused;
            return result;
        }
        state.apply(*answer, listeners.tally);
        ++result.answers;
        tell(listeners, state, *answer);
    }
    tellTheEnd(listeners, state);
    return result;
}

} // namespace goldfish
