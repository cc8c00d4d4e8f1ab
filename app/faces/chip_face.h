// The face of a Clout Fantasy chip: the name around the rim between two symbols of its type, art
// above, text below, and between them the clout points as white dots with range and defense.
#pragma once

#include "faces/canvas.h"

namespace faces
{

// In units of which the chip's radius is 100, its centre at the origin.
void paintChip(const Canvas &canvas);

} // namespace faces
