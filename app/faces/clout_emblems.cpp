#include "faces/emblem_shapes.h"
#include "faces/shapes.h"

namespace faces::emblem
{

using namespace shapes; // NOLINT(google-build-using-namespace): the vocabulary of this file

namespace
{

// A leaf with its ribs cut out.
QPainterPath ribbedLeaf(QPointF foot, qreal length, qreal width, qreal turn)
{
    QPainterPath path = leaf(foot, length, width, 0);
    path = path.subtracted(bar(foot - QPointF{0, -2}, foot - QPointF{0, length * 0.84}, 2.6));
    for (const qreal share : {0.24, 0.44, 0.62}) {
        const QPointF at = foot - QPointF{0, length * share};
        const qreal reach = width * (0.62 - 0.5 * share);
        path = path.subtracted(bar(at, at + QPointF{reach, -reach * 0.8}, 2.2));
        path = path.subtracted(bar(at, at + QPointF{-reach, -reach * 0.8}, 2.2));
    }
    return turned(path, turn, foot);
}

// A twig with leaves in pairs.
QPainterPath twig()
{
    QPainterPath path = bar({0, 48}, {0, -20}, 4).united(leaf({0, -14}, 36, 13, 0));
    for (int i = 0; i < 3; ++i) {
        const QPainterPath side = leaf({1, 34 - 20.0 * i}, 38 - 3.0 * i, 11, 56 - 5.0 * i);
        path = path.united(side).united(mirrored(side));
    }
    return path;
}

} // namespace

// A leaf, a leaf before the moon, a twig, or two leaves with a berry.
Emblem leaves(int variant)
{
    Emblem emblem;
    switch (variant) {
    case 0:
        emblem.body = ribbedLeaf({0, 48}, 98, 46, 0);
        break;
    case 1:
        emblem.body = ribbedLeaf({-18, 44}, 92, 38, 22);
        emblem.accent = circle({-8, -6}, 42).subtracted(circle({8, -12}, 38));
        emblem.place = Accent::Apart;
        break;
    case 2:
        emblem.body = twig();
        break;
    default:
        emblem.body = ribbedLeaf({-3, 40}, 84, 33, -34);
        emblem.body.addPath(ribbedLeaf({3, 40}, 84, 33, 34));
        emblem.accent = circle({0, 40}, 8);
        emblem.place = Accent::Apart;
        break;
    }
    return emblem;
}

// A cranium with hollow eyes; crowned, cracked, or over two bones.
Emblem skull(int variant)
{
    Emblem emblem;
    QPainterPath head;
    head.moveTo(-24, 26);
    head.cubicTo(-50, 14, -46, -42, 0, -42);
    head.cubicTo(46, -42, 50, 14, 24, 26);
    head.lineTo(20, 44);
    head.lineTo(-20, 44);
    head.closeSubpath();
    const QPainterPath eye = almond({-16.5, 2}, 11.5, 8.5, 14);
    head = head.subtracted(eye).subtracted(mirrored(eye));
    head = head.subtracted(polygon({{0, 12}, {5.5, 24}, {-5.5, 24}}));
    for (const qreal x : {-9.0, 0.0, 9.0}) {
        head = head.subtracted(bar({x, 36}, {x, 50}, 2.6));
    }
    switch (variant) {
    case 1:
        head = head.subtracted(
            polygon({{10, -46}, {4, -30}, {11, -24}, {5, -12}, {15, -25}, {9, -31}, {16, -46}}));
        break;
    case 2:
        emblem.accent = polygon({{-34, -28},
                                 {-38, -54},
                                 {-19, -40},
                                 {0, -60},
                                 {19, -40},
                                 {38, -54},
                                 {34, -28},
                                 {0, -38}});
        break;
    case 3:
        emblem.accent = bar({-44, 44}, {44, -36}, 9).united(bar({44, 44}, {-44, -36}, 9));
        emblem.place = Accent::Behind;
        break;
    default:
        break;
    }
    emblem.body = head;
    return emblem;
}

// A horseshoe; within it a feather, a spear or a star.
Emblem horseshoe(int variant)
{
    Emblem emblem;
    QPainterPath shoe = arcBand({0, -6}, 44, 26, -52, 284);
    shoe = shoe.united(polygon({{25, 24}, {46, 24}, {42, 42}, {17, 42}}));
    shoe = shoe.united(mirrored(polygon({{25, 24}, {46, 24}, {42, 42}, {17, 42}})));
    for (const qreal angle : {-96.0, -58.0, -20.0, 20.0, 58.0, 96.0}) {
        shoe = shoe.subtracted(turned(bar({0, -43}, {0, -39}, 5), angle, {0, -6}));
    }
    emblem.body = shoe;
    emblem.place = Accent::Apart;
    switch (variant) {
    case 0:
        emblem.accent = leaf({0, 34}, 58, 13, 0).subtracted(bar({0, 30}, {0, -8}, 2.4));
        break;
    case 1:
        emblem.accent =
            polygon({{0, -24}, {9, -4}, {3, -2}, {3, 46}, {-3, 46}, {-3, -2}, {-9, -4}});
        break;
    case 2:
        emblem.accent = star({0, 0}, 20, 8, 6);
        break;
    default:
        emblem.accent = polygon({{-17, 30}, {0, 12}, {17, 30}, {17, 18}, {0, 0}, {-17, 18}});
        emblem.accent.addPath(
            polygon({{-15, 6}, {0, -10}, {15, 6}, {15, -6}, {0, -22}, {-15, -6}}));
        break;
    }
    return emblem;
}

// A cogwheel that grins.
Emblem grin(int variant)
{
    Emblem emblem;
    QPainterPath wheel = gear({0, 0}, 47, 37, 8 + 2 * (variant % 3));
    const qreal slant = variant % 2 == 0 ? 22 : 30;
    const QPainterPath eye = almond({-14, -10}, 12, variant == 3 ? 4.5 : 7, slant);
    wheel = wheel.subtracted(eye).subtracted(mirrored(eye));
    const QPainterPath mouth = polygon({{-26, 6},
                                        {-17, 12},
                                        {-11, 8},
                                        {-4, 15},
                                        {2, 9},
                                        {9, 15},
                                        {15, 8},
                                        {26, 6},
                                        {20, 21},
                                        {13, 17},
                                        {8, 27},
                                        {1, 20},
                                        {-6, 28},
                                        {-11, 19},
                                        {-19, 22}});
    emblem.body = wheel.subtracted(mouth);
    // Ears, behind the wheel.
    const QPainterPath ear = polygon({{-30, -16}, {-66, -34}, {-58, -6}, {-34, 12}});
    emblem.accent = ear;
    emblem.accent.addPath(mirrored(ear));
    emblem.place = Accent::Behind;
    return emblem;
}

// A flame with the slit eye of a dragon in it.
Emblem flame(int variant)
{
    Emblem emblem;
    QPainterPath fire;
    fire.moveTo(0, 46);
    fire.cubicTo(-40, 46, -50, 8, -30, -14);
    fire.cubicTo(-30, -4, -26, 0, -20, 2);
    fire.cubicTo(-26, -22, -12, -40, 8, -52);
    fire.cubicTo(4, -36, 8, -28, 18, -20);
    fire.cubicTo(22, -24, 24, -28, 23, -36);
    fire.cubicTo(44, -14, 50, 46, 0, 46);
    fire.closeSubpath();
    if (variant % 2 == 1) {
        fire = mirrored(fire);
    }
    const qreal turn = variant < 2 ? 0 : (variant == 2 ? 14 : -14);
    emblem.body = fire.subtracted(almond({0, 16}, 26, 12.5, turn));
    emblem.accent = circle({0, 16}, 11).subtracted(almond({0, 16}, 9.5, 2.6, 90 + turn));
    return emblem;
}

namespace
{

QPainterPath wave(qreal y, qreal reach)
{
    QPainterPath path;
    path.moveTo(-reach, y);
    path.cubicTo(-reach * 0.75, y - 14, -28, y - 12, -16, y);
    path.cubicTo(-6, y + 9, 6, y + 9, 16, y);
    path.cubicTo(28, y - 12, reach * 0.75, y - 14, reach, y);
    path.cubicTo(reach * 0.75, y - 4, 28, y - 2, 16, y + 9);
    path.cubicTo(6, y + 17, -6, y + 17, -16, y + 9);
    path.cubicTo(-28, y - 2, -reach * 0.75, y - 4, -reach, y);
    path.closeSubpath();
    return path;
}

QPainterPath tail()
{
    QPainterPath half;
    half.moveTo(0, 32);
    half.lineTo(-15, 32);
    half.cubicTo(-11, 18, -9, 8, -8, -8);
    half.cubicTo(-24, -4, -40, -10, -54, -24);
    half.cubicTo(-44, -40, -22, -52, 0, -26);
    half.closeSubpath();
    return half.united(mirrored(half));
}

QPainterPath trident()
{
    QPainterPath path = bar({0, -10}, {0, 46}, 7);
    QPainterPath fork = arcBand({0, -18}, 29, 21.5, 180, 180);
    path = path.united(fork);
    const auto prong = [](qreal x, qreal top) {
        return polygon({{x, top},
                        {x + 9, top + 18},
                        {x + 3.7, top + 16},
                        {x + 3.7, -12},
                        {x - 3.7, -12},
                        {x - 3.7, top + 16},
                        {x - 9, top + 18}});
    };
    return path.united(prong(0, -52)).united(prong(-25, -44)).united(prong(25, -44));
}

} // namespace

// A tail over the water, or a trident in it.
Emblem fluke(int variant)
{
    Emblem emblem;
    emblem.body = variant % 2 == 0 ? tail() : trident();
    emblem.place = Accent::Apart;
    emblem.accent = wave(28, 50);
    if (variant >= 2) {
        emblem.accent.addPath(wave(42, 38));
    }
    if (variant == 2) {
        emblem.accent.addPath(circle({34, 4}, 5));
        emblem.accent.addPath(circle({-30, 8}, 3.6));
        emblem.accent.addPath(circle({26, -2 + 20}, 2.6));
    }
    return emblem;
}

// An anchor; behind it a wheel, a rope's ring, or two blades.
Emblem anchor(int variant)
{
    Emblem emblem;
    QPainterPath body = arcBand({0, -36}, 12, 6, 0, 359.9);
    body = body.united(bar({0, -24}, {0, 40}, 9));
    body = body.united(bar({-19, -14}, {19, -14}, 8));
    body = body.united(arcBand({0, 4}, 42, 32.5, 196, 148));
    const QPainterPath fluke = polygon({{-48, 20}, {-42, -8}, {-22, 14}});
    body = body.united(fluke).united(mirrored(fluke));
    emblem.body = body;
    emblem.place = Accent::Behind;
    if (variant == 0) {
        emblem.accent = arcBand({0, 0}, 46, 41, 0, 359.9);
    } else if (variant == 3) {
        emblem.accent = bar({-44, -42}, {44, 42}, 7).united(bar({44, -42}, {-44, 42}, 7));
    } else {
        QPainterPath wheel = arcBand({0, 0}, 36, 29, 0, 359.9);
        const int spokes = variant == 1 ? 6 : 8;
        for (int i = 0; i < spokes; ++i) {
            wheel = wheel.united(turned(bar({0, -12}, {0, -48}, 5), 360.0 / spokes * (i + 0.5)));
        }
        emblem.accent = wheel;
    }
    return emblem;
}

// A star of the crossroads.
Emblem compass(int variant)
{
    Emblem emblem;
    const int points = 4 + (variant % 2) * 4;
    emblem.body = star({0, 0}, 50, points == 4 ? 15 : 22, points, variant >= 2 ? 45.0 / 2 : 0);
    emblem.body = emblem.body.subtracted(circle({0, 0}, 7));
    emblem.accent = arcBand({0, 0}, 34, 28, 0, 359.9);
    emblem.place = Accent::Behind;
    return emblem;
}

} // namespace faces::emblem
