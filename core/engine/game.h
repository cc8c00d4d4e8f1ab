// The immutable facts of one game's rules and the way to begin: one constant a game. The setup is
// written out in full (house rules, seats, every piece with its numbers), so that a log replays
// whatever happens to the catalogue; to the engine it is opaque.
#pragma once

#include "engine/state.h"

#include <string>
#include <string_view>

namespace engine
{

class Game
{
public:
    Game() = default;
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;
    Game(Game &&) = delete;
    Game &operator=(Game &&) = delete;
    virtual ~Game() = default;

    virtual std::string_view slug() const = 0;
    // Grows with every change of the rules that a log can notice.
    virtual int rulesVersion() const = 0;
    // `setup` is one JSON document. The Problem says what about it cannot be played.
    virtual base::Result<std::unique_ptr<State>> start(const files::json::Node &setup) const = 0;
};

} // namespace engine
