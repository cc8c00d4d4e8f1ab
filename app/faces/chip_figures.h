// The figures of a chip: clout points as dots, range, and defense. Only used within faces/.
#pragma once

#include "faces/chip_layout.h"

namespace faces
{

void paintPoints(const Canvas &canvas, const ChipLayout &layout);
// On the smallest chips the dots lie on the foot of the rim.
void paintPointsOnRim(const Canvas &canvas, const ChipLayout &layout);
void paintRange(const Canvas &canvas, const ChipLayout &layout);
void paintDefense(const Canvas &canvas, const ChipLayout &layout);

} // namespace faces
