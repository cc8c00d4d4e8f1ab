// Distances on the plane, exact to the micrometre.
#include "base/plane.h"
#include "base/rng.h"
#include "support/compare.h"

using base::Point;

class PlaneTest : public QObject
{
    Q_OBJECT

private slots:
    void theLargestDistanceFits()
    {
        const Point least{-base::LargestCoordinate, -base::LargestCoordinate};
        const Point most{base::LargestCoordinate, base::LargestCoordinate};
        QCOMPARE(base::squaredDistance(least, most), std::int64_t{1} << 61U);
    }

    void aRimBelongsToItsDisc()
    {
        QVERIFY(isWithin(base::Disc{{0, 0}, 5}, Point{3, 4}));
        QVERIFY(!isWithin(base::Disc{{0, 0}, 5}, Point{4, 4}));
        QVERIFY(!isWithin(base::Disc{{0, 0}, -1}, Point{0, 0}));
    }

    void rectanglesMeet()
    {
        const auto common = base::intersection({{0, 0}, {10, 10}}, {{5, -5}, {20, 5}});
        QVERIFY((common == base::Rectangle{{5, 0}, {10, 5}}));
        QVERIFY(isWithin(common, Point{10, 5}));
        const auto none = base::intersection({{0, 0}, {1, 1}}, {{5, 5}, {6, 6}});
        QVERIFY(none.most.x < none.least.x);
        QVERIFY((base::boundsOf({{1, 2}, 3}) == base::Rectangle{{-2, -1}, {4, 5}}));
    }

    void rootsAreExact()
    {
        auto rng = base::stream(11, 0, 0);
        for (int i = 0; i < 20'000; ++i) {
            const std::int64_t root = base::between(rng, 0, 3'037'000'498);
            const std::int64_t square = root * root;
            QCOMPARE(base::rootDown(square), root);
            QCOMPARE(base::rootUp(square), root);
            QCOMPARE(base::rootDown(square + 1), root == 0 ? 1 : root);
            QCOMPARE(base::rootUp(square + 1), root + 1);
            if (square > 0) {
                QCOMPARE(base::rootDown(square - 1), root - 1);
            }
        }
    }
};

QTEST_APPLESS_MAIN(PlaneTest)
#include "plane_test.moc"
