// A chip somewhere in its free flight, as a body that a world in three dimensions can go on with.
#pragma once

#include "games/clout/flight.h"
#include "throw3d/chip_world.h"

namespace throw3d
{

Motion motionAt(const games::clout::Flight &flight, double seconds);
// When the centre is as high as that on its way down, or 0 where the hand is lower.
double secondsToHeight(const games::clout::Flight &flight, double heightMm);

} // namespace throw3d
