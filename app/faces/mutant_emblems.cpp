#include "faces/emblem_shapes.h"
#include "faces/shapes.h"

namespace faces::emblem
{

using namespace shapes; // NOLINT(google-build-using-namespace): the vocabulary of this file

Emblem horns(int variant)
{
    Emblem emblem;
    QPainterPath half;
    half.moveTo(0, 48);
    half.lineTo(-20, 6);
    half.cubicTo(-52, 0, -52, -30, -40, -50);
    half.cubicTo(-38, -30, -24, -22, -12, -20);
    half.lineTo(0, -10);
    half.closeSubpath();
    emblem.body = half;
    emblem.body.addPath(mirrored(half));
    emblem.body.setFillRule(Qt::WindingFill);
    emblem.accent = almond({0, 12}, variant % 2 == 0 ? 12 : 9, 5, variant < 2 ? 90 : 0);
    return emblem;
}

Emblem crescents(int variant)
{
    Emblem emblem;
    const qreal turn = 45.0 * variant;
    QPainterPath moon = circle({0, 0}, 46).subtracted(circle({16, -8}, 38));
    QPainterPath small = circle({12, -6}, 25).subtracted(circle({3, -12}, 21));
    emblem.body = turned(moon, turn);
    emblem.accent = turned(small, turn);
    return emblem;
}

Emblem bulwark(int variant)
{
    Emblem emblem;
    emblem.body = polygon({{-40, -44}, {40, -44}, {40, 8}, {0, 48}, {-40, 8}});
    for (int i = 0; i <= variant % 3; ++i) {
        const qreal y = 8 - 17.0 * i;
        emblem.body = emblem.body.subtracted(polygon(
            {{-28, y - 12}, {0, y + 14}, {28, y - 12}, {28, y - 4}, {0, y + 22}, {-28, y - 4}}));
    }
    return emblem;
}

Emblem columns(int variant)
{
    Emblem emblem;
    const int count = 3 + variant % 2;
    QPainterPath path = polygon({{0, -48}, {48, -20}, {-48, -20}});
    path.addRect(QRectF{-44, 32, 88, 12});
    for (int i = 0; i < count; ++i) {
        const qreal x = -36 + 72.0 * i / (count - 1);
        path.addRect(QRectF{x - 5.5, -14, 11, 40});
    }
    emblem.body = path;
    emblem.accent = star({0, -29}, 8, 3.4, 5);
    return emblem;
}

Emblem lantern(int variant)
{
    Emblem emblem;
    QPainterPath path = arcBand({0, -38}, 11, 6, 0, 359.9);
    path = path.united(polygon({{-14, -30}, {14, -30}, {26, -16}, {-26, -16}}));
    path = path.united(polygon({{-26, 34}, {26, 34}, {30, 46}, {-30, 46}}));
    for (const qreal x : {-22.0, 16.0}) {
        QPainterPath post;
        post.addRect(QRectF{x, -16, 6, 50});
        path = path.united(post);
    }
    emblem.body = path;
    emblem.accent = leaf({0, 30}, variant % 2 == 0 ? 42 : 36, 14, variant < 2 ? 0 : 6);
    return emblem;
}

Emblem keystone(int variant)
{
    Emblem emblem;
    emblem.body = regular({0, 0}, 48, 6, variant % 2 == 0 ? 0 : 30)
                      .subtracted(regular({0, 0}, 34, 6, variant % 2 == 0 ? 0 : 30));
    emblem.body.addPath(polygon({{-20, -18}, {20, -18}, {12, 22}, {-12, 22}}));
    return emblem;
}

} // namespace faces::emblem
