// Many matches: the same bytes with any number of threads and however they were interrupted.
#include "engine/match.h"
#include "engine/replay.h"
#include "goldfish/batch.h"
#include "goldfish/seat_policy.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

#include <thread>

using goldfish::Batch;
using goldfish::Effort;
using goldfish::Gate;
using goldfish::Order;
using goldfish::Plan;

namespace
{

constexpr std::uint64_t Matches = 120;

catalog::Catalog emptyCatalog()
{
    return support::catalogFrom("name\ttype\n");
}

Plan somePlan()
{
    static const auto golden = tests::stonesRoster("Golden", {"gold", "lead"});
    static const auto bare = tests::stonesRoster("Bare", {"pebble"});
    Order order;
    order.subject = {&golden, {}, {"greedy", 20}};
    order.opponents = {{&bare, {}, {"random", 0}}, {&golden, {}, {"random", 0}}};
    order.seed = 7;
    return *goldfish::planOf(order, tests::stonesRow(), emptyCatalog());
}

Effort effortOf(std::uint64_t matches, std::size_t threads)
{
    Effort effort;
    effort.matches = matches;
    effort.threads = threads;
    return effort;
}

// All that a report is made of, as text.
std::string everythingOf(const Batch &batch)
{
    std::string words = std::to_string(batch.digest()) + '\n';
    for (const auto &record : batch.matches()) {
        words += std::to_string(record.digest) + ' ' + std::to_string(record.scores[0]) + ' '
            + std::to_string(record.answers) + ' ' + std::to_string(record.turns) + ' '
            + std::to_string(engine::placeOf(record.winner)) + '\n';
    }
    for (std::size_t pairing = 0; pairing < batch.plan().pairings.size(); ++pairing) {
        const auto &totals = batch.totals(pairing);
        words += std::to_string(totals.matches) + '\n';
        for (const auto &source : totals.sources) {
            words += std::to_string(source[0]) + ' ' + std::to_string(source[1]) + '\n';
        }
        for (const auto &piece : totals.pieces) {
            words += std::to_string(piece.played) + ' ' + std::to_string(piece.points) + '\n';
        }
        for (const auto &turn : totals.turns) {
            words += std::to_string(turn[0].moments().sum()) + ' '
                + std::to_string(turn[1].quantile(90)) + '\n';
        }
        for (const auto cell : totals.resting[0].cells) {
            words += std::to_string(cell) + ' ';
        }
    }
    return words;
}

std::string inOneRun()
{
    auto batch = *Batch::begin(somePlan());
    (void)batch->run(effortOf(Matches, 1));
    return everythingOf(*batch);
}

} // namespace

