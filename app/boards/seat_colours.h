// The colours of the seats, of any game: the rims of pieces and the cards of the players' sides
// wear the same. A seat is never told by its colour alone; a number stands beside it.
#pragma once

#include "engine/seat.h"

#include <QColor>

namespace boards
{

// For the palette in force, light or dark; what is legible on it, faces::legibleOn says.
QColor seatColour(engine::Seat seat);

} // namespace boards
