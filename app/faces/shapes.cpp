#include "faces/shapes.h"

#include <QPainterPathStroker>
#include <QTransform>
#include <QtMath>

namespace faces::shapes
{

namespace
{

QPointF onCircle(QPointF centre, qreal radius, qreal degreesFromTop)
{
    const qreal angle = qDegreesToRadians(degreesFromTop - 90);
    return centre + QPointF{qCos(angle), qSin(angle)} * radius;
}

} // namespace

QPainterPath circle(QPointF centre, qreal radius)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.moveTo(*points.begin());
    for (const auto *point = points.begin() + 1; point != points.end(); ++point) {
        path.lineTo(*point);
    }
    path.closeSubpath();
    return path;
}

QPainterPath regular(QPointF centre, qreal radius, int corners, qreal turn)
{
    QPainterPath path;
    path.moveTo(onCircle(centre, radius, turn));
    for (int i = 1; i < corners; ++i) {
        path.lineTo(onCircle(centre, radius, turn + 360.0 * i / corners));
    }
    path.closeSubpath();
    return path;
}

QPainterPath star(QPointF centre, qreal outer, qreal inner, int points, qreal turn)
{
    QPainterPath path;
    path.moveTo(onCircle(centre, outer, turn));
    for (int i = 1; i < 2 * points; ++i) {
        path.lineTo(onCircle(centre, i % 2 == 0 ? outer : inner, turn + 180.0 * i / points));
    }
    path.closeSubpath();
    return path;
}

QPainterPath leaf(QPointF foot, qreal length, qreal width, qreal turn)
{
    QPainterPath path;
    path.moveTo(0, 0);
    path.cubicTo(-width, -length * 0.35, -width * 0.55, -length * 0.8, 0, -length);
    path.cubicTo(width * 0.55, -length * 0.8, width, -length * 0.35, 0, 0);
    path.closeSubpath();
    return QTransform{}.translate(foot.x(), foot.y()).rotate(turn).map(path);
}

QPainterPath bar(QPointF from, QPointF to, qreal thickness)
{
    QPainterPath line{from};
    line.lineTo(to);
    QPainterPathStroker stroker;
    stroker.setWidth(thickness);
    stroker.setCapStyle(Qt::RoundCap);
    return stroker.createStroke(line);
}

QPainterPath arcBand(QPointF centre, qreal outer, qreal inner, qreal from, qreal span)
{
    const QRectF big{centre.x() - outer, centre.y() - outer, 2 * outer, 2 * outer};
    const QRectF small{centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner};
    QPainterPath path;
    path.arcMoveTo(big, from);
    path.arcTo(big, from, span);
    path.arcTo(small, from + span, -span);
    path.closeSubpath();
    return path;
}

QPainterPath gear(QPointF centre, qreal outer, qreal inner, int teeth)
{
    QPainterPath path;
    const qreal step = 360.0 / teeth;
    for (int i = 0; i < teeth; ++i) {
        const qreal at = i * step;
        const auto corner = [&](qreal radius, qreal share) {
            return onCircle(centre, radius, at + share * step);
        };
        if (i == 0) {
            path.moveTo(corner(inner, -0.32));
        } else {
            path.lineTo(corner(inner, -0.32));
        }
        path.lineTo(corner(outer, -0.2));
        path.lineTo(corner(outer, 0.2));
        path.lineTo(corner(inner, 0.32));
    }
    path.closeSubpath();
    return path;
}

QPainterPath turned(const QPainterPath &path, qreal degrees, QPointF about)
{
    return QTransform{}
        .translate(about.x(), about.y())
        .rotate(degrees)
        .translate(-about.x(), -about.y())
        .map(path);
}

QPainterPath almond(QPointF centre, qreal halfWidth, qreal halfHeight, qreal turn)
{
    QPainterPath path;
    path.moveTo(-halfWidth, 0);
    path.quadTo(0, -2 * halfHeight, halfWidth, 0);
    path.quadTo(0, 2 * halfHeight, -halfWidth, 0);
    path.closeSubpath();
    return placed(turned(path, turn), centre, 1);
}

QPainterPath mirrored(const QPainterPath &path)
{
    return QTransform{}.scale(-1, 1).map(path);
}

QPainterPath placed(const QPainterPath &path, QPointF at, qreal scale)
{
    return QTransform{}.translate(at.x(), at.y()).scale(scale, scale).map(path);
}

} // namespace faces::shapes
