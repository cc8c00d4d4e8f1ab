// The small signs about a chip: its seat's number, and what has befallen it.
#include "boards/clout_chip_painting.h"
#include "boards/clout_ground_painting.h"
#include "faces/lettering.h"
#include "faces/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace boards
{

namespace
{

constexpr qreal FlatEnough = 0.97; // of a tilt: badges only on what lies

qreal badgeRadius(qreal radius)
{
    return std::clamp(0.4 * radius, 5.2, 16.0);
}

// A small drawing within a circle of radius 1, to be stroked.
QPainterPath glyph(ChipSign sign)
{
    QPainterPath path;
    switch (sign) {
    case ChipSign::Trapped: // a lock
        path.addRect(QRectF(-0.45, -0.05, 0.9, 0.6));
        path.arcMoveTo(QRectF(-0.3, -0.55, 0.6, 0.9), 0);
        path.arcTo(QRectF(-0.3, -0.55, 0.6, 0.9), 0, 180);
        break;
    case ChipSign::Possessed: // an eye
        path.moveTo(-0.6, 0);
        path.quadTo(0, -0.65, 0.6, 0);
        path.quadTo(0, 0.65, -0.6, 0);
        path.addEllipse(QPointF(), 0.16, 0.16);
        break;
    case ChipSign::Resting: // a target
        path.addEllipse(QPointF(), 0.5, 0.5);
        path.addEllipse(QPointF(), 0.12, 0.12);
        break;
    default: // an arrow
        path.moveTo(-0.5, 0);
        path.lineTo(0.5, 0);
        path.moveTo(0.1, -0.4);
        path.lineTo(0.5, 0);
        path.lineTo(0.1, 0.4);
        break;
    }
    return path;
}

void paintBadge(QPainter &painter, QPointF centre, qreal radius, ChipSign sign)
{
    painter.save();
    painter.translate(centre);
    painter.setPen(QPen(faces::ink::Black, 1));
    painter.setBrush(faces::ink::White);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.scale(radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faces::ink::Black, 0.22, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(glyph(sign));
    painter.restore();
}

// How many chips lie under it.
void paintLevel(QPainter &painter, QPointF centre, qreal radius, int level)
{
    painter.save();
    painter.translate(centre);
    painter.setPen(QPen(faces::ink::Black, 1));
    painter.setBrush(faces::ink::White);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(faces::ink::Black);
    faces::drawCentred(painter,
                       {},
                       QStringLiteral("+%1").arg(level),
                       faces::Cut::Bold,
                       radius * 1.15);
    painter.restore();
}

void paintBarred(QPainter &painter, QPointF centre, qreal radius)
{
    painter.setPen(QPen(QColor(0xb0, 0x2a, 0x20), radius * 0.36));
    painter.setBrush(faces::ink::White);
    painter.drawEllipse(centre, radius * 0.86, radius * 0.86);
    const QPointF slant(radius * 0.58, -radius * 0.58);
    painter.drawLine(centre - slant, centre + slant);
}

} // namespace

QPointF badgePlace(qreal radius, int quarter)
{
    // On small chips farther out, so that the face is not hidden.
    const qreal out = std::max(radius * 0.78, (radius + badgeRadius(radius) * 0.6) * 0.707);
    constexpr QPointF Corners[] = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
    return Corners[quarter % 4] * out;
}

void paintBadges(QPainter &painter, const ChipPicture &chip)
{
    if (chip.tilt <= FlatEnough || chip.badgeTurn < 0) {
        return;
    }
    painter.save();
    moveTo(painter, chip);
    const qreal badge = badgeRadius(chip.radius);
    const auto corner = [&chip](int quarter) {
        return badgePlace(chip.radius, chip.badgeTurn + quarter);
    };
    paintSeatBadge(painter, corner(0), badge, chip.controller);
    if (chip.signs.testFlag(ChipSign::Trapped)) {
        paintBadge(painter, corner(1), badge, ChipSign::Trapped);
    }
    if (chip.signs.testFlag(ChipSign::Possessed)) {
        paintSeatBadge(painter, corner(3), badge * 0.8, chip.owner);
        paintBadge(painter, (corner(0) + corner(3)) * 0.68, badge, ChipSign::Possessed);
    }
    if (chip.emphasis == Emphasis::Barred) {
        paintBarred(painter, corner(2), badge);
    } else if (chip.signs.testFlag(ChipSign::Resting)) {
        paintBadge(painter, corner(2), badge, ChipSign::Resting);
    } else if (chip.signs.testFlag(ChipSign::Moved)) {
        paintBadge(painter, corner(2), badge, ChipSign::Moved);
    }
    if (chip.level > 0) {
        paintLevel(painter, (corner(2) + corner(3)) * 0.68, badge, chip.level);
    }
    painter.restore();
}

} // namespace boards
