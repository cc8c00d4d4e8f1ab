// Where the parts of a chip lie at each size. Only used within faces/.
#pragma once

#include "faces/canvas.h"

namespace faces
{

// Where things lie, in hundredths of the radius.
struct ChipLayout {
    qreal disc;    // radius of the inlay within the rim
    qreal bandTop; // the band of points parts art and text
    qreal bandBottom;
    qreal pointsY;
    qreal dot;   // radius of a point
    qreal badge; // radius of range and defense
    qreal badgeX;
    qreal badgeY;
    qreal emblemY;
    qreal emblem; // radius
};

// Whether abilities are written on a chip of this size.
bool hasWords(const Canvas &canvas);
const ChipLayout &layoutOf(const Canvas &canvas);

} // namespace faces
