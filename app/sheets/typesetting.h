// The one typeface of a printed sheet and how its words are measured. Lengths are twentieths of a
// point, so that whole-numbered font sizes are fine enough and every device gives the same layout.
#pragma once

#include "sheets/sheet.h"

#include <QFont>
#include <QString>
#include <QStringList>

class QPainter;
class QPointF;
class QRectF;

namespace sheets
{

constexpr qreal points(qreal number)
{
    return number * 20;
}

enum class Weight { Regular, Bold };

// DejaVu Sans, which is embedded in the file; the system's own face where it is not installed.
QFont face(qreal sizeInPoints, Weight weight = Weight::Regular);
qreal widthOf(const QString &words, const QFont &font);
// Broken into lines of that width, at blanks where there are some. At least one line.
QStringList broken(const QString &words, const QFont &font, qreal width);
// The largest font up to `largest` points in which the words fit the width, down to `smallest`.
QFont fittingFace(const QString &words, qreal width, qreal largest, qreal smallest, Weight weight);

// One line within the rectangle, in the middle of its height. Ends in … where it does not fit.
void drawLine(QPainter &painter,
              const QRectF &box,
              const QString &words,
              const QFont &font,
              Qt::Alignment alignment = Qt::AlignLeft);

// A box of that side length: empty, or with a tick, a cross, ? or ! for the standing.
void drawTickBox(QPainter &painter, const QPointF &corner, qreal side);
void drawStanding(QPainter &painter, const QPointF &corner, qreal side, Standing standing);

QString qt(const std::string &utf8); // without line ends and doubled blanks

} // namespace sheets
