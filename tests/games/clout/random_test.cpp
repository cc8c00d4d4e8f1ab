// Random games of random chips keep every promise that a game makes to the kernel.
#include "games/clout/clout.h"
#include "random_setup.h"
#include "support/random_sim.h"

#include <QtTest>

class RandomTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsItsPromises_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("hasHouseRules");
        QTest::newRow("two") << 2 << false;
        QTest::newRow("three") << 3 << false;
        QTest::newRow("four") << 4 << false;
        QTest::newRow("two, house rules") << 2 << true;
        QTest::newRow("three, house rules") << 3 << true;
    }

    void keepsItsPromises()
    {
        QFETCH(int, seats);
        QFETCH(bool, hasHouseRules);
        for (std::uint64_t number = 0; number < 12; ++number) {
            auto rng = base::stream(7, number, static_cast<std::uint64_t>(seats));
            const auto setup =
                tests::randomSetup({static_cast<std::size_t>(seats), 8, hasHouseRules}, rng);
            support::SimOptions options;
            options.seed = number + 1;
            options.games = 1;
            options.mostAnswers = 3000;
            options.rest = tests::randomRest;
            const auto wrong = support::simulate(games::clout::game(), setup, options);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    // Whatever is set by hand, at any question, the game goes on, ends and replays.
    void keepsThemWhenSetByHand()
    {
        for (std::uint64_t number = 0; number < 40; ++number) {
            auto rng = base::stream(11, number, 0);
            const auto seats = static_cast<std::size_t>(base::between(rng, 2, 3));
            const auto setup = tests::randomSetup({seats, 8, true, true}, rng);
            support::SimOptions options;
            options.seed = number + 1;
            options.games = 1;
            options.mostAnswers = 6000;
            options.rest = tests::randomRest;
            options.besides = tests::randomChange;
            const auto wrong = support::simulate(games::clout::game(), setup, options);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(RandomTest)
#include "random_test.moc"
