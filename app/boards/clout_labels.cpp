#include "boards/clout_labels.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace boards
{

namespace
{

constexpr qreal Widest = 12; // times the size of the letters
constexpr qreal Gap = 3;

// Below, above, right, left, and the four corners.
std::vector<QRectF> placesFor(const QRectF &chip, const QSizeF &size)
{
    const qreal middleX = chip.center().x() - size.width() / 2;
    const qreal middleY = chip.center().y() - size.height() / 2;
    const qreal below = chip.bottom() + Gap;
    const qreal above = chip.top() - Gap - size.height();
    const qreal right = chip.right() + Gap + 3;
    const qreal left = chip.left() - Gap - 3 - size.width();
    const qreal rightEdge = chip.center().x();
    const qreal leftEdge = chip.center().x() - size.width();
    std::vector<QRectF> places;
    for (const QPointF at : {QPointF(middleX, below),
                             QPointF(middleX, above),
                             QPointF(right, middleY),
                             QPointF(left, middleY),
                             QPointF(rightEdge, below),
                             QPointF(leftEdge, below),
                             QPointF(rightEdge, above),
                             QPointF(leftEdge, above)}) {
        places.emplace_back(at, size);
    }
    return places;
}

} // namespace

std::vector<PlacedLabel>
placeLabels(const std::vector<ChipLabel> &labels, const QRectF &room, const QFont &font)
{
    const QFontMetricsF metrics(font);
    std::vector<QRectF> taken;
    for (const auto &label : labels) {
        taken.push_back(label.chip.adjusted(1, 1, -1, -1));
    }
    std::vector<PlacedLabel> placed;
    const auto isFree = [&](const QRectF &place) {
        return room.contains(place) && std::ranges::none_of(taken, [&place](const QRectF &other) {
                   return other.intersects(place);
               });
    };
    const auto put = [&](const ChipLabel &label) {
        const QString words =
            metrics.elidedText(label.words, Qt::ElideRight, Widest * font.pixelSize());
        const QSizeF size(metrics.horizontalAdvance(words) + 2, metrics.height() - 2);
        const auto places = placesFor(label.chip, size);
        const auto free = std::ranges::find_if(places, isFree);
        if (free == places.end() && !label.matters) {
            return;
        }
        const QRectF at = free == places.end() ? places.front() : *free;
        taken.push_back(at);
        placed.push_back({words, at});
    };
    for (const bool matters : {true, false}) {
        for (const auto &label : labels) {
            if (label.matters == matters) {
                put(label);
            }
        }
    }
    return placed;
}

void paintLabels(QPainter &painter,
                 const std::vector<PlacedLabel> &labels,
                 const BoardColours &colours)
{
    const QFontMetricsF metrics(painter.font());
    painter.setBrush(Qt::NoBrush);
    for (const auto &label : labels) {
        QPainterPath path;
        path.addText(label.at.left() + 1,
                     label.at.top() - 1 + metrics.ascent(),
                     painter.font(),
                     label.words);
        painter.strokePath(path,
                           QPen(colours.halo, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setPen(colours.words);
        painter.drawText(QPointF(label.at.left() + 1, label.at.top() - 1 + metrics.ascent()),
                         label.words);
    }
}

} // namespace boards
