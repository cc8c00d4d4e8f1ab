#include "faces/symbol_shapes.h"

#include "faces/rank_shapes.h"
#include "faces/shapes.h"
#include "faces/status_shapes.h"

#include <QtMath>

namespace faces
{

using namespace shapes; // NOLINT(google-build-using-namespace): the vocabulary of this file

namespace
{

const QPointF Middle{50, 50};

QPainterPath tower()
{
    QPainterPath path = polygon({{16, 6},
                                 {32, 6},
                                 {32, 20},
                                 {42, 20},
                                 {42, 6},
                                 {58, 6},
                                 {58, 20},
                                 {68, 20},
                                 {68, 6},
                                 {84, 6},
                                 {84, 36},
                                 {74, 44},
                                 {78, 94},
                                 {22, 94},
                                 {26, 44},
                                 {16, 36}});
    QPainterPath gate;
    gate.moveTo(40, 94);
    gate.lineTo(40, 72);
    gate.arcTo(QRectF{40, 60, 20, 22}, 180, -180);
    gate.lineTo(60, 94);
    gate.closeSubpath();
    return path.subtracted(gate);
}

QPainterPath bolt()
{
    return polygon({{62, 2}, {18, 56}, {46, 56}, {34, 98}, {84, 40}, {53, 40}});
}

// A pendant: a loop, and a cut stone below it.
QPainterPath pendant()
{
    QPainterPath path = arcBand({50, 17}, 16, 7.5, 0, 359.9);
    path.addPath(polygon({{50, 32}, {86, 56}, {50, 98}, {14, 56}}));
    QPainterPath facet = polygon({{50, 44}, {68, 57}, {50, 80}, {32, 57}});
    return path.subtracted(facet);
}

QPainterPath figure()
{
    QPainterPath path = circle({50, 25}, 20);
    QPainterPath body;
    body.moveTo(12, 95);
    body.cubicTo(12, 62, 28, 50, 50, 50);
    body.cubicTo(72, 50, 88, 62, 88, 95);
    body.closeSubpath();
    path.addPath(body);
    return path;
}

QPainterPath heart()
{
    QPainterPath path;
    path.moveTo(50, 92);
    path.cubicTo(10, 62, 4, 46, 4, 34);
    path.cubicTo(4, 4, 42, 4, 50, 30);
    path.cubicTo(58, 4, 96, 4, 96, 34);
    path.cubicTo(96, 46, 90, 62, 50, 92);
    path.closeSubpath();
    return path;
}

QPainterPath rays()
{
    QPainterPath path = circle(Middle, 19);
    for (int i = 0; i < 8; ++i) {
        const QPainterPath ray = bar({50, 20}, {50, 7}, 12);
        path = path.united(turned(ray, 45.0 * i, Middle));
    }
    return path;
}

QPainterPath crossedBlades()
{
    QPainterPath blade = polygon({{50, 0}, {58, 12}, {58, 66}, {42, 66}, {42, 12}});
    blade = blade.united(QPainterPath{polygon({{30, 66}, {70, 66}, {70, 76}, {30, 76}})});
    blade = blade.united(polygon({{44, 74}, {56, 74}, {56, 100}, {44, 100}}));
    return turned(blade, 45, Middle).united(turned(blade, -45, Middle));
}

// A chip that is taken away.
QPainterPath takenAway()
{
    return circle(Middle, 46).subtracted(bar({28, 50}, {72, 50}, 15));
}

QPainterPath hand()
{
    QPainterPath path;
    path.addRoundedRect(QRectF{24, 44, 50, 52}, 16, 16);
    const QPointF tips[] = {{29, 24}, {42, 9}, {55, 7}, {68, 17}};
    for (const QPointF &tip : tips) {
        path = path.united(bar(tip, {tip.x() * 0.8 + 10, 60}, 10.5));
    }
    return path.united(bar({89, 50}, {66, 78}, 13));
}

QPainterPath rangeArcs()
{
    QPainterPath path = circle({50, 86}, 12);
    path.addPath(arcBand({50, 86}, 46, 33, 50, 80));
    path.addPath(arcBand({50, 86}, 80, 67, 50, 80));
    return path;
}

QPainterPath shield()
{
    QPainterPath path;
    path.moveTo(50, 2);
    path.cubicTo(66, 12, 80, 15, 92, 15);
    path.cubicTo(94, 56, 82, 82, 50, 98);
    path.cubicTo(18, 82, 6, 56, 8, 15);
    path.cubicTo(20, 15, 34, 12, 50, 2);
    path.closeSubpath();
    return path;
}

QPainterPath plus()
{
    return polygon({{36, 6},
                    {64, 6},
                    {64, 36},
                    {94, 36},
                    {94, 64},
                    {64, 64},
                    {64, 94},
                    {36, 94},
                    {36, 64},
                    {6, 64},
                    {6, 36},
                    {36, 36}});
}

QPainterPath speed()
{
    QPainterPath path = polygon({{2, 12}, {26, 12}, {54, 50}, {26, 88}, {2, 88}, {30, 50}});
    path.addPath(polygon({{44, 12}, {68, 12}, {96, 50}, {68, 88}, {44, 88}, {72, 50}}));
    return path;
}

QPainterPath again()
{
    QPainterPath path = arcBand(Middle, 44, 29, 70, 290);
    return path.united(polygon({{44, 0}, {86, 16}, {50, 44}}));
}

QPainterPath infinity()
{
    QPainterPath path = arcBand({27, 50}, 25, 13, 0, 359.9);
    return path.united(arcBand({73, 50}, 25, 13, 0, 359.9));
}

QPainterPath card()
{
    QPainterPath path;
    path.addRoundedRect(QRectF{20, 4, 60, 92}, 9, 9);
    path = path.subtracted(regular({50, 34}, 17, 6));
    path = path.subtracted(bar({34, 68}, {66, 68}, 7));
    return path.subtracted(bar({34, 82}, {66, 82}, 7));
}

QPainterPath arrow()
{
    return polygon({{6, 38}, {50, 38}, {50, 12}, {96, 50}, {50, 88}, {50, 62}, {6, 62}});
}

} // namespace

// NOLINTBEGIN(readability-function-size,bugprone-branch-clone): a table; some share a drawing
QPainterPath drawnSymbol(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Troop:
        return figure();
    case Symbol::Base:
        return tower();
    case Symbol::Action:
        return bolt();
    case Symbol::Relic:
        return pendant();
    case Symbol::Unit:
        return figure();
    case Symbol::CommandCard:
        return card();
    case Symbol::Order:
        return circle(Middle, 47).subtracted(placed(chevrons(2), {20, 18}, 0.6));
    case Symbol::All:
        return rays();
    case Symbol::Friendly:
        return heart();
    case Symbol::Opponents:
        return crossedBlades();
    case Symbol::Remove:
        return takenAway();
    case Symbol::Master:
        return hand();
    case Symbol::FilledCircle:
        return circle(Middle, 40);
    case Symbol::OpenCircle:
        return arcBand(Middle, 44, 27, 0, 359.9);
    case Symbol::Diamond:
        return regular(Middle, 50, 4);
    case Symbol::Star:
        return star({50, 54}, 52, 22, 5);
    case Symbol::Bronze:
        return chevrons(1);
    case Symbol::Silver:
        return chevrons(2);
    case Symbol::Gold:
        return chevrons(3);
    case Symbol::RedDie:
        return squareDie(false);
    case Symbol::YellowDie:
        return squareDie(true);
    case Symbol::GreenDie:
        return roundDie(false);
    case Symbol::BlueDie:
        return roundDie(true);
    case Symbol::SingleHex:
        return hexes({{0, 0}}, 46);
    case Symbol::DoubleHex:
        return hexes({{-0.87, 0}, {0.87, 0}}, 28);
    case Symbol::FourHexes:
        return hexes({{-0.43, -0.75}, {1.3, -0.75}, {-1.3, 0.75}, {0.43, 0.75}}, 22);
    case Symbol::Range:
        return rangeArcs();
    case Symbol::Defense:
        return shield();
    case Symbol::Guard:
        return shield();
    case Symbol::Health:
        return plus();
    case Symbol::Speed:
        return speed();
    case Symbol::Reroll:
        return again();
    case Symbol::Buyback:
        return infinity();
    case Symbol::Move:
        return arrow();
    case Symbol::Attack:
        return crossedBlades();
    case Symbol::Ability:
        return star(Middle, 50, 18, 4);
    case Symbol::Own:
        return pen();
    case Symbol::Partial:
        return half();
    case Symbol::Demo:
        return flask();
    case Symbol::Unknown:
        return question();
    }
    return {};
}
// NOLINTEND(readability-function-size,bugprone-branch-clone)

} // namespace faces
