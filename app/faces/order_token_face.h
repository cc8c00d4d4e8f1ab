// The face of an order token: a coin in the metal of its rank, its chevrons, and around them the
// four things an order allows: move, attack, guard, use an ability.
#pragma once

#include "faces/canvas.h"

namespace faces
{

// In units of which the token's radius is 100, its centre at the origin.
void paintOrderToken(const Canvas &canvas);

} // namespace faces
