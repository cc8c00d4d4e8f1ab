// From some twenty real throws on an empty table, each with its mark and with where the chip
// stopped, how exactly a person throws and what the table is like. By maximum likelihood with the
// slide model's landings; every figure with the interval in which it lies with 95 percent. A person
// who always throws too far or too much to one side is taken for an unsteady one.
#pragma once

#include "games/clout/landing_table.h"
#include "games/clout/throw.h"

#include <memory>

namespace games::clout
{

struct RealThrow {
    Throw what; // its aim is the mark where the chip was to touch down; its hand is not looked at
    base::Point stopped;
};

struct Estimate {
    std::int32_t value = 0;
    std::int32_t least = 0; // from here
    std::int32_t most = 0;  // to here, in 95 of 100 such trials
};

struct SurfaceChance {
    std::string surface; // its slug
    int percent = 0;     // by likelihood alone, were all equally common
};

struct FittedHand {
    Hand hand;
    Estimate speedPerMyriad;
    Estimate sidewaysMilliDeg;
    Estimate tiltMilliDeg;
    std::vector<SurfaceChance> surfaces; // the likeliest first
};

constexpr std::size_t FewestRealThrows = 8;

// The same throws give the same result; its last digits may differ between processors.
base::Result<FittedHand> fitHand(std::span<const RealThrow> throws,
                                 const std::vector<std::shared_ptr<const LandingTable>> &tables);

} // namespace games::clout
