// What never moves under the chips: the surface, a faint grid with centimetres along two edges, the
// scale bar, and where each seat throws from. Painted once for a size and kept by the board.
#pragma once

#include "boards/clout_colours.h"
#include "boards/clout_table_scale.h"
#include "games/clout/setup.h"

#include <QImage>

#include <array>

class QLocale;
class QPainter;

namespace boards
{

struct TablePhotograph {
    QImage picture;
    std::array<QPointF, 4> corners; // of the area, in its pixels: from the far left one clockwise
};
// In place of the surface, turned and stretched so that the area lies where it is drawn. Corners
// between which no area can lie leave the surface as it is.
void paintPhotograph(QPainter &painter, const TableScale &scale, const TablePhotograph &photograph);

void paintGround(QPainter &painter,
                 const TableScale &scale,
                 const BoardColours &colours,
                 const games::clout::Setup &setup,
                 engine::Seat viewer,
                 const TablePhotograph *photograph, // null: none
                 const QLocale &locale);
// A disc with the seat's number.
void paintSeatBadge(QPainter &painter, QPointF centre, qreal radius, std::size_t seat);

} // namespace boards
