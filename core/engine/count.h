// Counts the paths of picks that lead on from a position: one number that holds the rules of today
// against those of yesterday, as perft does for chess.
#pragma once

#include "engine/state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace engine
{

// What may be picked at once; nothing where a point is to be chosen, chance acts or the game is
// over.
std::vector<std::uint64_t> picksOf(const State &state);

// Paths of `depth` picks. One that meets an end of picksOf() earlier counts once. Nothing: there
// are more than `most`.
std::optional<std::uint64_t>
countPaths(const State &state, std::uint64_t depth, std::uint64_t most = 50'000'000);

} // namespace engine
