// Whether one roster does better than another: found where it is so, and not where it is not.
#include "goldfish/comparison_report.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

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
};

QTEST_APPLESS_MAIN(CompareTest)
#include "compare_test.moc"
