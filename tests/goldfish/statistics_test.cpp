// The figures that a report stands on, against published values and at their edges.
#include "goldfish/statistics/elementary.h"
#include "goldfish/statistics/histogram.h"
#include "goldfish/statistics/holm.h"
#include "goldfish/statistics/mcnemar.h"
#include "goldfish/statistics/normal.h"
#include "goldfish/statistics/resolution.h"
#include "goldfish/statistics/win_rate.h"

#include <QtTest>

#include <cmath>

using goldfish::exponential;
using goldfish::fixedSample;
using goldfish::halfWidthOfRate;
using goldfish::Histogram;
using goldfish::holm;
using goldfish::IndependentGames;
using goldfish::Interval;
using goldfish::mcnemar;
using goldfish::Moments;
using goldfish::naturalLog;
using goldfish::normalQuantile;
using goldfish::pairsToSettle;
using goldfish::shownDifference;
using goldfish::studentQuantile;
using goldfish::Tail95;
using goldfish::upperTail;
using goldfish::WinRate;

namespace
{

bool isNear(double one, double other, double within)
{
    return std::abs(one - other) <= within;
}

} // namespace

class StatisticsTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsLogarithmsAndPowers()
    {
        for (const double number : {1e-300, 0.001, 0.5, 2.0 / 3, 1.0, 4.0 / 3, 7.0, 1e300}) {
            QVERIFY2(isNear(naturalLog(number), std::log(number), 1e-12),
                     qPrintable(QString::number(number)));
        }
        for (const double exponent : {-700.0, -20.0, -1.0, 0.0, 0.3, 2.0, 50.0}) {
            const double expected = std::exp(exponent);
            QVERIFY(isNear(exponential(exponent), expected, 1e-11 * expected));
        }
    }

    void knowsTheNormalDistributionAndStudents()
    {
        for (int tenth = -60; tenth <= 120; tenth += 3) {
            const double z = tenth / 10.0;
            const double expected = std::erfc(z / std::sqrt(2.0)) / 2;
            QVERIFY2(isNear(upperTail(z), expected, 1e-9 * expected + 1e-15),
                     qPrintable(QString::number(z)));
        }
        QVERIFY(isNear(normalQuantile(0.025), 1.959964, 1e-6));
        QVERIFY(isNear(normalQuantile(0.2), 0.841621, 1e-6));
        QVERIFY(isNear(normalQuantile(0.5), 0, 1e-12));
        // Student's table of the 97.5 % points.
        const std::pair<int, double> table[] = {{1, 12.706},
                                                {2, 4.303},
                                                {3, 3.182},
                                                {5, 2.571},
                                                {10, 2.228},
                                                {30, 2.042},
                                                {1000, 1.962}};
        for (const auto &[freedom, expected] : table) {
            QVERIFY2(isNear(studentQuantile(Tail95, freedom), expected, 0.008 * expected),
                     qPrintable(QString::number(freedom)));
        }
    }

    void wilsonHasThePublishedWidths_data()
    {
        QTest::addColumn<qint64>("games");
        QTest::addColumn<double>("points");
        QTest::newRow("20") << qint64(20) << 20.0;
        QTest::newRow("50") << qint64(50) << 13.0;
        QTest::newRow("100") << qint64(100) << 9.6;
        QTest::newRow("200") << qint64(200) << 6.9;
        QTest::newRow("400") << qint64(400) << 4.9;
        QTest::newRow("1000") << qint64(1000) << 3.1;
        QTest::newRow("2500") << qint64(2500) << 2.0;
        QTest::newRow("10000") << qint64(10000) << 1.0;
    }
    void wilsonHasThePublishedWidths()
    {
        QFETCH(qint64, games);
        QFETCH(double, points);
        const double rounding = points >= 13 ? 0.5 : 0.05;
        const WinRate even{games / 2, 0, games / 2};
        QVERIFY(isNear(even.wilson().halfWidth() * 100, points, rounding));
        QVERIFY(isNear(halfWidthOfRate(games), even.wilson().halfWidth(), 1e-12));
    }

    void wilsonIsSoundAtTheEdges()
    {
        const auto all = WinRate{20, 0, 0}.wilson();
        QVERIFY(isNear(all.low, 0.84, 0.005));
        QCOMPARE(all.high, 1.0);
        const auto none = WinRate{0, 0, 20}.wilson();
        QCOMPARE(none.low, 0.0);
        QVERIFY(isNear(none.high, 0.16, 0.005));
        QCOMPARE(WinRate{}.wilson(), (Interval{0, 1}));
        QCOMPARE(WinRate{}.rate(), 0.5);
        // 30 of 100: published 21.9 to 39.6 %.
        const auto some = WinRate{30, 0, 70}.wilson();
        QVERIFY(isNear(some.low, 0.2189, 0.0001) && isNear(some.high, 0.3958, 0.0001));
    }

    void drawsCountHalfAndNarrowTheInterval()
    {
        const WinRate drawn{20, 60, 20};
        QCOMPARE(drawn.rate(), 0.5);
        const double narrow = drawn.wilson().halfWidth();
        const double wide = WinRate{50, 0, 50}.wilson().halfWidth();
        // The score's variance is 0.4 of a coin's.
        QVERIFY(isNear(narrow / wide, std::sqrt(0.4), 0.03));
        const auto onlyDraws = WinRate{0, 10, 0}.wilson();
        QVERIFY(onlyDraws.low < 0.45 && onlyDraws.high > 0.55); // and is never certain
        QVERIFY((WinRate{0, 1, 0}.wilson().low < 0.2));
    }

    void momentsAreExactInWhateverOrderTheyMerge()
    {
        constexpr std::int32_t Great = 2'147'483'647;
        Moments whole;
        Moments parts[3];
        for (int i = 0; i < 3000; ++i) {
            const std::int32_t value = Great - i % 3;
            whole.add(value);
            parts[i % 3].add(value);
        }
        Moments forward;
        Moments backward;
        for (int i = 0; i < 3; ++i) {
            forward.add(parts[i]);
            backward.add(parts[2 - i]);
        }
        QVERIFY(forward == whole && backward == whole);
        // Values next to each other that are large: nothing is lost to rounding.
        QVERIFY(isNear(whole.variance(), 2.0 / 3 * 3000 / 2999, 1e-9));
        QCOMPARE(Moments().mean(), 0.0);
        QCOMPARE(Moments().variance(), 0.0);
        Moments one;
        one.add(5);
        QCOMPARE(one.interval(Tail95), Interval{});
    }

    void givesTheIntervalOfAMean()
    {
        Moments numbers;
        for (const int value : {12, 15, 9, 11, 13}) {
            numbers.add(value);
        }
        // By hand: mean 12, deviation √5, Student 2.776 with four degrees.
        const auto interval = numbers.interval(Tail95);
        QVERIFY(isNear(numbers.deviation(), std::sqrt(5.0), 1e-12));
        QVERIFY(isNear(interval.halfWidth(), 2.776, 0.005));
        QVERIFY(isNear((interval.low + interval.high) / 2, 12, 1e-12));
    }

    void givesQuantilesOfAHistogram()
    {
        Histogram histogram;
        QCOMPARE(histogram.quantile(50), 0);
        for (int value = 1; value <= 100; ++value) {
            histogram.add(value);
        }
        QCOMPARE(histogram.quantile(10), 10);
        QCOMPARE(histogram.quantile(50), 50);
        QCOMPARE(histogram.quantile(90), 90);
        QCOMPARE(histogram.quantile(100), 100);
        Histogram other;
        other.add(-7, 900);
        other.add(histogram);
        QCOMPARE(other.quantile(90), -7);
        QCOMPARE(other.quantile(91), 10);
        QCOMPARE(other.moments().sum(), std::int64_t{5050 - 6300});
    }

    void comparesPairsExactly()
    {
        QCOMPARE(mcnemar({7, 0, 0, 9}), 1.0);
        QCOMPARE(mcnemar({0, 5, 5, 0}), 1.0);
        QVERIFY(isNear(mcnemar({0, 0, 5, 0}), 0.0625, 1e-12));
        QVERIFY(isNear(mcnemar({0, 1, 9, 0}), 22.0 / 1024, 1e-12));
        QVERIFY(isNear(mcnemar({3, 12, 3, 4}), 0.03515625, 1e-12));
        // So many that powers of a half vanish: as the normal distribution has it.
        QVERIFY(isNear(mcnemar({0, 50'500, 49'500, 0}), 2 * upperTail(999 / std::sqrt(1e5)), 1e-4));
        QVERIFY(mcnemar({0, 100'000, 0, 0}) < 1e-300);
    }

    void correctsForManyQuestions()
    {
        const auto adjusted = holm({0.01, 0.04, 0.03, 0.005});
        const double expected[] = {0.03, 0.06, 0.06, 0.02};
        for (std::size_t i = 0; i < adjusted.size(); ++i) {
            QVERIFY(isNear(adjusted[i], expected[i], 1e-12));
        }
        QCOMPARE(holm({0.9, 0.8}), (std::vector<double>{1, 1}));
        QVERIFY(holm({}).empty());
    }

    void saysWhatANumberOfGamesCanShow()
    {
        QVERIFY(isNear(double(fixedSample(0.5, 0.55, 0.05, 0.05)), 1077, 2));
        QVERIFY(isNear(double(fixedSample(0.5, 0.53, 0.05, 0.05)), 3001, 5));
        QVERIFY(isNear(double(fixedSample(0.5, 0.6, 0.05, 0.05)), 265, 2));
        QVERIFY(isNear(shownDifference(1000, IndependentGames), 0.0626, 0.0002));
        QCOMPARE(shownDifference(0, IndependentGames), 1.0);

        Moments differences;
        QVERIFY(!pairsToSettle(differences));
        for (int i = 0; i < 100; ++i) {
            differences.add(i % 2 == 0 ? 10 : -8); // mean 1, deviation 9: undecided
        }
        const auto more = pairsToSettle(differences);
        QVERIFY(more.has_value());
        QVERIFY(isNear(double(*more), 2.8016 * 2.8016 * 81.8 - 100, 3));
        differences.add(30, 200);
        QCOMPARE(pairsToSettle(differences), std::optional<std::int64_t>(0));
        Moments alike;
        alike.add(0, 50);
        QVERIFY(!pairsToSettle(alike));
    }
};

QTEST_APPLESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
