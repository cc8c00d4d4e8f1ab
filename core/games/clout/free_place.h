// The nearest place to a point where a chip overlaps none that lies.
#pragma once

#include "games/clout/vector.h"

#include <span>

namespace games::clout
{

// `apart` is the least distance of two centres. Where the point is the very centre of a chip, the
// one in that direction, of length 1.
Vector2
nearestFreePlace(Vector2 point, std::span<const Vector2> lying, double apart, Vector2 direction);

} // namespace games::clout
