// The charts of a report on paper: lying bars with whiskers, and the map of resting places. In
// points, black and one colour that also reads in grey.
#pragma once

#include "goldfish/report_tables.h"

#include <QSizeF>

class QPainter;
class QRectF;

namespace sheets
{

// Of a chart on a page that wide, in points.
QSizeF sizeOf(const goldfish::Chart &chart, qreal width);
QSizeF sizeOf(const goldfish::HeatMap &map, qreal width);

// `point` is the length of a point on the device.
void drawChart(QPainter &painter,
               const QRectF &box,
               const goldfish::Chart &chart,
               const base::Wording &wording,
               qreal point);
void drawMap(QPainter &painter, const QRectF &box, const goldfish::HeatMap &map, qreal point);

} // namespace sheets
