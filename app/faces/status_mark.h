// The mark of where a piece comes from: "DEMO" on invented ones, a pen on a person's own, a half
// disc on those of which not everything is known. Official pieces carry none.
#pragma once

#include "faces/canvas.h"

namespace faces
{

// A small pill centred there; `height` in units of the face.
void paintStatusMark(const Canvas &canvas, QPointF centre, qreal height);
// The same without a pill, at the top of a rim of that radius about the origin. Returns half of the
// degrees that it takes.
qreal paintStatusOnRim(const Canvas &canvas, qreal radius, qreal size);
qreal statusMarkWidth(const Canvas &canvas, qreal height);

} // namespace faces
