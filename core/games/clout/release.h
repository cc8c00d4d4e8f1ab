// What the hand really gave the chip in one throw: what was meant, with the hand's errors drawn.
// Whole numbers, so that the same stream gives the same throw on every machine; all throw models
// draw them here, and so the same stream means the same hand to each of them.
#pragma once

#include "games/clout/throw.h"

namespace games::clout
{

// Directions are those of the throw: forward, and to the left of it.
struct Release {
    std::int32_t speedPerMyriad = 10000; // of the speed that was meant
    std::int32_t sidewaysMilliDeg = 0;   // to the left
    // How far the axis of the chip leans from the upright.
    std::int32_t tiltForwardMilliDeg = 0;
    std::int32_t tiltLeftMilliDeg = 0;
    // Turning about an axis in the chip's plane, and about its own axis.
    std::int32_t tumbleForwardMilliRad = 0; // per second, about the axis that points forward
    std::int32_t tumbleLeftMilliRad = 0;
    std::int32_t spinMilliRad = 0;

    bool operator==(const Release &) const = default;
};

Release drawRelease(const Hand &hand, base::Rng &rng);

} // namespace games::clout
