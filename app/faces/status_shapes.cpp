#include "faces/status_shapes.h"

#include "faces/shapes.h"

namespace faces
{

using namespace shapes; // NOLINT(google-build-using-namespace): the vocabulary of this file

namespace
{

const QPointF Middle{50, 50};

} // namespace

QPainterPath pen()
{
    QPainterPath path = polygon({{40, 0}, {60, 0}, {60, 14}, {40, 14}});
    path.addPath(polygon({{40, 20}, {60, 20}, {60, 74}, {50, 100}, {40, 74}}));
    return turned(path, 40, Middle);
}

QPainterPath half()
{
    QPainterPath path = arcBand(Middle, 46, 35, 0, 359.9);
    QPainterPath side;
    side.moveTo(50, 22);
    side.arcTo(QRectF{22, 22, 56, 56}, 90, 180);
    side.closeSubpath();
    path.addPath(side);
    return path;
}

QPainterPath flask()
{
    QPainterPath path = polygon({{34, 4},
                                 {66, 4},
                                 {66, 14},
                                 {60, 14},
                                 {60, 40},
                                 {90, 86},
                                 {84, 96},
                                 {16, 96},
                                 {10, 86},
                                 {40, 40},
                                 {40, 14},
                                 {34, 14}});
    return path.subtracted(circle({46, 78}, 8)).subtracted(circle({60, 66}, 6));
}

QPainterPath question()
{
    QPainterPath path = arcBand({50, 32}, 28, 15, -80, 260);
    path = path.united(bar({52.5, 56}, {50, 66}, 13));
    return path.united(circle({50, 89}, 9));
}

} // namespace faces
