// How much of their speed two chips keep that slide against each other on a surface: the one figure
// of the slide model that is fitted and not looked up.
#pragma once

#include "games/clout/slide_contacts.h"
#include "games/clout/throw.h"

#include <cstdint>
#include <span>
#include <vector>

namespace calibrate
{

// A chip that slides against one that lies, and where both ended.
struct Knock {
    games::clout::SlidingChip sliding;
    games::clout::SlidingChip lying;
    games::clout::Vector2 slidingEnds;
    games::clout::Vector2 lyingEnds;
};

// Some hundred knocks of flat chips in three dimensions.
std::vector<Knock> seenKnocks(const games::clout::Surface &surface, std::uint64_t seed);

// Per mille, to the nearest 25: that with which sliding discs end nearest to those.
std::int64_t bounceOf(std::span<const Knock> knocks, const games::clout::Surface &surface);

} // namespace calibrate
