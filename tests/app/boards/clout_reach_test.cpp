// Reaches in increments, with fly and support, what they reach, and what a hand would hit.
#include "app/boards/board_fixture.h"
#include "boards/clout_foresight.h"
#include "boards/clout_reach.h"
#include "boards/clout_scatter.h"

#include <QTest>

#include <cmath>

using boards::ChipReach;
using games::clout::Ability;
using games::clout::ChipId;

namespace
{

ChipReach reachIn(const tests::Arrangement &arrangement, ChipId chip)
{
    const auto state = tests::stateOf(arrangement);
    return boards::reachOf(state->setup(), state->position(), chip);
}

// How far a throw goes that leaves the hand with that much of its speed, mm.
double wayOf(double distance, double share)
{
    const double gravity = 9810;
    const double up = std::sqrt(2 * gravity * 100);
    const double time = (up + std::sqrt(2 * gravity * 500)) / gravity;
    const double along = distance / time * share;
    const double rise = up * share;
    return along * (rise + std::sqrt(rise * rise + 2 * gravity * 400)) / gravity;
}

} // namespace

class CloutReachTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inIncrements()
    {
        // An archer of range 2; one chip exactly at its reach, one a millimetre beyond.
        const ChipReach reach = reachIn({{{"Briar Keeper", 0, 300, 300},
                                          {"Hungering Crowd", 1, 389, 300},
                                          {"Bonecart Hauler", 1, 300, 390}}},
                                        0);
        QCOMPARE(reach.printed, 1);
        QCOMPARE(reach.range, 1);
        QCOMPARE(reach.gap, std::int64_t{50'000});
        QVERIFY(!reach.flyersGap);
        QCOMPARE(reach.abilities.size(), std::size_t{2}); // ambush 2; provoke
        QCOMPARE(reach.abilities[0].ability, Ability::Ambush);
        QCOMPARE(reach.abilities[0].targets, std::vector<ChipId>{1});
    }

    void withSupport()
    {
        const ChipReach reach =
            reachIn({{{"Briar Keeper", 0, 300, 300}, {"Rootsinger", 0, 300, 400}}}, 0);
        QCOMPARE(reach.printed, 1);
        QCOMPARE(reach.range, 2);
        QCOMPARE(reach.gap, std::int64_t{100'000});
        QCOMPARE(reach.printedGap, std::int64_t{50'000});
    }

    void whatFliesIsAnIncrementFarther()
    {
        // Both in the middle between one and no increment away: the flyer is out of reach.
        const tests::Arrangement arrangement{{{"Briar Keeper", 0, 300, 300},
                                              {"Lark Courier", 1, 365, 300},
                                              {"Hungering Crowd", 1, 300, 365}}};
        const ChipReach reach = reachIn(arrangement, 0);
        QCOMPARE(reach.flyersGap.value_or(-9), std::int64_t{0});
        QCOMPARE(reach.abilities[0].targets, std::vector<ChipId>{2});
        // An archer that ignores fly reaches both.
        tests::Arrangement ignoring = arrangement;
        ignoring.lying[0].name = "Mossquill Archer";
        QCOMPARE(reachIn(ignoring, 0).abilities[0].targets.size(), std::size_t{2});
    }

    void whoCoversAPlace()
    {
        const auto state =
            tests::stateOf({{{"Briar Keeper", 0, 300, 300}, {"Mossquill Archer", 1, 300, 440}}});
        const auto &setup = state->setup();
        const auto &position = state->position();
        QCOMPARE(boards::coveredBy(setup, position, base::Point{300'000, 389'400}).size(),
                 std::size_t{2});
        QCOMPARE(boards::coveredBy(setup, position, base::Point{300'000, 389'401}),
                 std::vector<ChipId>{1});
        QVERIFY(boards::coveredBy(setup, position, base::Point{900'000, 900'000}).empty());
        QVERIFY(boards::coveredBy(setup, position, ChipId{1}).empty());
    }

    void inWords()
    {
        tests::BoardFixture fixture;
        fixture.board.setPosition(tests::stateOf({{{"Whispering Grove", 0, 300, 300},
                                                   {"Briar Keeper", 0, 300, 400},
                                                   {"Rootsinger", 0, 400, 400},
                                                   {"Hungering Crowd", 1, 250, 430}}}),
                                  engine::Seat{0});
        const auto &table = fixture.board.scene().table();
        const auto words = fixture.board.scene().words();
        const auto say = [&](ChipId chip) {
            return boards::reachWords(boards::reachOf(table.setup(), table.position(), chip),
                                      words);
        };
        const QString keeper = say(1);
        QVERIFY2(keeper.contains(QStringLiteral("1 printed, 1 by support")), qPrintable(keeper));
        QVERIFY2(keeper.contains(QStringLiteral("10 cm")), qPrintable(keeper));
        QVERIFY2(keeper.contains(QStringLiteral("Ambush: Hungering Crowd")), qPrintable(keeper));
        QVERIFY2(say(0).contains(QStringLiteral("serves its side’s chips within 10 cm")),
                 qPrintable(say(0)));
    }

    void scatterGrowsWithTheHandAndTheWay()
    {
        const games::clout::Hand hand{100, 1000, 0, 0}; // one percent, one degree
        const auto scatter = boards::scatterOf(hand, {0, 0}, {0, 800'000}, std::nullopt);
        QVERIFY(scatter.has_value());
        QVERIFY(std::abs(scatter->across - 13.96) < 0.01);
        // By mechanics, one percent more speed.
        const double longer = wayOf(800, 1.01) - wayOf(800, 1);
        QVERIFY2(std::abs(scatter->along - longer) < 0.05,
                 qPrintable(QString::number(scatter->along)));
        QCOMPARE(scatter->rollOn, 0.0);
        QVERIFY(std::abs(scatter->alongX) < 1e-9 && std::abs(scatter->alongY - 1) < 1e-9);
        QVERIFY(!boards::scatterOf(hand, {5, 5}, {5, 5}, std::nullopt));
    }

    void smootherTablesLetItSlideFarther()
    {
        const auto rollOn = [](int friction) {
            games::clout::Surface surface;
            surface.frictionPerMille = friction;
            return boards::scatterOf({}, {0, 0}, {0, 800'000}, surface)->rollOn;
        };
        QVERIFY(rollOn(100) >= rollOn(200));
        QVERIFY(rollOn(200) > rollOn(250));
        QVERIFY(rollOn(250) > rollOn(300));
        QVERIFY(rollOn(400) < 15);
        QCOMPARE(rollOn(800), 0.0);
    }

    void sharesOfThrows()
    {
        tests::BoardFixture fixture;
        fixture.board.setPosition(tests::aimingStateOf({{{"Briar Keeper", 1, 300, 300},
                                                         {"Hungering Crowd", 1, 700, 700}}}),
                                  engine::Seat{0});
        const auto &table = fixture.board.scene().table();
        const tests::KnownThrows model;
        const boards::Aiming aiming{table.inHand(), {}, {500'000, -50'000}, {760'000, 700'000}};
        QVERIFY(table.inHand() != games::clout::NoChip);
        const auto foresight = boards::foresee(model, table, aiming, 100);
        QCOMPARE(foresight.throws, 100);
        QCOMPARE(foresight.outs, 0);
        QCOMPARE(foresight.hits.size(), std::size_t{1});
        QCOMPARE(foresight.hits[0].throws, 50);
        QCOMPARE(foresight.finds.size(), std::size_t{1}); // strike, which reaches the crowd there
        QCOMPARE(foresight.finds[0].throws, 100);
        QCOMPARE(foresight.rests.size(), std::size_t{100});
        const QString words =
            boards::foresightWords(foresight, aiming, table, fixture.board.scene().words());
        QVERIFY2(words.contains(QStringLiteral("Briar Keeper is hit by 50 %")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("0 % go out")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("Strike finds somebody in 100 %")),
                 qPrintable(words));
        const boards::Aiming beside{table.inHand(), {}, {500'000, -50'000}, {500'000, 1'100'000}};
        const auto out = boards::foresee(model, table, beside, 10);
        QCOMPARE(out.outs, 10);
        QCOMPARE(out.finds[0].throws, 0);
    }
};

QTEST_MAIN(CloutReachTest)
#include "clout_reach_test.moc"
