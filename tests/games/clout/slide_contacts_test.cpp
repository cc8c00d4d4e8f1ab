// Chips that slide and knock: laws of friction and impact, and crowds that never end in each other.
#include "base/rng.h"
#include "games/clout/slide_contacts.h"
#include "support/compare.h"

#include <cmath>

using namespace games::clout;

namespace
{

constexpr Sliding Usual{3000, 39.4, 0.3};

double energy(const std::vector<SlidingChip> &chips)
{
    double sum = 0;
    for (const auto &chip : chips) {
        sum += dot(chip.velocity, chip.velocity);
    }
    return sum;
}

double drawn(base::Rng &rng, std::int64_t most)
{
    return static_cast<double>(base::between(rng, -most, most));
}

// The least gap of all pairs; those in `except` are left out.
double leastGap(const std::vector<SlidingChip> &chips,
                const std::vector<std::pair<std::size_t, std::size_t>> &except = {})
{
    double least = 1e9;
    for (std::size_t one = 0; one < chips.size(); ++one) {
        for (std::size_t other = one + 1; other < chips.size(); ++other) {
            if (std::find(except.begin(), except.end(), std::pair{one, other}) == except.end()) {
                const double gap = length(chips[one].at - chips[other].at) - Usual.diameter;
                least = std::min(least, gap);
            }
        }
    }
    return least;
}

} // namespace

class SlideContactsTest : public QObject
{
    Q_OBJECT

private slots:
    // v² / 2a, in the direction in which it was pushed.
    void slidesStraightAndStops()
    {
        std::vector<SlidingChip> chips{{{10, 20}, {300, 400}}};
        QCOMPARE(slideToRest(chips, Usual), 0);
        const double path = 500.0 * 500 / (2 * Usual.slowing);
        QVERIFY(std::abs(chips[0].at.x - (10 + path * 0.6)) < 1e-6);
        QVERIFY(std::abs(chips[0].at.y - (20 + path * 0.8)) < 1e-6);
        QCOMPARE(length(chips[0].velocity), 0.0);
    }

    // Head on: the speeds part by the bounce, and their sum stays.
    void meetsHeadOn()
    {
        SlidingChip one{{0, 0}, {100, 0}};
        SlidingChip other{{39.4, 0}, {0, 0}};
        meet(one, other, 0.3);
        QVERIFY(std::abs(one.velocity.x - 35) < 1e-9);
        QVERIFY(std::abs(other.velocity.x - 65) < 1e-9);
        QCOMPARE(other.velocity.y, 0.0);
    }

    void momentumStaysAndEnergyNeverGrows()
    {
        auto rng = base::stream(4, 0, 0);
        for (int i = 0; i < 2000; ++i) {
            const double x = drawn(rng, 39);
            const double y = std::sqrt(39.4 * 39.4 - x * x);
            std::vector<SlidingChip> two{{{0, 0}, {drawn(rng, 900), drawn(rng, 900)}},
                                         {{x, y}, {drawn(rng, 900), drawn(rng, 900)}}};
            const Vector2 momentum = two[0].velocity + two[1].velocity;
            const double before = energy(two);
            meet(two[0], two[1], 0.3);
            const Vector2 after = two[0].velocity + two[1].velocity;
            QVERIFY(length(after - momentum) < 1e-9);
            QVERIFY(energy(two) <= before * (1 + 1e-12));
            const Vector2 way = two[1].at - two[0].at;
            QVERIFY(dot(two[0].velocity - two[1].velocity, way) <= 1e-6); // they no longer meet
        }
    }

    // The hit one goes off from where they touch; a rim that misses by a hair is not hit.
    void hitsWhatItReaches()
    {
        std::vector<SlidingChip> chips{{{0, 0}, {600, 0}}, {{50, 0}, {}}};
        QVERIFY(slideToRest(chips, Usual) >= 1);
        QVERIFY(chips[1].at.x > 50);
        QVERIFY(std::abs(chips[1].at.y) < 1e-9);
        QVERIFY(chips[0].at.x > 10 && chips[0].at.x < 50);

        std::vector<SlidingChip> missing{{{0, 0}, {600, 0}}, {{40, 39.41}, {}}};
        QCOMPARE(slideToRest(missing, Usual), 0);
        QCOMPARE(missing[1].at.x, 40.0);

        // It stops a tenth of a millimetre before.
        const double path = 600.0 * 600 / (2 * Usual.slowing);
        std::vector<SlidingChip> shy{{{0, 0}, {600, 0}}, {{path + 39.5, 0}, {}}};
        QCOMPARE(slideToRest(shy, Usual), 0);
    }

    // Five in a row, rim to rim: the last one flies off.
    void passesAPushThroughARow()
    {
        std::vector<SlidingChip> chips;
        for (int i = 0; i < 5; ++i) {
            chips.push_back({{i * 39.4, 0}, {}});
        }
        chips[0].velocity = {500, 0};
        QVERIFY(slideToRest(chips, Usual) >= 4);
        QVERIFY(chips[4].at.x > 4 * 39.4 + 1);
        QVERIFY(leastGap(chips) > -0.051);
    }

    // Two that slide towards each other, and one that catches up with another.
    void meetsWhatMoves()
    {
        std::vector<SlidingChip> towards{{{0, 0}, {400, 0}}, {{60, 5}, {-400, 0}}};
        QCOMPARE(slideToRest(towards, Usual), 1);
        QVERIFY(leastGap(towards) > -1e-5);

        std::vector<SlidingChip> behind{{{0, 0}, {900, 0}}, {{45, 3}, {250, 0}}};
        QVERIFY(slideToRest(behind, Usual) >= 1);
        QVERIFY(leastGap(behind) > -1e-5);
        QVERIFY(behind[1].at.x > 45 + 250.0 * 250 / (2 * Usual.slowing));
    }

    // Chips that lie on each other from the start slide apart without a knock.
    void doesNotPartAStack()
    {
        std::vector<SlidingChip> chips{{{0, 0}, {300, 0}}, {{12, 0}, {}}, {{200, 0}, {}}};
        QCOMPARE(slideToRest(chips, Usual), 0);
        QCOMPARE(chips[1].at.x, 12.0);
        QVERIFY(chips[0].at.x > 14.9);
    }

    void neverEndsInEachOther()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            auto rng = base::stream(seed, 1, 1);
            std::vector<SlidingChip> chips;
            while (chips.size() < 40) {
                chips.push_back({{drawn(rng, 220), drawn(rng, 220)}, {}});
                if (leastGap(chips) < 0) {
                    chips.pop_back();
                }
            }
            for (std::size_t i = 0; i < 6; ++i) {
                chips[i].velocity = {drawn(rng, 1500), drawn(rng, 1500)};
            }
            slideToRest(chips, Usual);
            const double gap = leastGap(chips);
            QVERIFY2(gap > -2e-4, qPrintable(QString("seed %1: %2 mm").arg(seed).arg(gap)));
        }
    }
};

QTEST_APPLESS_MAIN(SlideContactsTest)
#include "slide_contacts_test.moc"
