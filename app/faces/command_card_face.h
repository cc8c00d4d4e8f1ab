// The face of a Mutant Chronicles command card: the symbols that a unit must have, the restriction
// in italics, the effect, and what buying it back costs.
#pragma once

#include "faces/canvas.h"

namespace faces
{

void paintCommandCard(const Canvas &canvas);

} // namespace faces
