// What sits at the table for a person: that it plays by the rules, the same each time, without
// allocating in the long run, and that thinking more wins more.
#include "goldfish/batch.h"
#include "goldfish/statistics/win_rate.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/count_allocations.h"
#include "support/sample_catalog.h"

using goldfish::Batch;
using goldfish::Order;
using goldfish::PolicyChoice;

namespace
{

// The first entrant's results.
goldfish::WinRate duel(const PolicyChoice &one, const PolicyChoice &other, std::uint64_t matches)
{
    const auto roster = tests::stonesRoster("Bare", {});
    Order order;
    order.subject = {&roster, {}, one};
    order.opponents = {{&roster, {}, other}};
    const auto catalog = support::catalogFrom("name\ttype\n");
    auto batch = *Batch::begin(*goldfish::planOf(order, tests::stonesRow(), catalog));
    goldfish::Effort effort;
    effort.matches = matches;
    effort.threads = 1;
    if (!batch->run(effort)) {
        return {};
    }
    goldfish::WinRate result;
    for (std::size_t match = 0; match < matches; ++match) {
        const auto winner = batch->matches()[match].winner;
        const engine::Seat own{static_cast<std::uint8_t>(match % 2)};
        result.wins += winner == own ? 1 : 0;
        result.draws += winner == engine::Nature ? 1 : 0;
        result.losses += winner != own && winner != engine::Nature ? 1 : 0;
    }
    return result;
}

} // namespace

class PoliciesTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsAskedFor()
    {
        QCOMPARE(goldfish::readPolicy("random")->slug, std::string("random"));
        QCOMPARE(goldfish::readPolicy("greedy:800")->nodes, std::int64_t{800});
        QCOMPARE(goldfish::printPolicy(*goldfish::readPolicy("greedy:800")),
                 std::string("greedy:800"));
        QCOMPARE(goldfish::printPolicy({"random", 0}), std::string("random"));
        // Its usual strength is said, for it may change from release to release.
        QVERIFY(goldfish::printPolicy({"lookahead", 0}).find(':') != std::string::npos);
        for (const char *wrong : {"",
                                  "clever",
                                  "greedy:",
                                  "greedy:x",
                                  "greedy:0",
                                  "greedy:-3",
                                  "greedy:1e9",
                                  "random:5",
                                  "greedy:99999999999"}) {
            const auto read = goldfish::readPolicy(wrong);
            QVERIFY2(!read, wrong);
            QVERIFY(!base::english(read.error()).empty());
        }
    }

    void everyPolicyIsNamed()
    {
        for (const auto &row : goldfish::policies()) {
            QVERIFY(!row.title.empty() && !row.summary.empty() && row.make != nullptr);
            QCOMPARE(goldfish::policy(row.slug), &row);
        }
        QVERIFY(goldfish::policy("clever") == nullptr);
    }

    void thinkingWins()
    {
        const auto greedy = duel({"greedy", 60}, {"random", 0}, 400);
        QVERIFY2(greedy.wilson().low > 0.7, qPrintable(QString::number(greedy.rate())));
        const auto further = duel({"lookahead", 400}, {"random", 0}, 100);
        QVERIFY2(further.wilson().low > 0.6, qPrintable(QString::number(further.rate())));
        const auto equal = duel({"random", 0}, {"random", 0}, 1000);
        QVERIFY2(equal.wilson().holds(0.5), qPrintable(QString::number(equal.rate())));
    }

    void playsTheSameMatchAgain_data()
    {
        QTest::addColumn<QString>("slug");
        QTest::newRow("random") << "random";
        QTest::newRow("greedy") << "greedy";
        QTest::newRow("lookahead") << "lookahead";
    }
    void playsTheSameMatchAgain()
    {
        QFETCH(QString, slug);
        const auto roster = tests::stonesRoster("Bare", {});
        Order order;
        order.subject = {&roster, {}, {slug.toStdString(), slug == "random" ? 0 : 100}};
        order.opponents = {order.subject};
        const auto catalog = support::catalogFrom("name\ttype\n");
        const auto plan = *goldfish::planOf(order, tests::stonesRow(), catalog);
        auto seating = *goldfish::Seating::make(plan, 0);
        const auto first = **seating->play(0, nullptr, nullptr);
        (void)seating->play(2, nullptr, nullptr);
        QCOMPARE((**seating->play(0, nullptr, nullptr)).digest, first.digest);
        auto other = *goldfish::Seating::make(plan, 0);
        QVERIFY(**other->play(0, nullptr, nullptr) == first);
    }

    void refusesToPlayWithoutAdvice()
    {
        const auto roster = tests::stonesRoster("Bare", {});
        Order order;
        order.subject = {&roster, {}, {"greedy", 0}};
        const auto catalog = support::catalogFrom("name\ttype\n");
        const auto plan = *goldfish::planOf(order, tests::bareStonesRow(), catalog);
        const auto made = goldfish::Seating::make(plan, 0);
        QVERIFY(!made);
        QCOMPARE(base::english(made.error()),
                 std::string("“greedy” cannot play this game yet: it gives no advice."));
    }

    void allocatesNothingOnceWarm_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::newRow("random") << "random";
        QTest::newRow("greedy") << "greedy:60";
        QTest::newRow("lookahead") << "lookahead:200";
    }
    void allocatesNothingOnceWarm()
    {
        QFETCH(QString, policy);
        const auto roster = tests::stonesRoster("Bare", {});
        Order order;
        order.subject = {&roster, {}, *goldfish::readPolicy(policy.toStdString())};
        order.opponents = {order.subject};
        auto row = tests::stonesRow();
        row.tally = nullptr;
        const auto catalog = support::catalogFrom("name\ttype\n");
        const auto plan = *goldfish::planOf(order, row, catalog);
        auto seating = *goldfish::Seating::make(plan, 0);
        for (std::uint64_t match = 0; match < 20; ++match) {
            (void)seating->play(match, nullptr, nullptr);
        }
        const std::size_t before = support::allocations;
        for (std::uint64_t match = 20; match < 40; ++match) {
            (void)seating->play(match, nullptr, nullptr);
        }
        QCOMPARE(support::allocations - before, std::size_t{0});
    }
};

QTEST_APPLESS_MAIN(PoliciesTest)
#include "policies_test.moc"
