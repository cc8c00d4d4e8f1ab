#include "goldfish/report_json.h"

#include "goldfish/statistics/normal.h"

#include <cmath>

namespace goldfish
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

Node each(std::int64_t total, std::int64_t times)
{
    return rounded(times == 0 ? 0 : static_cast<double>(total) / static_cast<double>(times));
}

// "greedy:400", or "greedy:400,random" where the opponents have another.
std::string forBoth(const Identity &identity, std::string EntrantIdentity::*part)
{
    const auto &own = identity.subject.*part;
    if (identity.opponents.empty() || identity.opponents.front().*part == own) {
        return own;
    }
    return own + ',' + identity.opponents.front().*part;
}

Node houseJson(const Identity &identity)
{
    Node node{Object{}};
    for (const auto &[key, value] : identity.house) {
        node.set(key, value);
    }
    return node;
}

Node quantilesOf(const Histogram &histogram, Node node)
{
    node.set("p10", std::int64_t{histogram.quantile(10)});
    node.set("p50", std::int64_t{histogram.quantile(50)});
    node.set("p90", std::int64_t{histogram.quantile(90)});
    return node;
}

Node scoreJson(const Histogram &score)
{
    const auto moments = score.moments();
    Node node{Object{}};
    node.set("mean", rounded(moments.mean()));
    node.set("sd", rounded(moments.deviation()));
    node.set("ci95", jsonOf(moments.interval(Tail95)));
    return quantilesOf(score, std::move(node));
}

Node sourcesJson(const Report &report)
{
    Node node{Object{}};
    for (const auto &line : report.sources) {
        node.set(line.slug, each(line.total, report.matches));
    }
    return node;
}

Node turnsJson(const Report &report)
{
    Node list{Array{}};
    for (std::size_t turn = 0; turn < report.turns.size(); ++turn) {
        Node node{Object{}};
        node.set("turn", turn + 1);
        node.set("games", report.turns[turn].count());
        node.set("mean", rounded(report.turns[turn].moments().mean()));
        list.append(quantilesOf(report.turns[turn], std::move(node)));
    }
    return list;
}

// Shares and means are of each copy in a game.
Node piecesJson(const Report &report)
{
    Node list{Array{}};
    for (const auto &line : report.pieces) {
        const std::int64_t chances = line.copies * report.matches;
        Node node{Object{}};
        node.set("piece", line.key);
        node.set("name", line.name);
        node.set("copies", line.copies);
        node.set("thrown", each(line.totals.played, chances));
        node.set("in_play", each(line.totals.inPlay, chances));
        node.set("points", each(line.totals.points, chances));
        node.set("removals", each(line.totals.removals, chances));
        node.set("removed", each(line.totals.losses, chances));
        list.append(std::move(node));
    }
    return list;
}

Node rateJson(const WinRate &rate, Node node)
{
    node.set("wins", rate.wins);
    node.set("losses", rate.losses);
    node.set("draws", rate.draws);
    node.set("rate", rounded(rate.rate()));
    node.set("wilson95", jsonOf(rate.wilson()));
    return node;
}

Node againstJson(const Report &report)
{
    Node list{Array{}};
    for (const auto &line : report.against) {
        Node node{Object{}};
        node.set("roster", line.opponent.roster);
        node = rateJson(line.all, std::move(node));
        node.set("fingerprint", line.opponent.fingerprint);
        node.set("policy", line.opponent.policy);
        node.set("skill", line.opponent.hand);
        node.set("first", rateJson(line.first, Node{Object{}}));
        node.set("second", rateJson(line.second, Node{Object{}}));
        node.set("margin", rounded(line.margin.mean()));
        node.set("margin95", jsonOf(line.margin.interval(Tail95)));
        list.append(std::move(node));
    }
    return list;
}

Node restingJson(const Report &report)
{
    if (!report.hasResting()) {
        return nullptr;
    }
    Node rows{Array{}};
    for (std::size_t row = 0; row < HeatMap::Side; ++row) {
        Node cells{Array{}};
        for (std::size_t column = 0; column < HeatMap::Side; ++column) {
            cells.append(report.resting.cells[row * HeatMap::Side + column]);
        }
        rows.append(std::move(cells));
    }
    return rows;
}

Node flagsJson(const Identity &identity)
{
    Node list{Array{}};
    for (const auto &flag : identity.flags) {
        list.append(base::english(flag));
    }
    return list;
}

} // namespace

Node jsonOf(const Report &report)
{
    const auto &identity = report.identity;
    Node node{Object{}};
    node.set("roster", identity.subject.roster);
    node.set("game", identity.game);
    node.set("format", identity.format);
    node.set("games", report.played());
    node.set("unfinished", report.unfinished);
    node.set("seed", static_cast<std::int64_t>(identity.seed));
    node.set("policy", forBoth(identity, &EntrantIdentity::policy));
    node.set("skill", forBoth(identity, &EntrantIdentity::hand));
    node.set("surface", identity.surface);
    node.set("house", houseJson(identity));
    node.set("score", scoreJson(report.score));
    node.set("sources", sourcesJson(report));
    node.set("by_turn", turnsJson(report));
    node.set("pieces", piecesJson(report));
    node.set("against", againstJson(report));
    node.set("resting", restingJson(report));
    node.set("flags", flagsJson(identity));
    node.set("fingerprint", identity.subject.fingerprint);
    node.set("data_digest", identity.dataDigest);
    node.set("rules_version", identity.rulesVersion);
    node.set("program", identity.program);
    node.set("date", identity.date);
    node.set("seconds", report.seconds > 0 ? Node(rounded(report.seconds)) : Node(nullptr));
    node.set("games_per_second",
             report.seconds > 0
                 ? Node(rounded(static_cast<double>(report.played()) / report.seconds))
                 : Node(nullptr));
    node.set("command", identity.command);
    return node;
}

double rounded(double number)
{
    constexpr double Million = 1e6;
    const double result = std::round(number * Million) / Million;
    return result == 0 ? 0 : result; // never −0
}

Node jsonOf(const Interval &interval)
{
    if (!std::isfinite(interval.low) || !std::isfinite(interval.high)) {
        return nullptr;
    }
    return Array{rounded(interval.low), rounded(interval.high)};
}

} // namespace goldfish
