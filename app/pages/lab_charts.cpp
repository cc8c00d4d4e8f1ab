// The drawings of the Lab's figures: which form shows which table, and how its numbers get there.
#include "pages/lab_figures.h"
#include "widgets/band_plot.h"
#include "widgets/bar_plot.h"
#include "widgets/map_plot.h"

#include <QScrollArea>

namespace pages
{

namespace
{

constexpr double MicrometresOfCentimetre = 10'000;

bool isDistribution(const goldfish::Table &table)
{
    return table.slug == "scores";
}

bool isOfWins(const goldfish::Table &table)
{
    return table.slug == "against" || table.slug == "places";
}

// The column whose numbers are drawn.
std::size_t drawnColumn(const goldfish::Table &table)
{
    constexpr std::size_t PointsOfPiece = 4;
    constexpr std::size_t MarginOfSpare = 3;
    constexpr std::size_t ShareOfOpponent = 5;
    if (table.slug == "pieces") {
        return PointsOfPiece;
    }
    if (isOfWins(table)) {
        return table.slug == "against" ? ShareOfOpponent : ShareOfOpponent + 1;
    }
    return table.slug == "ablation" ? MarginOfSpare
        : table.columns.empty()     ? 0
                                    : table.columns.size() - 1;
}

} // namespace

widgets::Plot *LabFigures::plotOf(const goldfish::Table &table) const
{
    if (table.slug == "resting") {
        return m_map;
    }
    if (!table.chart || table.chart->bars.empty()) {
        return nullptr;
    }
    if (table.slug == "turns") {
        return m_band;
    }
    return isDistribution(table) ? m_upright : isOfWins(table) ? m_dots : m_lying;
}

void LabFigures::showChart(const goldfish::Table &table)
{
    auto *const plot = plotOf(table);
    for (auto *each :
         std::initializer_list<widgets::Plot *>{m_upright, m_lying, m_dots, m_band, m_map}) {
        each->setVisible(each == plot);
    }
    m_charts->setVisible(plot != nullptr);
    if (plot == nullptr) {
        return;
    }
    plot->setTitle(words(table.title));
    if (plot == m_map) {
        showMap();
    } else if (plot == m_band) {
        showTurns(table);
    } else {
        showBars(static_cast<widgets::BarPlot *>(plot), table);
    }
}

void LabFigures::showBars(widgets::BarPlot *plot, const goldfish::Table &table)
{
    std::vector<widgets::BarPlot::Bar> bars;
    for (const auto &bar : table.chart->bars) {
        widgets::BarPlot::Bar shown{words(bar.label), bar.value, {}};
        if (bar.range) {
            shown.range = std::pair(bar.range->low, bar.range->high);
        }
        bars.push_back(std::move(shown));
    }
    widgets::BarPlot::Scale scale{table.chart->least, table.chart->most, false, {}};
    scale.isPercent = isDistribution(table) || isOfWins(table);
    if (!table.columns.empty()) {
        scale.title = words(table.columns[drawnColumn(table)]);
    }
    plot->show(bars, scale);
}

void LabFigures::showTurns(const goldfish::Table &table)
{
    std::vector<widgets::BandPlot::Step> steps;
    for (const auto &bar : table.chart->bars) {
        steps.push_back({bar.value,
                         bar.range ? bar.range->low : bar.value,
                         bar.range ? bar.range->high : bar.value});
    }
    m_band->show(
        steps,
        {tr("average"), tr("eight games in ten"), words(table.columns.front()), tr("score")});
}

void LabFigures::showMap()
{
    const auto &report = m_result->report;
    const auto centimetres = [](std::int32_t least, std::int32_t most) {
        return (static_cast<double>(most) - least) / MicrometresOfCentimetre;
    };
    m_map->show({report.resting.cells.begin(), report.resting.cells.end()},
                {centimetres(report.area.least.x, report.area.most.x),
                 centimetres(report.area.least.y, report.area.most.y)},
                tr("cm"));
}

} // namespace pages
