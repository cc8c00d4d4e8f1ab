// Clout Fantasy: thrown chips on a square metre, two to four players (rule book of 2006, the
// official turn sequence, our rulings). The one constant through which it is played.
#pragma once

#include "engine/game.h"

namespace games::clout
{

const engine::Game &game();

} // namespace games::clout
