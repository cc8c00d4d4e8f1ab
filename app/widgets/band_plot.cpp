#include "widgets/band_plot.h"

#include <algorithm>
#include <cmath>

namespace widgets
{

namespace
{

constexpr double RoomBeyond = 1.08;

} // namespace

BandPlot::BandPlot(QWidget *parent)
    : Plot(parent)
    , m_low(addGraph())
    , m_high(addGraph())
    , m_mean(addGraph())
{
    m_high->setChannelFillGraph(m_low);
    m_low->removeFromLegend();
    // The mean is named first.
    m_high->removeFromLegend();
    m_mean->removeFromLegend();
    m_mean->addToLegend();
    m_high->addToLegend();
    legend->setVisible(true);
    axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignLeft | Qt::AlignTop);
    QSharedPointer<QCPAxisTickerFixed> whole(new QCPAxisTickerFixed);
    whole->setTickStep(1);
    whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    xAxis->setTicker(whole);
    xAxis->grid()->setVisible(false);
    BandPlot::applyColours();
}

void BandPlot::show(const std::vector<Step> &steps, const Words &words)
{
    QVector<double> keys;
    QVector<double> low;
    QVector<double> high;
    QVector<double> mean;
    for (const auto &step : steps) {
        keys.append(static_cast<double>(keys.size()) + 1);
        low.append(step.low);
        high.append(step.high);
        mean.append(step.mean);
    }
    m_count = static_cast<int>(keys.size());
    m_low->setData(keys, low, true);
    m_high->setData(keys, high, true);
    m_mean->setData(keys, mean, true);
    m_mean->setName(words.mean);
    m_high->setName(words.band);
    xAxis->setLabel(words.steps);
    yAxis->setLabel(words.values);
    xAxis->setRange(0.5, std::max(1.5, m_count + 0.5));
    const auto highest = std::max_element(high.begin(), high.end());
    const auto lowest = std::min_element(low.begin(), low.end());
    const double most = highest == high.end() ? 1 : std::max(1.0, *highest);
    // Above the lines there is room for the legend.
    yAxis->setRange(lowest == low.end() ? 0 : std::min(0.0, *lowest), most * RoomBeyond * 1.2);
    replot(rpQueuedReplot);
}

void BandPlot::applyColours()
{
    Plot::applyColours();
    if (m_mean == nullptr) {
        return; // while it is made
    }
    m_low->setPen(Qt::NoPen);
    m_high->setPen(Qt::NoPen);
    m_high->setBrush(faintAccent());
    m_mean->setPen(QPen(accent(), 2));
    m_mean->setScatterStyle({QCPScatterStyle::ssDisc, accent(), accent(), 5});
}

Plot::Cell BandPlot::cellAt(const QPointF &place) const
{
    const int step = static_cast<int>(std::round(xAxis->pixelToCoord(place.x())));
    const bool isStep =
        axisRect()->rect().contains(place.toPoint()) && step >= 1 && step <= m_count;
    return isStep ? Cell{step - 1, 0} : Cell{};
}

} // namespace widgets
