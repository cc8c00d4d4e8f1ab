// Whether one roster does better than another, and which pieces earn their place: found where it is
// so, and not found where it is not.
#include "goldfish/ablation_report.h"
#include "goldfish/comparison_report.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

using goldfish::Ablation;
using goldfish::AblationLine;
using goldfish::Batch;
using goldfish::Comparison;
using goldfish::ComparisonDesign;
using goldfish::Effort;
using goldfish::Order;

namespace
{

const rosters::Roster Golden = tests::stonesRoster("Golden", {"gold", "gold", "pebble"});
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

std::unique_ptr<Batch> batchOf(const Order &order, const rosters::Roster &reference)
{
    auto plan = goldfish::comparisonPlan(order,
                                         {&reference, {}, {"random", 0}},
                                         tests::stonesRow(),
                                         emptyCatalog());
    return *Batch::begin(std::move(*plan));
}

Effort effortOf(std::uint64_t matches)
{
    Effort effort;
    effort.matches = matches;
    effort.threads = 2;
    return effort;
}

Comparison compared(const Order &order,
                    const rosters::Roster &reference,
                    std::uint64_t matches,
                    const ComparisonDesign &design = {})
{
    const auto batch = batchOf(order, reference);
    return *goldfish::compare(*batch, effortOf(matches), design);
}

std::string verdictWords(const Comparison &comparison)
{
    return base::english(goldfish::verdictOf(comparison, {"New", "Old"}));
}

} // namespace

