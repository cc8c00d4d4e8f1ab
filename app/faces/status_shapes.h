// The marks of where a piece comes from, in a square of 100 by 100. Only symbol_shapes.cpp needs
// them.
#pragma once

#include <QPainterPath>

namespace faces
{

QPainterPath pen();
QPainterPath half();
QPainterPath flask();
QPainterPath question();

} // namespace faces
