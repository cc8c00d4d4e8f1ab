// The face of a Mutant Chronicles unit card: framed in the metal of its rank, its emblem standing
// on the base, figures and dice below, and the game text.
#pragma once

#include "faces/canvas.h"

namespace faces
{

void paintUnitCard(const Canvas &canvas);

} // namespace faces
