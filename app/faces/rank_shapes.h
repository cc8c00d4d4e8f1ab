// Ranks, dice and bases of Mutant Chronicles, in a square of 100 by 100. Only symbol_shapes.cpp
// needs them.
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <initializer_list>

namespace faces
{

QPainterPath chevrons(int count);
// Square: a blow. One stroke is light, two are heavy.
QPainterPath squareDie(bool heavy);
// Round: a shot. A spot is light, a spot in a ring heavy.
QPainterPath roundDie(bool heavy);
// Places are in radii from the middle.
QPainterPath hexes(std::initializer_list<QPointF> places, qreal radius);

} // namespace faces
