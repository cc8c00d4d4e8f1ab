#include "boards/clout_aim_painting.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace boards
{

namespace
{

QColor faint(QColor colour, float opacity)
{
    colour.setAlphaF(opacity);
    return colour;
}

QPainterPath ellipse(const Scatter &scatter, const TableScale &scale, double deviations)
{
    const qreal along = scale.pixels(std::llround(1000 * deviations * scatter.along));
    const qreal across = scale.pixels(std::llround(1000 * deviations * scatter.across));
    QPainterPath path;
    path.addEllipse(QPointF(), along, across);
    return path;
}

// Turned as the throw goes on the screen.
QTransform towards(const Scatter &scatter, const TableScale &scale)
{
    const QPointF centre = scale.screen(scatter.aim);
    const base::Point ahead{
        scatter.aim.x + static_cast<std::int32_t>(std::lround(scatter.alongX * 1'000'000)),
        scatter.aim.y + static_cast<std::int32_t>(std::lround(scatter.alongY * 1'000'000))};
    const QPointF way = scale.screen(ahead) - centre;
    QTransform transform;
    transform.translate(centre.x(), centre.y());
    transform.rotateRadians(std::atan2(way.y(), way.x()));
    return transform;
}

void paintScatter(QPainter &painter,
                  const TableScale &scale,
                  const BoardColours &colours,
                  const Scatter &scatter)
{
    painter.save();
    painter.setTransform(towards(scatter, scale), true);
    const QPainterPath outer = ellipse(scatter, scale, NineInTen);
    const QPainterPath inner = ellipse(scatter, scale, HalfOfThrows);
    painter.fillPath(outer, faint(colours.accent, 0.13F));
    painter.fillPath(inner, faint(colours.accent, 0.16F));
    painter.strokePath(outer, QPen(faint(colours.accent, 0.8F), 1.2, Qt::DashLine));
    painter.strokePath(inner, QPen(colours.accent, 1.2));
    const qreal roll = scale.pixels(std::llround(1000 * scatter.rollOn));
    if (roll > 8) { // where it slides on to, in the mean
        painter.setPen(QPen(colours.accent, 1.6));
        painter.drawLine(QPointF(0, 0), QPointF(roll, 0));
        painter.drawLine(QPointF(roll - 5, -4), QPointF(roll, 0));
        painter.drawLine(QPointF(roll - 5, 4), QPointF(roll, 0));
    }
    painter.restore();
}

void paintCross(QPainter &painter, QPointF at, qreal radius, const BoardColours &colours)
{
    const auto draw = [&](const QPen &pen) {
        painter.setPen(pen);
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
            painter.drawLine(at + way * 4, at + way * (radius + 8));
        }
        painter.drawPoint(at);
    };
    draw(QPen(colours.isDark ? Qt::black : Qt::white, 4.5, Qt::SolidLine, Qt::RoundCap));
    draw(QPen(colours.isDark ? Qt::white : Qt::black, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.setPen(QPen(colours.isDark ? Qt::white : Qt::black, 1.2, Qt::DotLine));
    painter.drawEllipse(at, radius, radius);
}

} // namespace

void paintLink(QPainter &painter, const BoardColours &colours, QPointF from, QPointF to)
{
    painter.setPen(QPen(colours.halo, 5));
    painter.drawLine(from, to);
    painter.setPen(QPen(colours.words, 2.4, Qt::DotLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.save();
    painter.translate((from + to) / 2);
    painter.rotate(QLineF(to, from).angle() * -1);
    painter.setPen(QPen(colours.words, 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-4, 0), QPointF(4, -5));
    painter.drawLine(QPointF(-4, 0), QPointF(4, 5));
    painter.restore();
}

void paintThrow(QPainter &painter,
                const TableScale &scale,
                const BoardColours &colours,
                const ThrowPicture &picture)
{
    const QPointF from = scale.screen(picture.from);
    const QPointF at = scale.screen(picture.scatter.aim);
    painter.setPen(QPen(colours.halo, 3.5));
    painter.drawLine(from, at);
    painter.setPen(QPen(faint(colours.words, 0.8F), 1.3, Qt::DashLine));
    painter.drawLine(from, at);
    paintScatter(painter, scale, colours, picture.scatter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(colours.words, 0.55F));
    for (const auto &rest : picture.rests) {
        painter.drawEllipse(scale.screen(rest), 1.6, 1.6);
    }
}

void paintAim(QPainter &painter,
              const TableScale &scale,
              const BoardColours &colours,
              base::Disc aim)
{
    painter.setBrush(Qt::NoBrush);
    paintCross(painter, scale.screen(aim.centre), scale.pixels(aim.radius), colours);
}

} // namespace boards
