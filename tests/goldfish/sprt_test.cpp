// Sequential tests of a win rate: how many games they take, how often they err, and that they end.
#include "base/rng.h"
#include "goldfish/statistics/histogram.h"
#include "goldfish/statistics/sprt.h"

#include <QtTest>

#include <cmath>

using goldfish::Histogram;
using goldfish::Sprt;
using goldfish::SprtDesign;

namespace
{

bool isNear(double one, double other, double within)
{
    return std::abs(one - other) <= within;
}

struct Runs {
    double mean = 0;
    std::int64_t longFor = 0; // 95 % of the runs took no more
    int alternatives = 0;
    int nulls = 0;
    int caps = 0;
};

// Six hundred tests of games that are won at that rate.
Runs sprtRuns(double rate, const SprtDesign &design)
{
    constexpr int Count = 600;
    Runs result;
    Histogram lengths;
    for (int run = 0; run < Count; ++run) {
        auto rng = base::stream(3, static_cast<std::uint64_t>(run), 0);
        Sprt test(design);
        while (test.stop() == Sprt::Stop::Going) {
            const auto lot = static_cast<double>(base::between(rng, 0, 999'999)) / 1e6;
            test.add(lot < rate ? 2 : 0);
        }
        lengths.add(static_cast<std::int32_t>(test.count()));
        result.alternatives += test.stop() == Sprt::Stop::Alternative ? 1 : 0;
        result.nulls += test.stop() == Sprt::Stop::Null ? 1 : 0;
        result.caps += test.stop() == Sprt::Stop::Cap ? 1 : 0;
    }
    result.mean = lengths.moments().mean();
    result.longFor = lengths.quantile(95);
    return result;
}

} // namespace

class SprtTest : public QObject
{
    Q_OBJECT

private slots:
    // Lengths that were simulated for this design, to within a tenth.
    void sequentialTestsTakeAsManyGamesAsPublished_data()
    {
        QTest::addColumn<double>("alternative");
        QTest::addColumn<double>("either");
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("middle");
        QTest::newRow("53 %") << 0.53 << 1450.0 << 3500.0 << 2340.0;
        QTest::newRow("55 %") << 0.55 << 520.0 << 1250.0 << 930.0;
        QTest::newRow("60 %") << 0.60 << 137.0 << 350.0 << 240.0;
    }
    void sequentialTestsTakeAsManyGamesAsPublished()
    {
        QFETCH(double, alternative);
        QFETCH(double, either);
        QFETCH(double, most);
        QFETCH(double, middle);
        SprtDesign design;
        design.alternative = alternative;
        const auto there = sprtRuns(alternative, design);
        QVERIFY2(isNear(there.mean, either, either * 0.12),
                 qPrintable(QString::number(there.mean)));
        QVERIFY2(isNear(double(there.longFor), most, most * 0.15),
                 qPrintable(QString::number(there.longFor)));
        QVERIFY(there.nulls <= 36); // of 600; 5 % may miss it
        QVERIFY(there.caps <= 24);
        const auto notThere = sprtRuns(0.5, design);
        QVERIFY2(isNear(notThere.mean, either, either * 0.12),
                 qPrintable(QString::number(notThere.mean)));
        QVERIFY(notThere.alternatives <= 36);
        const auto between = sprtRuns((0.5 + alternative) / 2, design);
        // The cap cuts the longest off, which there are more of in the middle.
        QVERIFY2(between.mean > middle * 0.75 && between.mean < middle * 1.1,
                 qPrintable(QString::number(between.mean)));
        QVERIFY(between.caps > 20);
    }

    void sequentialTestsSayWhereTheyStand()
    {
        Sprt test{SprtDesign{}};
        QVERIFY(isNear(test.upper(), 2.944, 0.001) && isNear(test.lower(), -2.944, 0.001));
        QVERIFY(isNear(double(test.expected()), 530, 5));
        QCOMPARE(test.left(), std::optional<std::int64_t>(test.cap()));
        for (int game = 0; game < 40; ++game) {
            test.add(2);
        }
        QVERIFY(test.stop() == Sprt::Stop::Alternative); // so many wins in a row
        QVERIFY(!test.left());
        const auto at = test.count();
        const double ratio = test.ratio();
        test.add(0);
        QCOMPARE(test.count(), at);
        QCOMPARE(test.ratio(), ratio);

        Sprt pairs{SprtDesign{0, 0.05, 0.05, 0.05, -2, 2}};
        while (pairs.stop() == Sprt::Stop::Going) {
            pairs.add(0);
        }
        QVERIFY(pairs.stop() == Sprt::Stop::Null); // alike in every pair
    }
};

QTEST_APPLESS_MAIN(SprtTest)
#include "sprt_test.moc"
