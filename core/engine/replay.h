// Plays a log again, as far as it agrees with the rules of today, and says where it does not.
#pragma once

#include "engine/game.h"
#include "engine/log.h"

#include <limits>
#include <memory>
#include <optional>

namespace engine
{

struct Difference {
    std::size_t answers = 0; // how many agreed
    base::Text what;
};

struct Replayed {
    std::unique_ptr<State> state; // after the last answer that agreed
    std::size_t answers = 0;
    std::optional<Difference> difference; // the first; nothing: the log is what the rules make
};

// Follows a replay: takes the events, and then the position that an answer led to.
class Watcher : public EventSink
{
public:
    virtual void after(const State &state, std::size_t answers) = 0;
};

constexpr std::size_t WholeLog = std::numeric_limits<std::size_t>::max();

// Fails only where the log is another game's or its setup cannot be played.
base::Result<Replayed>
replay(const Game &game, const Log &log, std::size_t to = WholeLog, Watcher *watcher = nullptr);

} // namespace engine