class BatchTest : public QObject
{
    Q_OBJECT

private slots:
    void isTheSameWithAnyNumberOfThreads()
    {
        const auto alone = inOneRun();
        QVERIFY(alone.size() > 5'000);
        for (const std::size_t threads : {2, 3, 8}) {
            auto batch = *Batch::begin(somePlan());
            QVERIFY(*batch->run(effortOf(Matches, threads)) == Batch::Stop::Done);
            QCOMPARE(everythingOf(*batch), alone);
        }
    }

    void extendsWithoutPlayingAgain()
    {
        auto batch = *Batch::begin(somePlan());
        std::uint64_t played = 0;
        for (const std::uint64_t upTo : {std::uint64_t{33}, std::uint64_t{34}, Matches}) {
            auto effort = effortOf(upTo, 2);
            effort.progress = [&played](std::uint64_t) { ++played; };
            QVERIFY(*batch->run(effort) == Batch::Stop::Done);
            QCOMPARE(batch->matches().size(), std::size_t{upTo});
        }
        QCOMPARE(played, Matches);
        QCOMPARE(everythingOf(*batch), inOneRun());
        QVERIFY(*batch->run(effortOf(10, 2)) == Batch::Stop::Done); // fewer than there are
        QCOMPARE(batch->matches().size(), std::size_t{Matches});
    }

    void isCancelledAndResumed()
    {
        auto batch = *Batch::begin(somePlan());
        Gate gate;
        auto effort = effortOf(Matches, 3);
        effort.gate = &gate;
        // Matches brought are counted, not those taken over: a thread that is held up keeps back
        // all that come after its match.
        std::uint64_t last = 0;
        int brought = 0;
        effort.progress = [&](std::uint64_t done) {
            QVERIFY(done >= last);
            last = done;
            if (++brought == 20) {
                gate.cancel();
            }
        };
        QVERIFY(*batch->run(effort) == Batch::Stop::Cancelled);
        QVERIFY(batch->matches().size() < Matches);
        effort.progress = nullptr;
        QVERIFY(*batch->run(effort) == Batch::Stop::Cancelled); // the gate is still shut
        gate.reopen();
        QVERIFY(*batch->run(effort) == Batch::Stop::Done);
        QCOMPARE(everythingOf(*batch), inOneRun());
    }

    void waitsWhilePaused()
    {
        Gate gate;
        gate.pause();
        std::atomic<bool> isReleased = false;
        bool waited = false;
        std::thread waiting([&] { waited = gate.pass() && isReleased; });
        isReleased = true;
        gate.goOn();
        waiting.join();
        QVERIFY(waited);
        gate.cancel();
        gate.pause(); // what is shut is not opened by a pause
        QVERIFY(!gate.pass());
        gate.goOn();
        QVERIFY(!gate.pass());
    }

    void stopsAtAWholeRoundWhenTimeIsUp()
    {
        auto batch = *Batch::begin(somePlan());
        auto effort = effortOf(Matches, 2);
        std::atomic<int> seconds = 0;
        effort.clock = [&seconds] { return static_cast<double>(seconds++); };
        effort.mostSeconds = 7;
        QVERIFY(*batch->run(effort) == Batch::Stop::OutOfTime);
        const auto played = batch->matches().size();
        QVERIFY(played > 0 && played < Matches);
        QCOMPARE(played % batch->plan().pairings.size(), std::size_t{0});
        QVERIFY(batch->seconds() > 0);
        // At least one round, however short the time.
        effort.mostSeconds = 0;
        auto other = *Batch::begin(somePlan());
        QVERIFY(*other->run(effort) == Batch::Stop::OutOfTime);
        QCOMPARE(other->matches().size(), other->plan().pairings.size());
    }

    // The lean loop plays what the match of the kernel plays, and its log replays.
    void playsWhatAMatchPlays()
    {
        const auto plan = somePlan();
        auto batch = *Batch::begin(plan);
        QVERIFY(*batch->run(effortOf(8, 2)) == Batch::Stop::Done);
        for (const std::uint64_t number : {0, 3, 6}) {
            const auto log = *batch->log(number);
            const auto again = engine::replay(*plan.row->game, log);
            QVERIFY(!again->difference);
            QCOMPARE(again->state->digest(), batch->matches()[number].digest);
        }
        const auto &pairing = plan.pairings[0];
        auto match = *engine::Match::begin(*plan.row->game, pairing.setup);
        auto nature = *plan.row->nature(pairing.setup, plan.data, base::Rng());
        const auto &row = *plan.row;
        const auto greedy = *goldfish::makePolicy({"greedy", 20}, row, pairing.setup, plan.data);
        const auto random = *goldfish::makePolicy({"random", 0}, row, pairing.setup, plan.data);
        nature->restart(goldfish::streamOf(plan.seed, 4, engine::Nature));
        greedy->restart(goldfish::streamOf(plan.seed, 4, engine::Seat{0}));
        random->restart(goldfish::streamOf(plan.seed, 4, engine::Seat{1}));
        match.seat(engine::Seat{0}, greedy.get());
        match.seat(engine::Seat{1}, random.get());
        match.seat(engine::Nature, nature.get());
        QVERIFY(match.advance().stop == engine::Progress::Stop::Over);
        QVERIFY(match.log().answers == batch->log(4)->answers);
        QCOMPARE(match.state().digest(), batch->matches()[4].digest);
    }

    void countsWhatTheGameTells()
    {
        auto batch = *Batch::begin(somePlan());
        QVERIFY(*batch->run(effortOf(Matches, 2)) == Batch::Stop::Done);
        // Pairing 0: the golden roster begins.
        const auto &totals = batch->totals(0);
        QCOMPARE(totals.matches, std::int64_t{Matches / 4});
        std::int64_t scores = 0;
        for (std::uint64_t match = 0; match < Matches; match += 4) {
            scores += batch->matches()[match].scores[0];
        }
        QCOMPARE(totals.sources[0][0] + totals.sources[1][0] + totals.sources[2][0], scores);
        QCOMPARE(totals.pieces[0].points, 2 * totals.matches); // gold
        QCOMPARE(totals.pieces[2].played, totals.matches);
        QCOMPARE(totals.turns[0][0].count(), totals.matches);
        std::int64_t rested = 0;
        for (const auto cell : totals.resting[0].cells) {
            rested += cell;
        }
        QCOMPARE(rested, totals.matches);
    }
};

QTEST_APPLESS_MAIN(BatchTest)
#include "batch_test.moc"
