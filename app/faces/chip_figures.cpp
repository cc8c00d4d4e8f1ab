#include "faces/chip_figures.h"

#include "faces/symbols.h"

#include <QtMath>

#include <algorithm>

namespace faces
{

// Points as dots in a row; nought is one empty ring, unknown a quiet question mark.
void paintPoints(const Canvas &canvas, const ChipLayout &layout)
{
    QPainter &painter = canvas.painter();
    const catalog::Value &points = canvas.value("points");
    const qreal y = layout.pointsY;
    if (!points.isGiven()) {
        if (points.state != catalog::ValueState::None) {
            drawNumber(canvas, points, {0, y}, layout.dot * 3.4, ink::White);
        }
        return;
    }
    if (points.number == 0) {
        painter.setPen(QPen{QColor{255, 255, 255, 150}, 1.3});
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF{0, y}, layout.dot * 0.8, layout.dot * 0.8);
        return;
    }
    const qreal room = layout.pointsY > layout.badgeY ? 80 : 2 * (layout.badgeX - layout.badge) - 4;
    if (points.number > 9) {
        painter.setPen(ink::White);
        drawCentred(painter, {0, y}, QString::number(points.number), Cut::Bold, 13);
        return;
    }
    const qreal step = std::min(layout.dot * 2.7, room / points.number);
    const qreal radius = std::min(layout.dot, step * 0.42);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink::White);
    for (int i = 0; i < points.number; ++i) {
        painter.drawEllipse(QPointF{(i - (points.number - 1) / 2.0) * step, y}, radius, radius);
    }
}

void paintPointsOnRim(const Canvas &canvas, const ChipLayout &layout)
{
    QPainter &painter = canvas.painter();
    const catalog::Value &points = canvas.value("points");
    const qreal middle = (100 + layout.disc) / 2;
    if (points.isUnknown()) {
        const QRectF square{-11, middle - 11, 22, 22};
        paintSymbol(painter, Symbol::Unknown, square, QColor{255, 255, 255, 170});
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink::White);
    const int count = points.isGiven() ? std::clamp(points.number, 0, 9) : 0;
    for (int i = 0; i < count; ++i) {
        const qreal angle = qDegreesToRadians(90 + (i - (count - 1) / 2.0) * 16);
        painter.drawEllipse(QPointF{qCos(angle), qSin(angle)} * middle, layout.dot, layout.dot);
    }
}

void paintRange(const Canvas &canvas, const ChipLayout &layout)
{
    const catalog::Value &range = canvas.value("range");
    if (range.state == catalog::ValueState::None) {
        return;
    }
    QPainter &painter = canvas.painter();
    const QPointF centre{-layout.badgeX, layout.badgeY};
    painter.setPen(QPen{deepened(canvas.faction().ground, 6), 2.2});
    painter.setBrush(ink::White);
    painter.drawEllipse(centre, layout.badge, layout.badge);
    // Two short arcs right and left: how far the chip reaches.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{deepened(canvas.faction().ground, 4.2), 1.5, Qt::SolidLine, Qt::RoundCap});
    const qreal reach = layout.badge * 0.76;
    const QRectF arc{centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach};
    for (const int at : {0, 180}) {
        painter.drawArc(arc, (at - 34) * 16, 68 * 16);
    }
    drawNumber(canvas, range, centre, layout.badge * 1.2, ink::Black);
}

void paintDefense(const Canvas &canvas, const ChipLayout &layout)
{
    QPainter &painter = canvas.painter();
    const catalog::Value &defense = canvas.value("defense");
    const QPointF centre{layout.badgeX, layout.badgeY};
    const qreal side = layout.badge * 2.16;
    const QRectF square{centre.x() - side / 2, centre.y() - side / 2, side, side};
    const bool action = canvas.type() == "action";
    if (defense.state == catalog::ValueState::None && !action) {
        return;
    }
    const QColor deep = deepened(canvas.faction().ground, 6);
    if (action) {
        // An action has no defense: the bolt recalls that it leaves at the end of the turn.
        painter.setPen(QPen{deep, 2.2});
        painter.setBrush(QColor{0xff, 0xd9, 0x6b});
        painter.drawEllipse(centre, layout.badge, layout.badge);
        const qreal inner = layout.badge * 1.34;
        const QRectF bolt{centre.x() - inner / 2, centre.y() - inner / 2, inner, inner};
        paintSymbol(painter, Symbol::Action, bolt, ink::Black);
        return;
    }
    paintSymbol(painter, Symbol::Defense, square, deep);
    paintSymbol(painter, Symbol::Defense, square.adjusted(2.2, 2.2, -2.2, -2.2), ink::White);
    drawNumber(canvas,
               defense,
               centre - QPointF{0, layout.badge * 0.06},
               layout.badge * 1.2,
               ink::Black);
}

} // namespace faces
