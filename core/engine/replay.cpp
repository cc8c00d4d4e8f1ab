#include "engine/replay.h"

#include <algorithm>

namespace engine
{

using base::text;

namespace
{

// Why the next answer of the log cannot be the next of the match; empty where it can.
base::Text obstacle(const State &state, const Answer &answer)
{
    return state.pending() ? state.check(answer)
                           : text("Engine", "The game is over, but the log goes on.");
}

} // namespace

base::Result<Replayed> replay(const Game &game, const Log &log, std::size_t to, Watcher *watcher)
{
    if (log.game != game.slug()) {
        return base::problem(
            text("Engine", "This is a log of “%1”, not of “%2”.").with(log.game).with(game.slug()));
    }
    auto started = game.start(log.setup);
    if (!started) {
        return tl::unexpected(started.error());
    }
    Replayed result{std::move(*started), 0, std::nullopt};
    auto checkpoint = log.checkpoints.begin();
    const std::size_t last = std::min(to, log.answers.size());
    for (;;) {
        for (; checkpoint != log.checkpoints.end() && checkpoint->answers == result.answers;
             ++checkpoint) {
            if (checkpoint->digest != result.state->digest()) {
                result.difference = {
                    result.answers,
                    text("Engine", "After answer %1 the position is another than in the log.")
                        .with(result.answers)};
                return result;
            }
        }
        if (result.answers == last) {
            return result;
        }
        const auto &answer = log.answers[result.answers];
        if (auto reason = obstacle(*result.state, answer); !reason.empty()) {
            result.difference = {result.answers,
                                 text("Engine", "Answer %1, “%2”, is not allowed: %3")
                                     .with(result.answers + 1)
                                     .with(printAnswer(answer))
                                     .with(std::move(reason))};
            return result;
        }
        result.state->apply(answer, watcher);
        ++result.answers;
        if (watcher != nullptr) {
            watcher->after(*result.state, result.answers);
        }
    }
}

} // namespace engine
