#include "goldfish/report_tables.h"

#include "goldfish/figures.h"
#include "goldfish/report_opponents.h"

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
                {}};
    table.slug = "scores";
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
        table.behind.push_back({WithScore{from, from + width - 1}});
        drawn.push_back({label, share, {}});
    }
    table.chart = chartOf(std::move(drawn));
    return table;
}

// Empty where there are none of that kind.
Table sourceTable(const Report &report, engine::TallySource::Kind kind)
{
    const bool isPoints = kind == engine::TallySource::Kind::Points;
    Table table{isPoints ? text("Goldfish", "Points by source")
                         : text("Goldfish", "What happened, times a game"),
                {},
                {isPoints ? text("Goldfish", "Source") : text("Goldfish", "What"),
                 text("Goldfish", "A game")},
                {}};
    table.slug = isPoints ? "sources" : "events";
    std::vector<Bar> bars;
    for (std::size_t source = 0; source < report.sources.size(); ++source) {
        const auto &line = report.sources[source];
        if (line.kind == kind) {
            const double mean = each(line.total, report.matches);
            table.rows.push_back({line.title, decimal(mean, PlacesOfMeans)});
            table.behind.push_back({WithSource{source}});
            bars.push_back({line.title, mean, {}});
        }
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
                {}};
    table.slug = "turns";
    std::vector<Bar> bars;
    for (std::size_t turn = 0; turn < report.turns.size(); ++turn) {
        const auto &scores = report.turns[turn];
        const auto label = number(static_cast<std::int64_t>(turn) + 1);
        const double mean = scores.moments().mean();
        const auto quantile = [&scores](int share) { return scores.quantile(share); };
        const Interval band{static_cast<double>(quantile(10)), static_cast<double>(quantile(90))};
        table.rows.push_back({label,
                              number(scores.count()),
                              decimal(mean, PlacesOfPoints),
                              number(quantile(10)),
                              number(quantile(50)),
                              number(quantile(90))});
        const auto atMost = [turn](std::int32_t score) {
            return AfterTurn{turn, INT32_MIN, score};
        };
        const AfterTurn all{turn};
        table.behind.push_back(
            {all, all, all, atMost(quantile(10)), atMost(quantile(50)), atMost(quantile(90))});
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
                {}};
    table.slug = "pieces";
    using Figure = WithPiece::Figure;
    std::vector<Bar> bars;
    for (const auto &line : report.pieces) {
        const std::size_t piece = table.rows.size();
        const std::int64_t chances = line.copies * report.matches;
        const auto mean = [chances](std::int64_t total) { return each(total, chances); };
        table.rows.push_back({Text::verbatim(line.name),
                              number(line.copies),
                              percent(mean(line.totals.played)),
                              percent(mean(line.totals.inPlay)),
                              decimal(mean(line.totals.points), PlacesOfMeans),
                              decimal(mean(line.totals.removals), PlacesOfMeans),
                              decimal(mean(line.totals.losses), PlacesOfMeans)});
        auto &behind = table.behind.emplace_back();
        for (const auto figure : {Figure::Played,
                                  Figure::Played,
                                  Figure::Played,
                                  Figure::InPlay,
                                  Figure::Points,
                                  Figure::Removals,
                                  Figure::Losses}) {
            behind.emplace_back(WithPiece{piece, figure});
        }
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
        tables.push_back(opponentTable(report));
        tables.push_back(placeTable(report));
    }
    using Kind = engine::TallySource::Kind;
    for (auto table : {sourceTable(report, Kind::Points),
                       turnTable(report),
                       pieceTable(report),
                       sourceTable(report, Kind::Times)}) {
        if (!table.rows.empty()) {
            tables.push_back(std::move(table));
        }
    }
    return tables;
}

Table restingTable(const Report &report)
{
    Table table{text("Goldfish", "Where its pieces came to rest"),
                text("Goldfish", "How often in each cell, from where a game measures its places."),
                {},
                {}};
    table.slug = "resting";
    for (std::size_t column = 0; column < HeatMap::Side; ++column) {
        table.columns.push_back(number(static_cast<std::int64_t>(column) + 1));
    }
    for (std::size_t cell = 0; cell < report.resting.cells.size(); ++cell) {
        if (cell % HeatMap::Side == 0) {
            table.rows.emplace_back();
            table.behind.emplace_back();
        }
        table.rows.back().push_back(number(report.resting.cells[cell]));
        table.behind.back().emplace_back(RestingIn{cell});
    }
    return table;
}

std::optional<Behind> behindCell(const Table &table, std::size_t row, std::size_t column)
{
    if (row >= table.behind.size() || table.behind[row].empty()) {
        return std::nullopt;
    }
    const auto &cells = table.behind[row];
    return cells[std::min(column, cells.size() - 1)];
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
