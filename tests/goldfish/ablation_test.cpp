// Which pieces earn their place: games go to those in doubt, and what is found is so.
#include "goldfish/ablation_report.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

using goldfish::Ablation;
using goldfish::AblationLine;
using goldfish::Batch;
using goldfish::Effort;
using goldfish::Order;

namespace
{

const rosters::Roster Bare = tests::stonesRoster("Bare", {"pebble", "pebble", "pebble"});
const rosters::Roster Slight = tests::stonesRoster("Slight", {"lead", "pebble", "pebble"});

const catalog::Catalog &emptyCatalog()
{
    static const auto catalog = support::catalogFrom("name\ttype\n");
    return catalog;
}

Order orderOf(const rosters::Roster &subject, const std::vector<const rosters::Roster *> &against)
{
    Order order;
    order.subject = {&subject, {}, {"random", 0}};
    for (const auto *const roster : against) {
        order.opponents.push_back({roster, {}, {"random", 0}});
    }
    order.seed = 11;
    return order;
}

Effort effort()
{
    Effort result;
    result.threads = 2;
    return result;
}

} // namespace

class AblationTest : public QObject
{
    Q_OBJECT

private slots:
    void findsThePiecesThatEarnTheirPlace()
    {
        const auto whole =
            tests::stonesRoster("Whole", {"gold", "lead", "pebble", "flint", "marble"});
        rosters::Line spare;
        spare.name = "pebble";
        spare.key = "stones/pebble";
        rosters::Line better = spare;
        better.name = "gold";
        better.key = "stones/gold";
        std::vector<rosters::Roster> without;
        for (std::size_t line = 0; line < whole.lines.size(); ++line) {
            without.push_back(goldfish::withSpare(whole, line, line == 4 ? better : spare));
        }
        std::vector<goldfish::Variant> variants;
        for (std::size_t line = 0; line < without.size(); ++line) {
            variants.push_back(
                {whole.lines[line].name, line == 4 ? "gold" : "pebble", &without[line]});
        }
        auto ablation = *Ablation::begin(orderOf(whole, {&Bare}),
                                         variants,
                                         tests::stonesRow(),
                                         emptyCatalog(),
                                         {800, 0.5});
        std::uint64_t last = 0;
        auto counting = effort();
        counting.progress = [&last](std::uint64_t done) { last = done; };
        QVERIFY(*ablation->run(counting) == Batch::Stop::Done);
        QCOMPARE(last, ablation->matches());
        const auto &lines = ablation->lines();
        using Verdict = AblationLine::Verdict;
        QVERIFY(lines[0].verdict == Verdict::Earns);
        QVERIFY(lines[1].verdict == Verdict::Earns);
        // The same as its spare plays the same games.
        QVERIFY(lines[2].verdict == Verdict::NoMatter);
        QVERIFY(lines[3].verdict == Verdict::NoMatter);
        QVERIFY(lines[4].verdict == Verdict::SpareIsBetter);
        QCOMPARE(lines[0].margins.mean(), 2.0);
        // All were decided at the first look and played no more.
        QCOMPARE(ablation->matches(), std::uint64_t{600});
        QCOMPARE(base::english(goldfish::sentencesOf(*ablation).front()),
                 std::string("2 pieces earned a place."));
        const auto json = goldfish::jsonOf(*ablation);
        QCOMPARE(*json.array()->front().find("piece")->string(), std::string("gold"));
        QCOMPARE(*json.array()->back().find("verdict")->string(), std::string("spare_is_better"));
        QCOMPARE(goldfish::ablationTable(*ablation).rows.size(), std::size_t{5});
    }

    // Policies that think play another game once a piece differs, so luck is not the same.
    void keepsPlayingThosePiecesInDoubt()
    {
        const auto whole = tests::stonesRoster("Whole", {"gold", "pebble"});
        auto order = orderOf(whole, {&Slight});
        order.subject.policy = {"greedy", 20};
        rosters::Line nothing;
        nothing.name = "nothing";
        const auto first = goldfish::withSpare(whole, 0, nothing);
        auto ablation = *Ablation::begin(order,
                                         {{"gold", "nothing", &first}},
                                         tests::stonesRow(),
                                         emptyCatalog(),
                                         {64, 0.001});
        QVERIFY(*ablation->run(effort()) == Batch::Stop::Done);
        const auto &line = ablation->lines().front();
        // Eight pairs decide nothing, however clear they are.
        QVERIFY(line.margins.count() >= 32);
        QVERIFY(line.verdict == AblationLine::Verdict::Earns);
        QVERIFY(!Ablation::begin(order, {}, tests::stonesRow(), emptyCatalog(), {}));
    }

    void replacesOneCopy()
    {
        auto roster = tests::stonesRoster("Pair", {"gold", "lead"});
        roster.lines[0].count = 3;
        rosters::Line spare;
        spare.name = "pebble";
        spare.count = 9;
        const auto fewer = goldfish::withSpare(roster, 0, spare);
        QCOMPARE(fewer.lines.size(), std::size_t{3});
        QCOMPARE(fewer.lines[0].count, 2);
        QCOMPARE(fewer.lines[1].name, std::string("pebble"));
        QCOMPARE(fewer.size(), roster.size());
        const auto none = goldfish::withSpare(roster, 1, spare);
        QCOMPARE(none.lines.size(), std::size_t{2});
        QCOMPARE(none.lines[1].name, std::string("pebble"));
    }
};

QTEST_APPLESS_MAIN(AblationTest)
#include "ablation_test.moc"
