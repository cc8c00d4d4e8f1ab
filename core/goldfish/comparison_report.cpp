#include "goldfish/comparison_report.h"

#include "goldfish/figures.h"
#include "goldfish/report_json.h"
#include "goldfish/statistics/resolution.h"

namespace goldfish
{

using base::plural;
using base::Text;
using base::text;
using files::json::Node;
using files::json::Object;

namespace
{

constexpr int Places = 1;
constexpr int PlacesOfRatios = 2;
constexpr int PlacesOfChances = 3;

Text number(std::int64_t value)
{
    return text("Number", "%1").with(value);
}

// A share of games in percentage points.
double points(double share)
{
    return 100 * share;
}

Interval points(const Interval &interval)
{
    return {100 * interval.low, 100 * interval.high};
}

Text outlook(const Comparison &comparison)
{
    const auto more = comparison.matchesToSettle();
    if (!more) {
        return text("Goldfish", "No number of games that could be played would settle it.");
    }
    using Stop = Sprt::Stop;
    if (*more == 0
        && (comparison.better.stop() == Stop::Alternative
            || comparison.worse.stop() == Stop::Alternative)) {
        return text("Goldfish", "The one scores more, but the other wins more.");
    }
    if (*more == 0) {
        return text("Goldfish", "The scores differ, but the wins not by as much as was asked.");
    }
    return plural("Goldfish", "Were it what it seems, about %n more game(s) would settle it.")
        .with(*more);
}

const char *slugOf(Comparison::Verdict verdict)
{
    return verdict == Comparison::Verdict::Helps ? "helps"
        : verdict == Comparison::Verdict::Hurts  ? "hurts"
                                                 : "undecided";
}

const char *slugOf(Sprt::Stop stop)
{
    switch (stop) {
    case Sprt::Stop::Alternative:
        return "difference";
    case Sprt::Stop::Null:
        return "none";
    case Sprt::Stop::Cap:
        return "cap";
    case Sprt::Stop::Going:
        break;
    }
    return "going";
}

Text stateOf(const Sprt &test)
{
    switch (test.stop()) {
    case Sprt::Stop::Alternative:
        return text("Goldfish", "found after %1 pairs").with(test.count());
    case Sprt::Stop::Null:
        return text("Goldfish", "ruled out after %1 pairs").with(test.count());
    case Sprt::Stop::Cap:
        return text("Goldfish", "undecided after %1 pairs, three times what is usual")
            .with(test.count());
    case Sprt::Stop::Going:
        break;
    }
    return text("Goldfish", "not ended; about %1 more pairs").with(test.left().value_or(0));
}

Text testText(const Sprt &test)
{
    return text("Goldfish", "%1 (ratio %2, bounds %3 and %4)")
        .with(stateOf(test))
        .with(decimal(test.ratio(), PlacesOfRatios))
        .with(decimal(test.lower(), PlacesOfRatios))
        .with(decimal(test.upper(), PlacesOfRatios));
}

Text chanceText(double chance)
{
    constexpr double Least = 0.001;
    return chance < Least ? text("Goldfish", "less than %1").with(decimal(Least, PlacesOfChances))
                          : decimal(chance, PlacesOfChances);
}

Node testJson(const Sprt &test)
{
    Node node{Object{}};
    node.set("stop", slugOf(test.stop()));
    node.set("pairs", test.count());
    node.set("ratio", rounded(test.ratio()));
    node.set("lower", rounded(test.lower()));
    node.set("upper", rounded(test.upper()));
    const auto left = test.left();
    node.set("left", left ? Node(*left) : Node(nullptr));
    return node;
}

Node pairsJson(const Pairs &pairs, double chance)
{
    Node node{Object{}};
    node.set("both_won", pairs.bothWon);
    node.set("subject_better", pairs.firstBetter);
    node.set("reference_better", pairs.secondBetter);
    node.set("neither_won", pairs.neitherWon);
    node.set("mcnemar", rounded(chance));
    return node;
}

} // namespace

Text verdictOf(const Comparison &comparison, const Compared &names)
{
    const double margin = comparison.margin();
    const auto size = decimal(margin < 0 ? -margin : margin, Places);
    const auto interval = decimals(comparison.marginInterval(), Places);
    const auto spoken = [&](Text sentence) {
        return std::move(sentence)
            .with(names.subject)
            .with(names.reference)
            .with(size)
            .with(interval);
    };
    switch (comparison.verdict) {
    case Comparison::Verdict::Helps:
        return spoken(text("Goldfish",
                           "“%1” helps: it does %3 points a game better than “%2” (95 % interval "
                           "%4)."));
    case Comparison::Verdict::Hurts:
        return spoken(text("Goldfish",
                           "“%1” hurts: it does %3 points a game worse than “%2” (95 % interval "
                           "%4)."));
    case Comparison::Verdict::Undecided:
        break;
    }
    return text("Goldfish",
                "Undecided between “%1” and “%2”: the difference is %3 points a game (95 % "
                "interval %4). %5")
        .with(names.subject)
        .with(names.reference)
        .with(signedDecimal(margin, Places))
        .with(interval)
        .with(outlook(comparison));
}

std::vector<Text> remarksOn(const Comparison &comparison)
{
    std::vector<Text> remarks;
    if (comparison.endedEarly) {
        remarks.push_back(
            text("Goldfish",
                 "The games ended when the tests of the wins had; what was found so soon looks a "
                 "little greater than it is."));
    }
    if (comparison.unfinished > 0) {
        remarks.push_back(plural("Goldfish", "%n pair(s) did not end and count nowhere.")
                              .with(comparison.unfinished));
    }
    return remarks;
}

Table comparisonTable(const Comparison &comparison, const Compared &names)
{
    Table table{text("Goldfish", "“%1” beside “%2”").with(names.subject).with(names.reference),
                comparison.isDuel
                    ? text("Goldfish",
                           "They played each other; in each pair both begin once, with the same "
                           "lots.")
                    : text("Goldfish",
                           "In each pair both play the same opponent from the same seat with the "
                           "same lots."),
                {},
                {}};
    table.slug = "comparison";
    using Result = InPairs::Result;
    const auto row = [&table](Text what, Text value, Result behind = Result::Any) {
        table.rows.push_back({std::move(what), std::move(value)});
        table.behind.push_back({InPairs{behind}});
    };
    std::vector<Bar> bars;
    const auto result = [&](const Text &what, std::int64_t count, Result behind) {
        row(what, number(count), behind);
        bars.push_back({what, static_cast<double>(count), {}});
    };
    const auto &pairs = comparison.pairs;
    row(text("Goldfish", "Pairs of games"), number(comparison.count()));
    row(text("Goldfish", "Better by, points a game"),
        text("Goldfish", "%1 (95 % interval %2)")
            .with(signedDecimal(comparison.margin(), PlacesOfRatios))
            .with(decimals(comparison.marginInterval(), PlacesOfRatios)));
    row(text("Goldfish", "Better by, percentage points of wins"),
        text("Goldfish", "%1 (95 % interval %2)")
            .with(signedDecimal(points(comparison.rate()), Places))
            .with(decimals(points(comparison.rateInterval()), Places)));
    row(text("Goldfish", "Games without pairs that tell as much as one of these"),
        decimal(comparison.gain(), Places));
    result(text("Goldfish", "Both won"), pairs.bothWon, Result::BothWon);
    result(text("Goldfish", "Only “%1” did better").with(names.subject),
           pairs.firstBetter,
           Result::FirstBetter);
    result(text("Goldfish", "Only “%1” did better").with(names.reference),
           pairs.secondBetter,
           Result::SecondBetter);
    result(text("Goldfish", "Neither won, or both drew"), pairs.neitherWon, Result::NeitherWon);
    row(text("Goldfish", "Chance of that by luck alone (McNemar)"), chanceText(comparison.chance));
    const auto looked = decimal(points(comparison.design.difference), Places);
    row(text("Goldfish", "%1 percentage points better").with(looked), testText(comparison.better));
    row(text("Goldfish", "%1 percentage points worse").with(looked), testText(comparison.worse));
    table.chart = chartOf(std::move(bars));
    return table;
}

Node jsonOf(const Comparison &comparison, const Compared &names)
{
    Node node{Object{}};
    node.set("subject", names.subject);
    node.set("reference", names.reference);
    node.set("duel", comparison.isDuel);
    node.set("pairs", comparison.count());
    node.set("unfinished", comparison.unfinished);
    node.set("margin", rounded(comparison.margin()));
    node.set("margin95", jsonOf(comparison.marginInterval()));
    node.set("gain", rounded(comparison.gain()));
    node.set("rate", rounded(comparison.rate()));
    node.set("rate95", jsonOf(comparison.rateInterval()));
    node.set("results", pairsJson(comparison.pairs, comparison.chance));
    node.set("difference_sought", rounded(comparison.design.difference));
    node.set("better", testJson(comparison.better));
    node.set("worse", testJson(comparison.worse));
    node.set("ended_early", comparison.endedEarly);
    const auto more = comparison.matchesToSettle();
    node.set("games_to_settle", more ? Node(*more) : Node(nullptr));
    node.set("verdict", slugOf(comparison.verdict));
    node.set("sentence", base::english(verdictOf(comparison, names)));
    return node;
}

void add(Document &document, const Comparison &comparison, const Compared &names)
{
    document.summary.push_back(verdictOf(comparison, names));
    for (auto &remark : remarksOn(comparison)) {
        document.cautions.push_back(std::move(remark));
    }
    document.tables.insert(document.tables.begin(), comparisonTable(comparison, names));
}

Text promiseOf(std::uint64_t matches, bool isComparison)
{
    const auto games = static_cast<std::int64_t>(matches);
    if (!isComparison) {
        return text("Goldfish", "%1 games tell a share of wins to within %2 percentage points.")
            .with(games)
            .with(decimal(points(halfWidthOfRate(games)), Places));
    }
    return text("Goldfish",
                "%1 games, in pairs, show in four runs of five a difference of %2 percentage "
                "points of wins; the more alike the rosters, the smaller a one.")
        .with(games)
        .with(decimal(points(shownDifference(games / 2, IndependentGames)), Places));
}

} // namespace goldfish
