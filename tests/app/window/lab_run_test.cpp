// A playtest beside the window: the same numbers as goldfish alone, however it was interrupted, no
// game played twice, and whatever goes wrong said in a sentence.
#include "engine/replay.h"
#include "goldfish/ablation_report.h"
#include "goldfish/report_json.h"
#include "lab_fixture.h"
#include "models/lab_run.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using library::Playtest;
using models::LabRun;
using State = LabRun::State;
using tests::Gatekeeper;
using tests::stonesTest;

namespace
{

constexpr std::uint64_t Games = 120;

// What a report says but for how long it took.
std::string figuresOf(goldfish::Report report)
{
    report.seconds = 0;
    return files::json::write(goldfish::jsonOf(report));
}

// The same games without the window.
std::unique_ptr<goldfish::Batch> playedDirectly(const Playtest &test, std::uint64_t games)
{
    auto batch = *goldfish::Batch::begin(
        *goldfish::planOf(library::orderOf(test), *test.row, *test.catalog));
    goldfish::Effort effort;
    effort.matches = games;
    effort.threads = 1;
    if (!batch->run(effort)) {
        support::giveUp("the batch failed");
    }
    return batch;
}

std::string directFigures(const Playtest &test, std::uint64_t games)
{
    const auto batch = playedDirectly(test, games);
    auto identity = library::identityOf(test, batch->plan());
    identity.command = library::commandOf(test, games);
    return figuresOf(goldfish::reportOn(*batch, identity));
}

// A clock by which every look takes a while, so that a run has many parts.
std::function<double()> steppingClock(double step)
{
    auto looks = std::make_shared<std::atomic<int>>(0);
    return [looks, step] { return step * (*looks)++; };
}

} // namespace

class LabRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatGoldfishSays()
    {
        for (const double step : {0.0, 0.1}) {
            LabRun run(steppingClock(step));
            QSignalSpy reports(&run, &LabRun::reported);
            run.begin(stonesTest(), {Games, std::nullopt});
            QCOMPARE(run.state(), State::Running);
            QTRY_COMPARE(run.state(), State::Done);
            QCOMPARE(run.played(), Games);
            QVERIFY(step == 0 || reports.size() > 3);
            QCOMPARE(figuresOf(run.result()->report), directFigures(stonesTest(), Games));
            QVERIFY(!run.result()->document.tables.empty());
        }
    }

    void nothingIsPlayedWhileItIsPaused()
    {
        Gatekeeper::keeper().reset(0);
        LabRun run;
        run.begin(stonesTest(tests::guardedStonesRow()), {Games, std::nullopt});
        QTRY_VERIFY(Gatekeeper::keeper().waiting > 0);
        run.pause();
        QCOMPARE(run.state(), State::Paused);
        Gatekeeper::keeper().allowed.release(10'000);
        QTRY_VERIFY(Gatekeeper::keeper().begun > 0 && Gatekeeper::keeper().waiting == 0);
        QCOMPARE(run.played(), std::uint64_t{0});
        run.goOn();
        QCOMPARE(run.state(), State::Running);
        QTRY_COMPARE(run.state(), State::Done);
        QCOMPARE(figuresOf(run.result()->report), directFigures(stonesTest(), Games));
        QCOMPARE(Gatekeeper::keeper().begun.load(), static_cast<int>(Games));
    }

    void whatWasCancelledGoesOn()
    {
        Gatekeeper::keeper().reset(40);
        LabRun run;
        run.begin(stonesTest(tests::guardedStonesRow()), {Games, std::nullopt});
        QTRY_VERIFY(run.played() > 10 && Gatekeeper::keeper().waiting > 0);
        run.cancel();
        Gatekeeper::keeper().allowed.release(10'000);
        QTRY_COMPARE(run.state(), State::Cancelled);
        const auto kept = run.played();
        QVERIFY(kept > 10 && kept < Games);
        QCOMPARE(static_cast<std::uint64_t>(run.result()->report.played()), kept);
        QCOMPARE(figuresOf(run.result()->report), directFigures(stonesTest(), kept));
        run.resume();
        QTRY_COMPARE(run.state(), State::Done);
        QCOMPARE(figuresOf(run.result()->report), directFigures(stonesTest(), Games));
        // Only those that were broken off began twice.
        const int again = Gatekeeper::keeper().begun - static_cast<int>(Games);
        QVERIFY2(again >= 0 && again < 40, qPrintable(QString::number(again)));
    }

    void aPausedRunCanBeCancelled()
    {
        Gatekeeper::keeper().reset(0);
        LabRun run;
        run.begin(stonesTest(tests::guardedStonesRow()), {Games, std::nullopt});
        QTRY_VERIFY(Gatekeeper::keeper().waiting > 0);
        run.pause();
        run.cancel();
        Gatekeeper::keeper().allowed.release(10'000);
        QTRY_COMPARE(run.state(), State::Cancelled);
        QCOMPARE(run.played(), std::uint64_t{0});
    }

    void moreOfTheSameRepeatsNothing()
    {
        Gatekeeper::keeper().reset(10'000);
        LabRun run;
        run.begin(stonesTest(tests::guardedStonesRow()), {Games, std::nullopt});
        QTRY_COMPARE(run.state(), State::Done);
        QVERIFY(run.canBeExtended());
        run.extend({80, std::nullopt});
        QTRY_COMPARE(run.state(), State::Done);
        QCOMPARE(run.played(), Games + 80);
        QCOMPARE(Gatekeeper::keeper().begun.load(), static_cast<int>(Games + 80));
        QCOMPARE(figuresOf(run.result()->report), directFigures(stonesTest(), Games + 80));
    }

    void minutesEndAtAWholeRound()
    {
        LabRun run(steppingClock(0.01));
        run.begin(stonesTest(), {1, 2.0});
        QVERIFY(!run.wanted());
        QTRY_COMPARE(run.state(), State::Done);
        const auto played = run.played();
        QVERIFY(played > 4);
        QCOMPARE(played % 4, std::uint64_t{0}); // two opponents, from both places
        QCOMPARE(figuresOf(run.result()->report), directFigures(stonesTest(), played));
        const auto &command = run.result()->report.identity.command;
        QVERIFY2(command.find("--games " + std::to_string(played)) != std::string::npos,
                 command.c_str());
    }

    void whatGoesWrongIsASentence()
    {
        LabRun run;
        run.begin(stonesTest(tests::brokenStonesRow()), {Games, std::nullopt});
        QTRY_COMPARE(run.state(), State::Failed);
        const auto words = base::english(*run.problem());
        QVERIFY2(words.find("is not allowed") != std::string::npos, words.c_str());
        QCOMPARE(static_cast<std::uint64_t>(run.result()->report.played()), run.played());

        games::Row unplayable = tests::stonesRow();
        unplayable.nature = nullptr;
        run.begin(stonesTest(unplayable), {Games, std::nullopt});
        QTRY_COMPARE(run.state(), State::Failed);
        QCOMPARE(base::english(*run.problem()),
                 std::string("The rules of “stones” cannot be played yet."));
        QVERIFY(run.result() == nullptr);
    }

    void anotherRunTakesItsPlace()
    {
        Gatekeeper::keeper().reset(8);
        LabRun run;
        run.begin(stonesTest(tests::guardedStonesRow()), {Games, std::nullopt});
        QTRY_VERIFY(Gatekeeper::keeper().waiting > 0);
        Gatekeeper::keeper().allowed.release(10'000);
        auto other = stonesTest();
        other.seed = 99;
        run.begin(other, {40, std::nullopt});
        QTRY_COMPARE(run.state(), State::Done);
        QCOMPARE(figuresOf(run.result()->report), directFigures(other, 40));
    }

    void everyGameCanBeOpened()
    {
        LabRun run;
        run.begin(stonesTest(), {Games, std::nullopt});
        QTRY_COMPARE(run.state(), State::Done);
        const auto batch = playedDirectly(stonesTest(), Games);
        const auto games = run.job()->games(goldfish::AllMatches{});
        QCOMPARE(games.size(), static_cast<std::size_t>(Games));
        for (const std::size_t which : {std::size_t{0}, games.size() / 2, games.size() - 1}) {
            const auto &game = games[which];
            const auto log = run.job()->log(game);
            QVERIFY(log);
            const auto replayed = engine::replay(*tests::stonesRow().game, *log);
            QVERIFY(replayed && !replayed->difference);
            QCOMPARE(replayed->state->digest(), batch->matches()[game.match].digest);
            const auto seat = game.isFirst ? 0U : 1U;
            QCOMPARE(replayed->state->ending()->scores.at(seat), game.score);
        }
        QCOMPARE(games.front().opponent, std::string("Bare"));
        QCOMPARE(games[2].opponent, std::string("Golden"));
    }

    void comparesAsGoldfishDoes()
    {
        for (const bool endsEarly : {false, true}) {
            auto test = stonesTest();
            test.question = Playtest::Question::Comparison;
            test.opponents.pop_back();
            test.reference = {tests::stonesRoster("Bare", {"pebble"}), "bare.txt"};
            test.design.endsEarly = endsEarly;
            LabRun run(steppingClock(0.02));
            run.begin(test, {2000, std::nullopt});
            QTRY_COMPARE(run.state(), State::Done);
            auto batch = *goldfish::Batch::begin(
                *goldfish::comparisonPlan(library::orderOf(test),
                                          {&test.reference->roster, {}, test.own.policy},
                                          *test.row,
                                          *test.catalog));
            goldfish::Effort effort;
            effort.matches = 2000;
            const auto direct = goldfish::compare(*batch, effort, test.design);
            QVERIFY(direct);
            const goldfish::Compared names{"Golden", "Bare"};
            QVERIFY(run.result()->comparison);
            QCOMPARE(files::json::write(goldfish::jsonOf(*run.result()->comparison, names)),
                     files::json::write(goldfish::jsonOf(*direct, names)));
            QCOMPARE(run.result()->comparison->endedEarly, endsEarly);
            QVERIFY(endsEarly == (run.played() < 2000));
            QCOMPARE(run.result()->document.tables.front().slug, std::string("comparison"));
            const auto pairs = run.job()->games(goldfish::InPairs{});
            QCOMPARE(pairs[0].roster, std::string("Golden"));
            QCOMPARE(pairs[1].roster, std::string("Bare"));
        }
    }

    void takesPiecesAwayAsGoldfishDoes()
    {
        auto test = stonesTest();
        test.question = Playtest::Question::Ablation;
        rosters::Line pebble;
        pebble.name = "pebble";
        pebble.key = "stones/pebble";
        test.exchanges = {{0, pebble}, {2, pebble}};
        LabRun run(steppingClock(0.05));
        run.begin(test, {160, std::nullopt});
        QTRY_COMPARE(run.state(), State::Done);
        QVERIFY(!run.canBeExtended());

        const auto gold = goldfish::withSpare(test.subject.roster, 0, pebble);
        const auto same = goldfish::withSpare(test.subject.roster, 2, pebble);
        goldfish::AblationDesign design;
        design.matches = 160;
        auto direct =
            *goldfish::Ablation::begin(library::orderOf(test),
                                       {{"gold", "pebble", &gold}, {"pebble", "pebble", &same}},
                                       *test.row,
                                       *test.catalog,
                                       design);
        QVERIFY(direct->run({}));
        QCOMPARE(files::json::write(*run.result()->json.find("ablation")),
                 files::json::write(goldfish::jsonOf(*direct)));
        QCOMPARE(run.played(), direct->matches());
        QCOMPARE(direct->lines().front().verdict, goldfish::AblationLine::Verdict::Earns);
        const auto beside = run.job()->games(goldfish::BesideSpare{0});
        QCOMPARE(beside.size(),
                 static_cast<std::size_t>(2 * direct->lines().front().margins.count()));
        QCOMPARE(beside[1].roster, std::string("pebble"));
        QVERIFY(run.job()->log(beside[1]));
    }

    void theCommandPlaysTheSame()
    {
        auto test = stonesTest();
        test.house = {{"stones", "10"}};
        test.own = {"club", {"greedy", 800}};
        test.surface = "felt";
        QCOMPARE(library::commandOf(test, 50),
                 std::string("muster-cli goldfish @Golden --against 'bare list.txt,@Golden' "
                             "--policy greedy:800,random --skill club, --surface felt "
                             "--house stones=10 --games 50 --seed 7"));
        test.opponents.clear();
        test.surface.clear();
        test.house.clear();
        QCOMPARE(library::commandOf(test, 50),
                 std::string("muster-cli goldfish @Golden --policy greedy:800 --skill club "
                             "--games 50 --seed 7"));
        QCOMPARE(library::shellWord("it's"), std::string("'it'\\''s'"));
    }
};

QTEST_GUILESS_MAIN(LabRunTest)
#include "lab_run_test.moc"
