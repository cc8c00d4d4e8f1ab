// Words on a face: measured once and scaled exactly, drawn at whole device pixels so that they stay
// crisp, on a straight line or around a rim. All sizes are in the painter's own units.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QString>

class QPainter;

namespace faces
{

enum class Cut { Regular, Italic, Bold, BoldItalic };

// The height of capitals as a share of the size.
qreal capitalHeight(Cut cut);
// Of a size of 1; multiply by the size.
qreal widthOf(const QString &words, Cut cut);

// How many device pixels a unit of the painter is.
qreal deviceScale(const QPainter &painter);

// Horizontally as the alignment says, seen from `at`; vertically the baseline lies there.
void drawWords(QPainter &painter,
               QPointF at,
               const QString &words,
               Cut cut,
               qreal size,
               Qt::AlignmentFlag alignment);
// Capitals are centred on the point. The painter's pen gives the colour.
void drawCentred(QPainter &painter, QPointF centre, const QString &words, Cut cut, qreal size);

// One line, as large as fits into the width up to that size; ends in "…" where even `smallest` is
// too wide.
struct FittedLine {
    QString words;
    qreal size = 0;
};
FittedLine fitLine(const QString &words, Cut cut, qreal width, qreal largest, qreal smallest);

// Letters on a circle about the origin, upright at the top. The longer the words, the more of the
// rim they take, up to `widest` degrees; beyond that they shrink.
struct RimLine {
    qreal size = 0;
    qreal tracking = 0; // added after each letter
    qreal span = 0;     // degrees that the words take
};
RimLine fitRim(const QString &words, qreal radius, qreal largest, qreal widest);
void drawOnRim(QPainter &painter,
               const QString &words,
               qreal radius,
               const RimLine &line,
               const QColor &ink);

} // namespace faces
