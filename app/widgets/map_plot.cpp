#include "widgets/map_plot.h"

#include "appearance.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace widgets
{

namespace
{

constexpr int BreadthOfScale = 12; // pixels
constexpr int RoomOfScale = 40;    // with what lies between it and the map
constexpr double FaintestCell = 0.16;

QColor between(const QColor &from, const QColor &to, double share)
{
    const auto mixed = [share](int one, int other) {
        return static_cast<int>(std::lround(one + share * (other - one)));
    };
    return {mixed(from.red(), to.red()),
            mixed(from.green(), to.green()),
            mixed(from.blue(), to.blue())};
}

} // namespace

MapPlot::MapPlot(QWidget *parent)
    : Plot(parent)
    , m_map(new QCPColorMap(xAxis, yAxis))
    , m_scale(new Scale(this))
{
    m_map->setInterpolate(false);
    m_map->setTightBoundary(true);
    m_map->removeFromLegend();
    m_scale->setType(QCPAxis::atRight);
    m_scale->setBarWidth(BreadthOfScale);
    plotLayout()->addElement(0, 1, m_scale);
    m_map->setColorScale(m_scale);
    auto *group = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, group);
    m_scale->setMarginGroup(QCP::msTop | QCP::msBottom, group);
    m_scale->axis()->setTickLabelFont(font());
    m_scale->axis()->setSubTicks(false);
    m_scale->axis()->setNumberFormat(QStringLiteral("g"));
    yAxis->setRangeReversed(true);
    xAxis->grid()->setVisible(false);
    yAxis->grid()->setVisible(false);
    MapPlot::applyColours();
}

void MapPlot::show(const std::vector<std::int64_t> &cells, const QSizeF &area, const QString &unit)
{
    m_side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(cells.size()))));
    m_area = area;
    if (m_side == 0) {
        return;
    }
    // Coordinates of the map are the middles of its cells.
    const auto middles = [this](double length) {
        const double half = length / m_side / 2;
        return QCPRange(half, length - half);
    };
    auto *cellsOfMap = m_map->data();
    cellsOfMap->setSize(m_side, m_side);
    cellsOfMap->setRange(middles(area.width()), middles(area.height()));
    for (int row = 0; row < m_side; ++row) {
        for (int column = 0; column < m_side; ++column) {
            cellsOfMap->setCell(
                column,
                row,
                static_cast<double>(cells[static_cast<std::size_t>(row * m_side + column)]));
        }
    }
    const auto most = cells.empty() ? 0 : *std::max_element(cells.begin(), cells.end());
    m_map->setDataRange({0, std::max(1.0, static_cast<double>(most))});
    xAxis->setLabel(unit);
    yAxis->setLabel(unit);
    fitArea();
    replot(rpQueuedReplot);
}

void MapPlot::applyColours()
{
    Plot::applyColours();
    if (m_scale == nullptr) {
        return; // while it is made
    }
    const QColor ground = palette().color(QPalette::Base);
    QCPColorGradient gradient;
    gradient.setColorInterpolation(QCPColorGradient::ciRGB);
    gradient.setColorStops({{0, ground},
                            {0.001, between(ground, accent(), FaintestCell)},
                            {1, between(accent(), palette().color(QPalette::Text), 0.25)}});
    m_map->setGradient(gradient);
    const QPen line(signalcolours::hairline(), 1);
    m_scale->setPens(line);
    m_scale->axis()->setTickLabelColor(palette().color(QPalette::Text));
}

void MapPlot::resizeEvent(QResizeEvent *event)
{
    Plot::resizeEvent(event);
    fitArea();
    replot(rpQueuedReplot);
}

void MapPlot::Scale::setPens(const QPen &pen)
{
    for (auto *axis : mAxisRect->axes()) {
        axis->setBasePen(pen);
        axis->setTickPen(pen);
    }
}

// To scale: a square of the area is a square on the screen. What room is over stays empty, so that
// nothing outside of the area is shown.
void MapPlot::fitArea()
{
    if (m_area.isEmpty()) {
        return;
    }
    xAxis->setRange(0, m_area.width());
    yAxis->setRange(0, m_area.height());
    const QFontMetrics metrics(font());
    const int ofNumbers = metrics.horizontalAdvance(QStringLiteral("00000"));
    const double across = width() - RoomOfScale - 3.0 * ofNumbers;
    const double down = height() - 4.0 * metrics.height();
    const double scale = std::max(1e-9, std::min(across / m_area.width(), down / m_area.height()));
    const QSize size(static_cast<int>(m_area.width() * scale),
                     static_cast<int>(m_area.height() * scale));
    axisRect()->setSizeConstraintRect(QCPLayoutElement::scrInnerRect);
    axisRect()->setMaximumSize(size);
    m_scale->setMaximumSize(BreadthOfScale + ofNumbers, size.height());
}

Plot::Cell MapPlot::cellAt(const QPointF &place) const
{
    if (m_side == 0 || !axisRect()->rect().contains(place.toPoint())) {
        return {};
    }
    const double column = xAxis->pixelToCoord(place.x()) / m_area.width() * m_side;
    const double row = yAxis->pixelToCoord(place.y()) / m_area.height() * m_side;
    const bool isInside = column >= 0 && column < m_side && row >= 0 && row < m_side;
    return isInside ? Cell{static_cast<int>(row), static_cast<int>(column)} : Cell{};
}

} // namespace widgets
