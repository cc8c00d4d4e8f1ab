// The parts that unit cards and command cards share: frame, heading, footer, command symbols. A
// card is 630 units wide and 880 high, its origin at the upper left.
#pragma once

#include "faces/canvas.h"
#include "faces/symbols.h"

#include <QRectF>

namespace faces::card
{

inline constexpr QRectF Whole{0, 0, 630, 880};
inline constexpr QRectF Inner{20, 20, 590, 840};
inline constexpr qreal Heading = 108; // its lower edge
inline constexpr qreal Footer = 806;  // its upper edge

QPainterPath outline(const QRectF &rect);

// The rank's metal around the card and the paper within.
void paintFrame(const Canvas &canvas);
// Emblem, name and rank; a spot before the name of a unique unit.
void paintHeading(const Canvas &canvas);
// The emblem, faint on the paper under a text.
void paintWatermark(const Canvas &canvas, const QRectF &field);
// Set and number, status, rarity.
void paintFooter(const Canvas &canvas);
// The command symbols in a row or column, as many as the piece has; unknown is one quiet mark.
void paintCommandSymbols(const Canvas &canvas, QPointF first, QPointF step, qreal radius);
// A symbol with its number on dark ground. Returns the width taken.
qreal paintFigure(const Canvas &canvas,
                  const catalog::Value &value,
                  QPointF leftMiddle,
                  qreal size,
                  const QColor &symbolColour,
                  Symbol symbol);

} // namespace faces::card
