#include "faces/rank_shapes.h"

#include "faces/shapes.h"

namespace faces
{

using namespace shapes; // NOLINT(google-build-using-namespace): the vocabulary of this file

namespace
{

const QPointF Middle{50, 50};

} // namespace

QPainterPath chevrons(int count)
{
    QPainterPath path;
    const qreal step = 27;
    const qreal top = 50 - (count - 1) * step / 2 - 20;
    for (int i = 0; i < count; ++i) {
        const qreal y = top + i * step;
        path.addPath(polygon(
            {{50, y}, {90, y + 24}, {90, y + 40}, {50, y + 16}, {10, y + 40}, {10, y + 24}}));
    }
    return path;
}

QPainterPath squareDie(bool heavy)
{
    QPainterPath path;
    path.addRoundedRect(QRectF{6, 6, 88, 88}, 16, 16);
    path = path.subtracted(bar({30, 70}, {70, 30}, 13));
    return heavy ? path.subtracted(bar({30, 30}, {70, 70}, 13)) : path;
}

QPainterPath roundDie(bool heavy)
{
    QPainterPath path = circle(Middle, 47).subtracted(circle(Middle, heavy ? 10 : 14));
    return heavy ? path.subtracted(arcBand(Middle, 31, 20, 0, 359.9)) : path;
}

QPainterPath hexes(std::initializer_list<QPointF> places, qreal radius)
{
    QPainterPath path;
    for (const QPointF &place : places) {
        path.addPath(regular(Middle + place * radius, radius * 0.92, 6));
    }
    return path;
}

} // namespace faces
