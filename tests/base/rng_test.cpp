// Random numbers are the same everywhere and always: these were drawn once and must not change, or
// no recorded batch could be repeated.
#include "base/rng.h"
#include "support/compare.h"

#include <array>
#include <cmath>
#include <set>

class RngTest : public QObject
{
    Q_OBJECT

private slots:
    void neverChanges()
    {
        auto rng = base::stream(42, 7, 3);
        std::array<std::int64_t, 6> drawn{};
        for (auto &number : drawn) {
            number = base::between(rng, 1, 1000);
        }
        const std::array<std::int64_t, 6> expected{423, 401, 534, 634, 301, 160};
        QCOMPARE(std::vector(drawn.begin(), drawn.end()),
                 std::vector(expected.begin(), expected.end()));
    }

    void streamsHaveNothingInCommon()
    {
        std::set<std::uint64_t> first;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            for (std::uint64_t game = 0; game < 10; ++game) {
                for (std::uint64_t use = 0; use < 10; ++use) {
                    first.insert(base::stream(seed, game, use)());
                }
            }
        }
        QCOMPARE(first.size(), std::size_t{1000});
    }

    void everyNumberOfARangeComes()
    {
        auto rng = base::stream(1, 2, 3);
        std::array<int, 6> count{};
        for (int i = 0; i < 6000; ++i) {
            const auto face = base::between(rng, 1, 6);
            QVERIFY(face >= 1 && face <= 6);
            ++count[static_cast<std::size_t>(face - 1)];
        }
        for (const int each : count) {
            QVERIFY(each > 800 && each < 1200); // seven standard deviations
        }
    }

    // Of 20,000 draws the mean, the spread and the share within one deviation: five standard
    // deviations of each. The first ones must never change.
    void normalNumbersAreNormal()
    {
        auto rng = base::stream(3, 1, 4);
        constexpr int Draws = 20000;
        constexpr std::int64_t Deviation = 10000;
        double sum = 0;
        double squares = 0;
        int within = 0;
        for (int i = 0; i < Draws; ++i) {
            const std::int64_t drawn = base::normal(rng, Deviation);
            sum += static_cast<double>(drawn);
            squares += static_cast<double>(drawn * drawn);
            within += std::abs(drawn) <= Deviation ? 1 : 0;
        }
        QVERIFY(std::abs(sum / Draws) < 5.0 * Deviation / std::sqrt(Draws));
        const double spread = std::sqrt(squares / Draws);
        QVERIFY(std::abs(spread / Deviation - 1) < 5.0 / std::sqrt(2.0 * Draws));
        QVERIFY(std::abs(within / double{Draws} - 0.6827) < 0.0165);

        auto again = base::stream(42, 7, 3);
        std::vector<std::int64_t> first;
        for (int i = 0; i < 4; ++i) {
            first.push_back(base::normal(again, 1000));
        }
        QCOMPARE(first, (std::vector<std::int64_t>{-498, 336, -689, -738}));
        QCOMPARE(base::normal(again, 0), std::int64_t{0});
    }
};

QTEST_APPLESS_MAIN(RngTest)
#include "rng_test.moc"
