// Where a throw is aimed and how it scatters, and who holds whom: lines and marks on the table.
#pragma once

#include "boards/clout_colours.h"
#include "boards/clout_scatter.h"
#include "boards/clout_table_scale.h"

#include <span>

class QPainter;

namespace boards
{

// A dotted line with an arrow between two places on the screen.
void paintLink(QPainter &painter, const BoardColours &colours, QPointF from, QPointF to);

// The way from the hand, and where throws at the aim touch down and come to rest.
struct ThrowPicture {
    base::Point from;
    Scatter scatter;
    std::span<const base::Point> rests;
};
void paintThrow(QPainter &painter,
                const TableScale &scale,
                const BoardColours &colours,
                const ThrowPicture &picture);
// The cross, with the chip that would lie there.
void paintAim(QPainter &painter,
              const TableScale &scale,
              const BoardColours &colours,
              base::Disc aim);

} // namespace boards