class CompareTest : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatHelpsAndHurts_data()
    {
        QTest::addColumn<bool>("isDuel");
        QTest::newRow("each other") << true;
        QTest::newRow("the same opponents") << false;
    }
    void findsWhatHelpsAndHurts()
    {
        QFETCH(bool, isDuel);
        const std::vector<const rosters::Roster *> field = {&Slight, &Bare};
        const auto against = isDuel ? std::vector<const rosters::Roster *>() : field;
        const auto helps = compared(orderOf(Golden, against), Bare, 400);
        QCOMPARE(helps.isDuel, isDuel);
        QCOMPARE(helps.count(), std::int64_t{200});
        QVERIFY(helps.verdict == Comparison::Verdict::Helps);
        QVERIFY(helps.pairs.firstBetter > helps.pairs.secondBetter && helps.chance < 0.001);
        QCOMPARE(helps.gain(), 1000.0); // random players with the same lots play the same
        QVERIFY(helps.rate() > 0 && helps.rateInterval().low > 0);
        // Four points to begin with.
        QVERIFY2(helps.marginInterval().holds(4), qPrintable(QString::number(helps.margin())));
        QVERIFY(verdictWords(helps).starts_with("“New” helps: it does "));
        const auto hurts = compared(orderOf(Bare, against), Golden, 400);
        QVERIFY(hurts.verdict == Comparison::Verdict::Hurts);
        QVERIFY(verdictWords(hurts).starts_with("“New” hurts: it does "));
    }

    void aRosterBesideItselfIsUndecided_data()
    {
        QTest::addColumn<bool>("isDuel");
        QTest::addColumn<bool>("endsEarly");
        QTest::newRow("each other") << true << false;
        QTest::newRow("each other, as long as it takes") << true << true;
        QTest::newRow("an opponent") << false << false;
        QTest::newRow("an opponent, as long as it takes") << false << true;
    }
    void aRosterBesideItselfIsUndecided()
    {
        QFETCH(bool, isDuel);
        QFETCH(bool, endsEarly);
        const auto order = isDuel ? orderOf(Golden, {}) : orderOf(Golden, {&Bare});
        const auto same = compared(order, Golden, 1200, {0.05, endsEarly});
        QVERIFY(same.verdict == Comparison::Verdict::Undecided);
        // With the same lots it plays the same games.
        QCOMPARE(same.margin(), 0.0);
        QCOMPARE(same.pairs.firstBetter + same.pairs.secondBetter, std::int64_t{0});
        QCOMPARE(same.chance, 1.0);
        QVERIFY(same.endedEarly == endsEarly);
        QVERIFY(!same.matchesToSettle());
        QCOMPARE(verdictWords(same),
                 std::string("Undecided between “New” and “Old”: the difference is +0.0 points a "
                             "game (95 % interval 0.0 to 0.0). No number of games that could be "
                             "played would settle it."));
    }

    void saysHowManyMoreWouldSettleIt()
    {
        // Half a lead over the same opponent: too little for so few games.
        const auto few = compared(orderOf(Slight, {&Golden}), Bare, 16);
        if (few.verdict == Comparison::Verdict::Undecided) {
            const auto more = few.matchesToSettle();
            QVERIFY(!more || *more > 0);
        }
        Comparison comparison = few;
        comparison.verdict = Comparison::Verdict::Undecided;
        comparison.isDuel = false;
        comparison.margins = {};
        comparison.own = {};
        comparison.other = {};
        for (int pair = 0; pair < 100; ++pair) {
            comparison.margins.add(pair % 2 == 0 ? 10 : -8);
            comparison.own.add(pair % 2 == 0 ? 10 : 0);
            comparison.other.add(pair % 2 == 0 ? 0 : 8);
        }
        QCOMPARE(comparison.gain(), (25.0 + 16) / 81);
        QCOMPARE(verdictWords(comparison),
                 std::string("Undecided between “New” and “Old”: the difference is +1.0 points a "
                             "game (95 % interval −0.8 to 2.8). Were it what it seems, about 1086 "
                             "more games would settle it."));
    }

    void endsEarlyWhereADifferenceIsGreat()
    {
        const auto batch = batchOf(orderOf(Golden, {}), Bare);
        const auto found = *goldfish::compare(*batch, effortOf(4000), {0.05, true});
        QVERIFY(found.endedEarly);
        QVERIFY(found.verdict == Comparison::Verdict::Helps);
        QVERIFY(batch->matches().size() < 1000);
        QCOMPARE(batch->matches().size() % 50, std::size_t{0}); // whole blocks
        QVERIFY(found.better.stop() == goldfish::Sprt::Stop::Alternative);
        const auto words = base::english(goldfish::remarksOn(found).front());
        QVERIFY(words.starts_with("The games ended when the tests"));
        // Alike however many threads there are.
        const auto again = batchOf(orderOf(Golden, {}), Bare);
        auto effort = effortOf(4000);
        effort.threads = 8;
        const auto same = *goldfish::compare(*again, effort, {0.05, true});
        QCOMPARE(again->digest(), batch->digest());
        const auto text = [](const Comparison &comparison) {
            return files::json::write(goldfish::jsonOf(comparison, {"New", "Old"}));
        };
        QCOMPARE(text(same), text(found));
    }

    void stopsWhenTimeIsUp()
    {
        const auto batch = batchOf(orderOf(Golden, {&Bare, &Slight}), Bare);
        auto effort = effortOf(100'000);
        std::atomic<int> seconds = 0;
        effort.clock = [&seconds] { return static_cast<double>(seconds++); };
        effort.mostSeconds = 10;
        const auto comparison = *goldfish::compare(*batch, effort, {});
        QVERIFY(comparison.count() > 0 && comparison.count() < 1000);
        QCOMPARE(batch->matches().size() % 8, std::size_t{0});
    }

    void leavesOutPairsThatDidNotEnd()
    {
        auto plan = *goldfish::comparisonPlan(orderOf(Golden, {&Slight}),
                                              {&Bare, {}, {"random", 0}},
                                              tests::stonesRow(),
                                              emptyCatalog());
        plan.mostAnswers = 9;
        auto batch = *Batch::begin(std::move(plan));
        const auto comparison = *goldfish::compare(*batch, effortOf(80), {});
        QVERIFY(comparison.unfinished > 0);
        QCOMPARE(comparison.count() + comparison.unfinished, std::int64_t{40});
        QVERIFY(base::english(goldfish::remarksOn(comparison).front()).find("did not end")
                != std::string::npos);
    }

    void promisesBeforeTheStart()
    {
        QCOMPARE(base::english(goldfish::promiseOf(400, false)),
                 std::string("400 games tell a share of wins to within 4.9 percentage points."));
        QVERIFY(base::english(goldfish::promiseOf(2000, true)).find("difference of 6.3 percentage")
                != std::string::npos);
    }

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
        auto effort = effortOf(0);
        effort.progress = [&last](std::uint64_t done) { last = done; };
        QVERIFY(*ablation->run(effort) == Batch::Stop::Done);
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
        QVERIFY(*ablation->run(effortOf(0)) == Batch::Stop::Done);
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

QTEST_APPLESS_MAIN(CompareTest)
#include "compare_test.moc"
