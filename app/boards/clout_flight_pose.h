// How a chip in the air looks from above: where its shadow falls, how high it seems, and how narrow
// it is where it leans. From a pose of a track to what is drawn.
#pragma once

#include "boards/clout_chip_painting.h"
#include "boards/clout_table_scale.h"
#include "games/clout/throw.h"

namespace boards
{

void putPose(ChipPicture &picture, const games::clout::Track::Pose &pose, const TableScale &scale);

} // namespace boards
