// Plain paths that symbols and emblems are made of. All are centred on a point and have a size, so
// that a drawing reads as a list of its parts.
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <initializer_list>

namespace faces::shapes
{

QPainterPath circle(QPointF centre, qreal radius);
QPainterPath polygon(std::initializer_list<QPointF> points);
// Even corners on a circle; a turn of 0 has a corner at the top. In degrees.
QPainterPath regular(QPointF centre, qreal radius, int corners, qreal turn = 0);
QPainterPath star(QPointF centre, qreal outer, qreal inner, int points, qreal turn = 0);
// Pointed at both ends, its foot on `foot`, leaning by `turn` degrees from upright.
QPainterPath leaf(QPointF foot, qreal length, qreal width, qreal turn);
// A straight bar with round ends.
QPainterPath bar(QPointF from, QPointF to, qreal thickness);
// The part of a ring between two angles in degrees, 0 at three o'clock, growing anticlockwise.
QPainterPath arcBand(QPointF centre, qreal outer, qreal inner, qreal from, qreal span);
QPainterPath gear(QPointF centre, qreal outer, qreal inner, int teeth);
// An eye: pointed at both ends, lying on its side before it is turned.
QPainterPath almond(QPointF centre, qreal halfWidth, qreal halfHeight, qreal turn);
QPainterPath turned(const QPainterPath &path, qreal degrees, QPointF about = {});
QPainterPath mirrored(const QPainterPath &path); // left and right of x = 0
QPainterPath placed(const QPainterPath &path, QPointF at, qreal scale);

} // namespace faces::shapes
