// The outlines of the symbols, each in a square of 100 by 100: path arithmetic turns curves that
// are much smaller into corners. Only symbols.cpp needs them.
#pragma once

#include "faces/symbols.h"

#include <QPainterPath>

namespace faces
{

QPainterPath drawnSymbol(Symbol symbol);

} // namespace faces
