#include "sheets/report_drawing.h"

#include "wording/qt_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sheets
{

namespace
{

// In points.
constexpr qreal HeightOfRow = 11;
constexpr qreal HeightOfBar = 7;
constexpr qreal WidthOfLabel = 150;
constexpr qreal Gap = 5;
constexpr qreal HeightOfWhisker = 4;
constexpr qreal SizeOfLetters = 7.5;
constexpr qreal WidestMap = 230;
constexpr qreal FaintestCell = 0.12;

const QColor BarColour(0x34, 0x65, 0xa4);
const QColor LineColour(0x99, 0x99, 0x99);

class ChartDrawing
{
public:
    ChartDrawing(QPainter &painter, const QRectF &box, const goldfish::Chart &chart, qreal point)
        : m_painter(painter)
        , m_box(box)
        , m_chart(chart)
        , m_point(point)
    {
    }

    void draw(const base::Wording &wording)
    {
        qreal top = m_box.top();
        for (const auto &bar : m_chart.bars) {
            drawLabel(wording::render(bar.label, wording), top);
            drawBar(bar, top + HeightOfRow * m_point / 2);
            top += HeightOfRow * m_point;
        }
        const qreal zero = along(0);
        m_painter.setPen(QPen(Qt::black, 0.5 * m_point));
        m_painter.drawLine(QPointF(zero, m_box.top()), QPointF(zero, top));
    }

private:
    qreal along(double value) const
    {
        const double share =
            std::clamp((value - m_chart.least) / (m_chart.most - m_chart.least), 0.0, 1.0);
        const qreal left = m_box.left() + (WidthOfLabel + Gap) * m_point;
        return left + share * (m_box.right() - left - Gap * m_point);
    }

    void drawLabel(const QString &label, qreal top)
    {
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        const qreal width = WidthOfLabel * m_point;
        m_painter.setPen(Qt::black);
        m_painter.drawText(QRectF(m_box.left(), top, width, HeightOfRow * m_point),
                           Qt::AlignRight | Qt::AlignVCenter,
                           metrics.elidedText(label, Qt::ElideRight, width));
    }

    void drawBar(const goldfish::Bar &bar, qreal middle)
    {
        const qreal zero = along(0);
        const qreal end = along(bar.value);
        const qreal half = HeightOfBar * m_point / 2;
        m_painter.fillRect(QRectF(QPointF(std::min(zero, end), middle - half),
                                  QPointF(std::max(zero, end), middle + half)),
                           BarColour);
        if (!bar.range) {
            return;
        }
        const qreal low = along(bar.range->low);
        const qreal high = along(bar.range->high);
        const qreal tip = HeightOfWhisker * m_point / 2;
        m_painter.setPen(QPen(Qt::black, 0.8 * m_point));
        m_painter.drawLine(QPointF(low, middle), QPointF(high, middle));
        for (const qreal at : {low, high}) {
            m_painter.drawLine(QPointF(at, middle - tip), QPointF(at, middle + tip));
        }
    }

    QPainter &m_painter;
    QRectF m_box;
    const goldfish::Chart &m_chart;
    qreal m_point;
};

} // namespace

QSizeF sizeOf(const goldfish::Chart &chart, qreal width)
{
    return {width, HeightOfRow * static_cast<qreal>(chart.bars.size()) + Gap};
}

QSizeF sizeOf(const goldfish::HeatMap & /*map*/, qreal width)
{
    const qreal side = std::min(width, WidestMap);
    return {side, side + Gap};
}

void drawChart(QPainter &painter,
               const QRectF &box,
               const goldfish::Chart &chart,
               const base::Wording &wording,
               qreal point)
{
    painter.save();
    QFont font = painter.font();
    font.setPointSizeF(SizeOfLetters);
    painter.setFont(font);
    ChartDrawing(painter, box, chart, point).draw(wording);
    painter.restore();
}

void drawMap(QPainter &painter, const QRectF &box, const goldfish::HeatMap &map, qreal point)
{
    constexpr auto Side = static_cast<int>(goldfish::HeatMap::Side);
    const auto most = std::max<std::int64_t>(1, *std::ranges::max_element(map.cells));
    const QRectF square(box.topLeft(), QSizeF(box.width(), box.width()));
    const qreal cell = square.width() / Side;
    painter.save();
    for (int i = 0; i < Side * Side; ++i) {
        const auto times = map.cells.at(static_cast<std::size_t>(i));
        if (times > 0) {
            QColor colour = BarColour;
            const qreal share = static_cast<qreal>(times) / static_cast<qreal>(most);
            colour.setAlphaF(static_cast<float>(FaintestCell + (1 - FaintestCell) * share));
            painter.fillRect(QRectF(square.left() + cell * (i % Side),
                                    square.top() + cell * (i / Side),
                                    cell,
                                    cell),
                             colour);
        }
    }
    painter.setPen(QPen(LineColour, 0.5 * point));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(square);
    painter.restore();
}

} // namespace sheets
