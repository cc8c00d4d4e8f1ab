// What a policy may ask of Clout: how the table looks to a seat, and which points are worth aiming
// at. It reads what the seat sees and nothing more.
#pragma once

#include "engine/advice.h"

namespace games::clout
{

const engine::Advice &advice();

} // namespace games::clout
