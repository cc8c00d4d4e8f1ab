#include "goldfish/ablation_report.h"

#include "goldfish/figures.h"
#include "goldfish/report_json.h"

#include <algorithm>

namespace goldfish
{

using base::plural;
using base::Text;
using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

using Verdict = AblationLine::Verdict;

constexpr int Places = 2;
constexpr int PlacesOfChances = 3;

std::vector<const AblationLine *> ranked(const Ablation &ablation)
{
    std::vector<const AblationLine *> lines;
    for (const auto &line : ablation.lines()) {
        lines.push_back(&line);
    }
    std::stable_sort(lines.begin(), lines.end(), [](const auto *one, const auto *other) {
        return one->margins.mean() > other->margins.mean();
    });
    return lines;
}

Text titleOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Earns:
        return text("Goldfish", "earns its place");
    case Verdict::SpareIsBetter:
        return text("Goldfish", "the spare is better");
    case Verdict::NoMatter:
        return text("Goldfish", "makes no difference");
    case Verdict::InDoubt:
        break;
    }
    return text("Goldfish", "in doubt");
}

const char *slugOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Earns:
        return "earns";
    case Verdict::SpareIsBetter:
        return "spare_is_better";
    case Verdict::NoMatter:
        return "no_matter";
    case Verdict::InDoubt:
        break;
    }
    return "in_doubt";
}

std::int64_t countOf(const Ablation &ablation, Verdict verdict)
{
    return std::count_if(ablation.lines().begin(),
                         ablation.lines().end(),
                         [verdict](const AblationLine &line) { return line.verdict == verdict; });
}

} // namespace

Table ablationTable(const Ablation &ablation)
{
    Table table{text("Goldfish", "Each piece beside its spare"),
                text("Goldfish",
                     "Points a game that the roster does better with the piece. The intervals hold "
                     "for all pieces together."),
                {text("Goldfish", "Piece"),
                 text("Goldfish", "Spare"),
                 text("Goldfish", "Pairs of games"),
                 text("Goldfish", "Better by"),
                 text("Goldfish", "Interval"),
                 text("Goldfish", "Chance by luck"),
                 text("Goldfish", "Verdict")},
                {}};
    table.slug = "ablation";
    std::vector<Bar> bars;
    for (const auto *const line : ranked(ablation)) {
        table.behind.push_back(
            {BesideSpare{static_cast<std::size_t>(line - ablation.lines().data())}});
        table.rows.push_back({Text::verbatim(line->piece),
                              Text::verbatim(line->spare),
                              text("Number", "%1").with(line->margins.count()),
                              signedDecimal(line->margins.mean(), Places),
                              decimals(line->interval, Places),
                              decimal(line->chance, PlacesOfChances),
                              titleOf(line->verdict)});
        Bar bar{Text::verbatim(line->piece), line->margins.mean(), {}};
        if (line->margins.count() > 1) {
            bar.range = line->interval;
        }
        bars.push_back(std::move(bar));
    }
    table.chart = chartOf(std::move(bars));
    return table;
}

std::vector<Text> sentencesOf(const Ablation &ablation)
{
    std::vector<Text> sentences;
    const auto tell = [&](Verdict verdict, Text (*sentence)()) {
        if (const auto count = countOf(ablation, verdict); count > 0) {
            sentences.push_back(sentence().with(count));
        }
    };
    tell(Verdict::Earns, [] { return plural("Goldfish", "%n piece(s) earned a place."); });
    tell(Verdict::SpareIsBetter,
         [] { return plural("Goldfish", "Of %n piece(s) the spare is better."); });
    tell(Verdict::NoMatter,
         [] { return plural("Goldfish", "%n piece(s) made no difference worth knowing."); });
    tell(Verdict::InDoubt, [] { return plural("Goldfish", "%n piece(s) stayed in doubt."); });
    return sentences;
}

Node jsonOf(const Ablation &ablation)
{
    Node list{Array{}};
    for (const auto *const line : ranked(ablation)) {
        Node node{Object{}};
        node.set("piece", line->piece);
        node.set("spare", line->spare);
        node.set("pairs", line->margins.count());
        node.set("unfinished", line->unfinished);
        node.set("margin", rounded(line->margins.mean()));
        node.set("interval", jsonOf(line->interval));
        node.set("chance", rounded(line->chance));
        node.set("verdict", slugOf(line->verdict));
        list.append(std::move(node));
    }
    return list;
}

void add(Document &document, const Ablation &ablation)
{
    for (auto &sentence : sentencesOf(ablation)) {
        document.summary.push_back(std::move(sentence));
    }
    document.tables.insert(document.tables.begin(), ablationTable(ablation));
}

} // namespace goldfish
