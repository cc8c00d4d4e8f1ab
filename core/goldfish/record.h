// What is kept of each match of a batch: a few numbers, so that a million of them fit.
#pragma once

#include "engine/seat.h"
#include "engine/tally.h"

#include <cstdint>
#include <optional>

namespace goldfish
{

struct MatchRecord {
    std::uint64_t digest = 0; // of the last position
    engine::BySeat scores{};
    std::uint32_t answers = 0;
    std::uint16_t turns = 0;              // 0 where the game does not tell
    engine::Seat winner = engine::Nature; // Nature: a draw
    bool isUnfinished = false; // it was broken off after so many answers; it counts for nothing

    bool operator==(const MatchRecord &) const = default;
};

} // namespace goldfish
