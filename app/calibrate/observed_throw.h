// One throw in three dimensions watched closely: where the thrown chip touched down and came to
// rest, where on its way it was low, and how far it pushed what lay there.
#pragma once

#include "base/angle.h"
#include "games/clout/flight.h"
#include "games/clout/landing_table.h"

#include <span>
#include <vector>

namespace calibrate
{

constexpr double ChipRadius = 19.7; // mm

// Millimetres; x is ahead in the direction of the throw, y to the left of it, from the place of
// touching down.
struct ObservedThrow {
    games::clout::Vector2 way;
    games::clout::LowParts low = 0;
    std::vector<games::clout::Vector2> pushed; // each of those that lay
};

// In a world that is turned by that much; see throw3d::ChipWorld.
ObservedThrow observe(const games::clout::Surface &surface,
                      const games::clout::Flight &flight,
                      base::Turn world,
                      std::span<const games::clout::Vector2> lying = {});

} // namespace calibrate
