#include "boards/clout_chip_painting.h"

#include "faces/lettering.h"
#include "faces/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace boards
{

namespace
{

constexpr qreal RimShare = 0.15;   // of the radius
constexpr qreal LeastRim = 2.6;    // logical pixels
constexpr qreal FaceMargin = 0.96; // a face leaves room for its own shadow

qreal rimWidth(qreal radius)
{
    return std::max(LeastRim, RimShare * radius);
}

void drawRing(QPainter &painter, qreal radius, const QPen &pen)
{
    painter.setPen(pen);
    painter.drawEllipse(QPointF(), radius, radius);
}

// Dashes of whole numbers round the rim, so that none is cut.
QPen dashed(const QColor &colour, qreal width, qreal radius, int dashes, qreal share)
{
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
    const qreal step = 2 * M_PI * radius / dashes / width;
    pen.setDashPattern({step * share, step * (1 - share)});
    return pen;
}

void paintRim(QPainter &painter, qreal radius, const SeatLook &look)
{
    const qreal width = rimWidth(radius);
    const qreal middle = radius - width / 2;
    painter.setBrush(faces::ink::White);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setBrush(Qt::NoBrush);
    switch (look.pattern) {
    case RimPattern::Solid:
        drawRing(painter, middle, QPen(look.colour, width));
        break;
    case RimPattern::Dashed:
        drawRing(painter, middle, dashed(look.colour, width, middle, 8, 0.74));
        break;
    case RimPattern::Dotted:
        drawRing(painter, middle, dashed(look.colour, width, middle, 18, 0.58));
        break;
    case RimPattern::Double:
        drawRing(painter, radius - width * 0.2, QPen(look.colour, width * 0.36));
        drawRing(painter, radius - width * 0.85, QPen(look.colour, width * 0.36));
        break;
    }
    drawRing(painter, radius, QPen(QColor(0, 0, 0, 150), 0.8));
}

void paintFace(QPainter &painter, const ChipPicture &chip)
{
    const qreal diameter = faceDiameter(chip.radius);
    const QRectF box(-diameter / 2, -diameter / 2, diameter, diameter);
    if (!chip.face.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(box, chip.face);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(faces::ink::Slate);
    painter.drawEllipse(box);
    painter.setPen(faces::ink::White);
    faces::drawCentred(painter, {}, chip.initials, faces::Cut::Bold, diameter * 0.4);
}

// Bars over the face, as of a cage.
void paintCage(QPainter &painter, qreal radius)
{
    painter.save();
    QPainterPath disc;
    const qreal within = radius - rimWidth(radius);
    disc.addEllipse(QPointF(), within, within);
    painter.setClipPath(disc);
    painter.fillPath(disc, QColor(0, 0, 0, 90));
    for (const qreal width : {within * 0.2, within * 0.1}) {
        painter.setPen(
            QPen(width > within * 0.15 ? QColor(0, 0, 0, 200) : faces::ink::White, width));
        for (const qreal x : {-0.5, 0.0, 0.5}) {
            painter.drawLine(QPointF(x * within, -within), QPointF(x * within, within));
        }
    }
    painter.restore();
}

// A ring with four teeth, light within dark, so that it stands out from any surface.
void paintChoosable(QPainter &painter, qreal radius, const BoardColours &colours)
{
    const qreal ring = radius + 4;
    painter.setBrush(Qt::NoBrush);
    drawRing(painter, ring, QPen(colours.isDark ? Qt::black : Qt::white, 5.5));
    drawRing(painter, ring, QPen(colours.accent, 3));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    for (int quarter = 0; quarter < 4; ++quarter) {
        painter.save();
        painter.rotate(90 * quarter);
        const QPointF tooth[] = {{-4.5, -ring - 5}, {4.5, -ring - 5}, {0, -ring + 1}};
        painter.drawConvexPolygon(tooth, 3);
        painter.restore();
    }
}

} // namespace

void moveTo(QPainter &painter, const ChipPicture &chip)
{
    painter.translate(chip.centre.x(), chip.centre.y() - chip.lift);
    const qreal nearer = 1 + chip.lift / (40 * std::max(1.0, chip.radius));
    painter.scale(nearer, nearer);
}

qreal faceDiameter(qreal radius)
{
    return 2 * (radius - rimWidth(radius) - 0.03 * radius) / FaceMargin;
}

void paintShadow(QPainter &painter, const ChipPicture &chip)
{
    painter.save();
    painter.setPen(Qt::NoPen);
    const qreal height = 1.5 + chip.lift * 0.35;
    const int layers = 3;
    for (int layer = 0; layer < layers; ++layer) {
        const qreal grown = chip.radius + layer * (0.6 + chip.lift * 0.03);
        painter.setBrush(QColor(0, 0, 0, chip.lift > chip.radius ? 22 : 44));
        painter.drawEllipse(chip.centre + QPointF(height * 0.6, height), grown, grown);
    }
    painter.restore();
}

void paintChip(QPainter &painter, const ChipPicture &chip, const BoardColours &colours)
{
    painter.save();
    moveTo(painter, chip);
    if (chip.emphasis == Emphasis::Choosable) {
        paintChoosable(painter, chip.radius, colours);
    }
    painter.save();
    painter.rotate(chip.tiltTurn);
    painter.scale(1, std::max(0.09, chip.tilt)); // on its edge it is as thick as a chip is
    painter.rotate(-chip.tiltTurn);
    if (chip.emphasis == Emphasis::Barred || chip.signs.testFlag(ChipSign::Drafted)) {
        painter.setOpacity(0.5);
    }
    paintRim(painter, chip.radius, seatLook(chip.controller));
    paintFace(painter, chip);
    if (chip.signs.testFlag(ChipSign::Trapped)) {
        paintCage(painter, chip.radius);
    }
    painter.restore();
    painter.restore();
}

void paintCurrent(QPainter &painter, const ChipPicture &chip, bool hasFocus)
{
    const qreal reach = chip.radius + 9;
    const qreal side = reach * 0.45;
    QPainterPath corners;
    for (const auto &[x, y] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
        corners.moveTo(x * reach, y * (reach - side));
        corners.lineTo(x * reach, y * reach);
        corners.lineTo(x * (reach - side), y * reach);
    }
    painter.save();
    moveTo(painter, chip);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, hasFocus ? 5 : 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(corners);
    painter.setPen(
        QPen(Qt::black, hasFocus ? 2.4 : 1.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(corners);
    painter.restore();
}

} // namespace boards
