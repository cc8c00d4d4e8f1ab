#include "goldfish/report_tables.h"

#include "goldfish/figures.h"

#include <algorithm>

namespace goldfish
{

using base::Text;
using base::text;

namespace
{

// Points of a score, shares and counts each match.
constexpr int PlacesOfPoints = 1;
constexpr int PlacesOfMeans = 2;
constexpr std::int32_t MostScoreBars = 40;

Text number(std::int64_t value)
{
    return text("Number", "%1").with(value);
}

double each(std::int64_t total, std::int64_t matches)
{
    return matches == 0 ? 0 : static_cast<double>(total) / static_cast<double>(matches);
}

// Scores that lie far apart share a bar: "10 to 14".
Table scoreTable(const Report &report)
{
    Table table{text("Goldfish", "Scores"),
                {},
                {text("Goldfish", "Points"), text("Goldfish", "Games"), text("Goldfish", "Share")},
                {},
                {}};
    const auto &bars = report.score.bars();
    const std::int32_t least = bars.begin()->first;
    const std::int32_t width = (bars.rbegin()->first - least) / MostScoreBars + 1;
    std::map<std::int32_t, std::int64_t> groups;
    for (std::int32_t from = least; from <= bars.rbegin()->first; from += width) {
        groups[from] = 0;
    }
    for (const auto &[score, times] : bars) {
        groups[score - (score - least) % width] += times;
    }
    std::vector<Bar> drawn;
    for (const auto &[from, times] : groups) {
        const auto label = width == 1 ? number(from)
                                      : text("Number", "%1 to %2")
                                            .with(std::int64_t{from})
                                            .with(std::int64_t{from} + width - 1);
        const double share = each(times, report.matches);
        table.rows.push_back({label, number(times), percent(share)});
        drawn.push_back({label, share, {}});
    }
    table.chart = chartOf(std::move(drawn));
    return table;
}

Table againstTable(const Report &report)
{
    Table table{text("Goldfish", "Against each opponent"),
                text("Goldfish", "A draw counts half. Shares with the 95 % interval of Wilson."),
                {text("Goldfish", "Opponent"),
                 text("Goldfish", "Games"),
                 text("Goldfish", "Won"),
                 text("Goldfish", "Drawn"),
                 text("Goldfish", "Lost"),
                 text("Goldfish", "Share"),
                 text("Goldfish", "95 % interval"),
                 text("Goldfish", "Playing first"),
                 text("Goldfish", "Playing second"),
                 text("Goldfish", "Margin")},
                {},
                Chart{{}, 0, 1}};
    for (const auto &line : report.against) {
        const auto name = Text::verbatim(line.opponent.roster);
        table.rows.push_back({name,
                              number(line.all.games()),
                              number(line.all.wins),
                              number(line.all.draws),
                              number(line.all.losses),
                              percent(line.all.rate()),
                              percents(line.all.wilson()),
                              percent(line.first.rate()),
                              percent(line.second.rate()),
                              signedDecimal(line.margin.mean(), PlacesOfPoints)});
        table.chart->bars.push_back({name, line.all.rate(), line.all.wilson()});
    }
    return table;
}

Table sourceTable(const Report &report)
{
    Table table{text("Goldfish", "Points and events by source"),
                {},
                {text("Goldfish", "Source"), text("Goldfish", "A game")},
                {},
                {}};
    std::vector<Bar> bars;
    for (const auto &line : report.sources) {
        const double mean = each(line.total, report.matches);
        table.rows.push_back({line.title, decimal(mean, PlacesOfMeans)});
        bars.push_back({line.title, mean, {}});
    }
    table.chart = chartOf(std::move(bars));
    return table;
}

Table turnTable(const Report &report)
{
    Table table{text("Goldfish", "Score by turn"),
                text("Goldfish", "Of the games that lasted so long."),
                {text("Goldfish", "Turn"),
                 text("Goldfish", "Games"),
                 text("Goldfish", "Mean"),
                 text("Goldfish", "10 % at most"),
                 text("Goldfish", "Half at most"),
                 text("Goldfish", "90 % at most")},
                {},
                {}};
    std::vector<Bar> bars;
    for (std::size_t turn = 0; turn < report.turns.size(); ++turn) {
        const auto &scores = report.turns[turn];
        const auto label = number(static_cast<std::int64_t>(turn) + 1);
        const double mean = scores.moments().mean();
        const Interval band{static_cast<double>(scores.quantile(10)),
                            static_cast<double>(scores.quantile(90))};
        table.rows.push_back({label,
                              number(scores.count()),
                              decimal(mean, PlacesOfPoints),
                              number(scores.quantile(10)),
                              number(scores.quantile(50)),
                              number(scores.quantile(90))});
        bars.push_back({label, mean, band});
    }
    table.chart = chartOf(std::move(bars));
    return table;
}

Table pieceTable(const Report &report)
{
    Table table{text("Goldfish", "Pieces"),
                text("Goldfish", "How often, and how many points, in a game for each copy."),
                {text("Goldfish", "Piece"),
                 text("Goldfish", "Copies"),
                 text("Goldfish", "Played"),
                 text("Goldfish", "In play at the end"),
                 text("Goldfish", "Points"),
                 text("Goldfish", "Removals"),
                 text("Goldfish", "Was removed")},
                {},
                {}};
    std::vector<Bar> bars;
    for (const auto &line : report.pieces) {
        const std::int64_t chances = line.copies * report.matches;
        const auto mean = [chances](std::int64_t total) { return each(total, chances); };
        table.rows.push_back({Text::verbatim(line.name),
                              number(line.copies),
                              percent(mean(line.totals.played)),
                              percent(mean(line.totals.inPlay)),
                              decimal(mean(line.totals.points), PlacesOfMeans),
                              decimal(mean(line.totals.removals), PlacesOfMeans),
                              decimal(mean(line.totals.losses), PlacesOfMeans)});
        bars.push_back({Text::verbatim(line.name), mean(line.totals.points), {}});
    }
    table.chart = chartOf(std::move(bars));
    return table;
}

} // namespace

Chart chartOf(std::vector<Bar> bars)
{
    Chart chart{std::move(bars), 0, 0};
    for (const auto &bar : chart.bars) {
        chart.least = std::min({chart.least, bar.value, bar.range ? bar.range->low : 0});
        chart.most = std::max({chart.most, bar.value, bar.range ? bar.range->high : 0});
    }
    if (chart.most <= chart.least) {
        chart.most = chart.least + 1;
    }
    return chart;
}

std::vector<Table> reportTables(const Report &report)
{
    std::vector<Table> tables;
    if (report.matches == 0) {
        return tables;
    }
    tables.push_back(scoreTable(report));
    if (!report.against.empty()) {
        tables.push_back(againstTable(report));
    }
    if (!report.sources.empty()) {
        tables.push_back(sourceTable(report));
    }
    if (!report.turns.empty()) {
        tables.push_back(turnTable(report));
    }
    if (!report.pieces.empty()) {
        tables.push_back(pieceTable(report));
    }
    return tables;
}

Document documentOf(const Report &report)
{
    Document document{text("Goldfish", "Playtest of “%1”").with(report.identity.subject.roster),
                      summaryOf(report),
                      cautionsOf(report),
                      reportTables(report),
                      {},
                      identityTable(report)};
    if (report.hasResting()) {
        document.resting = report.resting;
    }
    return document;
}

} // namespace goldfish
