// One chip as the board draws it: its face within a rim that tells the seat by colour, pattern and
// number, with small badges for what has befallen it. The caller says where, how large and how far
// above the table.
#pragma once

#include "boards/clout_colours.h"
#include "boards/clout_shown_table.h"

#include <QImage>
#include <QPointF>
#include <QString>

class QPainter;

namespace boards
{

// What a question makes of a chip.
enum class Emphasis { None, Choosable, Barred };

struct ChipPicture {
    QPointF centre; // of its place on the table
    qreal radius = 0;
    QImage face;      // null: initials instead
    QString initials; // of its name
    games::clout::SeatId owner = 0;
    games::clout::SeatId controller = 0;
    ChipSigns signs;
    Emphasis emphasis = Emphasis::None;
    int level = 0;      // how many lie under it
    int badgeTurn = 0;  // quarters by which its badges are turned from the usual; below 0: none
    qreal lift = 0;     // above the table, in logical pixels
    qreal tilt = 1;     // how wide it looks across the axis of its tilt: 1 flat, 0 on edge
    qreal tiltTurn = 0; // of that axis, degrees on the screen
};

// Where a badge stands from the centre: upper right, then on clockwise.
QPointF badgePlace(qreal radius, int quarter);
// How wide a face fits within the rim of a chip of that radius.
qreal faceDiameter(qreal radius);

// Brings the painter's origin to where the chip is seen, nearer to the eye the higher it is.
void moveTo(QPainter &painter, const ChipPicture &chip);
void paintShadow(QPainter &painter, const ChipPicture &chip);
void paintChip(QPainter &painter, const ChipPicture &chip, const BoardColours &colours);
// Its seat's number and its signs, on top of all chips so that no other hides them.
void paintBadges(QPainter &painter, const ChipPicture &chip);
// About a chip: corners where the keys are, whatever lies under it.
void paintCurrent(QPainter &painter, const ChipPicture &chip, bool hasFocus);

} // namespace boards
