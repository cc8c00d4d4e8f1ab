// Plays random games of any kind and holds every promise that a game makes to the kernel, at each
// step: invariants, options that are accepted, codes that are refused, clones, digests, views that
// hidden parts do not change, and a log that replays to the same position.
#pragma once

#include "engine/game.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace support
{

struct SimOptions {
    std::uint64_t seed = 1;
    int games = 50;
    std::size_t mostAnswers = 10'000; // a longer game is a failure: it may run for ever
    // Where a throw comes to rest; only games with throws need it.
    std::function<engine::Rest(const engine::State &, base::Rng &)> rest;
    // Now and then an answer besides those that are asked for, such as a change by hand; the game
    // allows it.
    std::function<std::optional<engine::Answer>(const engine::State &, base::Rng &)> besides;
};

// Empty where all holds; else what failed, with seed, game and the answers that lead there.
std::string
simulate(const engine::Game &game, const files::json::Node &setup, const SimOptions &options);

} // namespace support
