// Makes a landing table out of some ten thousand throws in three dimensions, spread over all
// speeds, heights and tilts that a table of landings must know.
#pragma once

#include "games/clout/landing_table.h"
#include "games/clout/throw.h"

#include <cstdint>

namespace calibrate
{

struct TableSize {
    int free = 2000;
    int onChip = 1500;
    int touch = 1200;
    int thrownForEach = 5; // throws, of which one becomes a row, evenly chosen
};

// Deterministic from the seed, but for the bounce, which is left at what it is.
games::clout::LandingTable
makeTable(const games::clout::Surface &surface, const TableSize &size, std::uint64_t seed);

} // namespace calibrate
