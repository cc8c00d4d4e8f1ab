#include "boards/clout_reach_painting.h"

#include "faces/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>

namespace boards
{

using games::clout::ChipId;

namespace
{

QColor faint(QColor colour, float opacity)
{
    colour.setAlphaF(opacity);
    return colour;
}

QColor ringColour(games::clout::SeatId seat, const BoardColours &colours)
{
    const QColor colour = seatLook(seat).colour;
    return colours.isDark ? faces::mixed(colour, Qt::white, 0.4) : colour;
}

// Words on whatever lies there.
void drawHaloed(QPainter &painter,
                QPointF centre,
                const QString &words,
                const BoardColours &colours)
{
    const QFontMetricsF metrics(painter.font());
    QPainterPath path;
    path.addText(centre.x() - metrics.horizontalAdvance(words) / 2,
                 centre.y() + metrics.capHeight() / 2,
                 painter.font(),
                 words);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.halo, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.fillPath(path, colours.words);
}

void drawCircle(QPainter &painter,
                const TableScale &scale,
                base::Point centre,
                std::int64_t radius,
                const QPen &pen)
{
    painter.setPen(pen);
    painter.drawEllipse(scale.screen(base::Disc{centre, radius}));
}

// Those whom abilities reach, each with the names of those abilities.
std::map<ChipId, QStringList> reachedBy(const ChipReach &reach, const CloutWords &words)
{
    std::map<ChipId, QStringList> reached;
    for (const auto &ability : reach.abilities) {
        if (ability.doesWork) {
            for (const ChipId target : ability.targets) {
                reached[target].append(words.ability(ability.ability));
            }
        }
    }
    return reached;
}

void paintTargets(QPainter &painter,
                  const TableScale &scale,
                  const BoardColours &colours,
                  const ShownTable &table,
                  const ChipReach &reach,
                  const CloutWords &words)
{
    const QPointF from = scale.screen(table.position().chips[reach.chip].at);
    for (const auto &[target, abilities] : reachedBy(reach, words)) {
        const QPointF to = scale.screen(table.position().chips[target].at);
        painter.setPen(QPen(colours.halo, 4));
        painter.drawLine(from, to);
        painter.setPen(QPen(colours.accent, 1.8));
        painter.drawLine(from, to);
    }
}

// The direction in which the numbers of the rings stay clear of chips and their names.
QPointF freestWay(const TableScale &scale, const ShownTable &table, const ChipReach &reach)
{
    const QPointF centre = scale.screen(table.position().chips[reach.chip].at);
    const qreal radius = scale.pixels(table.setup().radius);
    const auto clearance = [&](QPointF way) {
        qreal least = 1e9;
        for (int increment = 1; increment <= reach.range; ++increment) {
            const QPointF at = centre + way * (radius + scale.pixels(increment * reach.increment));
            for (const auto &chip : table.chips()) {
                const QPointF there = scale.screen(chip.at);
                const QPointF name = there + QPointF(0, radius + 10); // usually below
                // Names are wide and low.
                const QPointF apart = at - name;
                least = std::min({least,
                                  QLineF(at, there).length() - radius,
                                  std::hypot(apart.x() / 3, apart.y())});
            }
        }
        return least;
    };
    constexpr QPointF Ways[] =
        {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {0.7, 0.7}, {-0.7, 0.7}, {-0.7, -0.7}, {0.7, -0.7}};
    return *std::max_element(std::begin(Ways), std::end(Ways), [&](QPointF one, QPointF other) {
        return clearance(one) < clearance(other);
    });
}

} // namespace

void paintRange(QPainter &painter,
                const TableScale &scale,
                const BoardColours &colours,
                const ShownTable &table,
                const ChipReach &reach)
{
    const auto &lying = table.position().chips[reach.chip];
    const QColor colour = ringColour(lying.controller, colours);
    painter.setBrush(faint(colour, 0.05F));
    drawCircle(painter,
               scale,
               lying.at,
               table.setup().radius + reach.gap,
               QPen(faint(colour, 0.75F), 1.2));
}

void paintReach(QPainter &painter,
                const TableScale &scale,
                const BoardColours &colours,
                const ShownTable &table,
                const ChipReach &reach,
                const CloutWords &words)
{
    const auto &lying = table.position().chips[reach.chip];
    const std::int64_t radius = table.setup().radius;
    const QColor colour = ringColour(lying.controller, colours);
    painter.setBrush(faint(colour, 0.12F));
    drawCircle(painter, scale, lying.at, radius + reach.gap, QPen(Qt::NoPen));
    painter.setBrush(Qt::NoBrush);
    for (int increment = 1; increment <= reach.range; ++increment) {
        const bool isSupport = increment > reach.printed;
        const bool isLast = increment == reach.range;
        QPen pen(faint(colour, isLast ? 1.0F : 0.55F), isLast ? 2.2 : 1);
        pen.setStyle(isSupport ? Qt::DashLine : Qt::SolidLine);
        drawCircle(painter, scale, lying.at, radius + increment * reach.increment, pen);
    }
    if (reach.range == 0) {
        drawCircle(painter, scale, lying.at, radius, QPen(colour, 2.2));
    }
    if (reach.flyersGap && *reach.flyersGap >= 0) {
        drawCircle(painter,
                   scale,
                   lying.at,
                   radius + *reach.flyersGap,
                   QPen(colours.words, 2, Qt::DotLine));
    }
    paintTargets(painter, scale, colours, table, reach, words);
}

void paintReachWords(QPainter &painter,
                     const TableScale &scale,
                     const BoardColours &colours,
                     const ShownTable &table,
                     const ChipReach &reach,
                     const CloutWords &words)
{
    const auto &lying = table.position().chips[reach.chip];
    const QPointF way = freestWay(scale, table, reach);
    for (int increment = 1; increment <= reach.range; ++increment) {
        const QRectF ring =
            scale.screen(base::Disc{lying.at, table.setup().radius + increment * reach.increment});
        drawHaloed(painter,
                   ring.center() + way * ring.width() / 2,
                   QString::number(increment),
                   colours);
    }
    // Beyond the chip that is reached, seen from the one that reaches.
    const QPointF from = scale.screen(lying.at);
    for (const auto &[target, abilities] : reachedBy(reach, words)) {
        const QPointF to = scale.screen(table.position().chips[target].at);
        const qreal above = scale.pixels(table.setup().radius) + 9;
        drawHaloed(painter,
                   {to.x(), to.y() < from.y() ? to.y() - above - 6 : to.y() + above + 14},
                   abilities.join(QStringLiteral(", ")),
                   colours);
    }
}

} // namespace boards
