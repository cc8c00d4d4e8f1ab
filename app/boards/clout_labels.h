// Names beside chips that are too small to bear them. Each is put where it hides neither a chip nor
// another name; where there is no such place, only a chip that matters now keeps its name.
#pragma once

#include "boards/clout_colours.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace boards
{

struct ChipLabel {
    QString words;
    QRectF chip;          // what it names
    bool matters = false; // is written whatever it hides
};

struct PlacedLabel {
    QString words; // cut where they are too long
    QRectF at;
};

// The font has its size in pixels. In the order given, first come first served, but those that
// matter before all others.
std::vector<PlacedLabel>
placeLabels(const std::vector<ChipLabel> &labels, const QRectF &room, const QFont &font);
void paintLabels(QPainter &painter,
                 const std::vector<PlacedLabel> &labels,
                 const BoardColours &colours);

} // namespace boards
