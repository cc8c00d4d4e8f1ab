#include "boards/clout_region_veil.h"

#include <QPainter>
#include <QPainterPath>

namespace boards
{

namespace
{

constexpr qreal HatchStep = 9; // logical pixels
constexpr qreal OutlineWidth = 1.6;

bool isWhole(const engine::Region &region, const TableScale &scale)
{
    const auto &area = scale.viewpoint().area();
    return region.inside().empty() && region.outside().empty()
        && base::isWithin(region.area(), area.least) && base::isWithin(region.area(), area.most);
}

// Opaque where a point may be given.
void paintAllowed(QImage &into,
                  const engine::Region &region,
                  const QPainterPath &within,
                  const TableScale &scale)
{
    QPainter painter(&into);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-scale.room().topLeft());
    painter.fillPath(within, Qt::black);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    for (const auto &disc : region.outside()) {
        painter.drawEllipse(scale.screen(disc));
    }
}

// The rim of what is opaque: that, moved a little every way, less itself.
QImage outlineOf(const QImage &opaque, const QColor &colour)
{
    QImage outline = opaque;
    QPainter painter(&outline);
    for (const QPointF by : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        painter.drawImage(by * OutlineWidth, opaque);
    }
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.drawImage(QPointF(), opaque);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(), QSizeF(outline.deviceIndependentSize())), colour);
    return outline;
}

} // namespace

QImage regionVeil(const engine::Region &region,
                  const TableScale &scale,
                  const BoardColours &colours,
                  qreal devicePixelRatio)
{
    const QRectF room = scale.room();
    const auto layer = [&] {
        QImage image((room.size() * devicePixelRatio).toSize(),
                     QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(devicePixelRatio);
        image.fill(Qt::transparent);
        return image;
    };
    QImage veil = layer();
    if (isWhole(region, scale)) {
        return veil;
    }
    QPainterPath within;
    within.addRect(scale.screen(region.area()));
    for (const auto &disc : region.inside()) {
        QPainterPath circle;
        circle.addEllipse(scale.screen(disc));
        within = within.intersected(circle);
    }
    QImage allowed = layer();
    paintAllowed(allowed, region, within, scale);
    QPainter painter(&veil);
    painter.translate(-room.topLeft());
    painter.setClipRect(scale.area());
    painter.fillRect(scale.area(), QColor(0, 0, 0, colours.isDark ? 120 : 60));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(255, 255, 255, colours.isDark ? 34 : 70), 1));
    for (qreal x = room.left() - room.height(); x < room.right(); x += HatchStep) {
        painter.drawLine(QPointF(x, room.bottom()), QPointF(x + room.height(), room.top()));
    }
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.drawImage(room.topLeft(), allowed);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setClipRect(scale.area().adjusted(-2, -2, 2, 2));
    painter.drawImage(room.topLeft(), outlineOf(allowed, colours.accent));
    return veil;
}

} // namespace boards
