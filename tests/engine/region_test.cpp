// Areas with exact edges, and points drawn from them.
#include "engine/region.h"
#include "support/compare.h"

using base::Point;
using engine::Region;

class RegionTest : public QObject
{
    Q_OBJECT

private slots:
    void edgesBelongToIt()
    {
        Region region({{0, 0}, {100, 100}});
        QVERIFY(region.contains({0, 100}));
        QVERIFY(!region.contains({0, 101}));
        QVERIFY(region.keepInside({{50, 50}, 50}));
        QVERIFY(region.contains({0, 50}));
        QVERIFY(!region.contains({0, 49})); // 2501 > 2500
        QVERIFY(region.keepOutside({{50, 50}, 10}));
        QVERIFY(region.contains({60, 50})); // touches
        QVERIFY(!region.contains({59, 50}));
    }

    void holdsNoMoreThanItCan()
    {
        Region region;
        for (std::size_t i = 0; i < Region::MostInside; ++i) {
            QVERIFY(region.keepInside({{0, 0}, 1}));
        }
        QVERIFY(!region.keepInside({{0, 0}, 1}));
        for (std::size_t i = 0; i < Region::MostOutside; ++i) {
            QVERIFY(region.keepOutside({{0, 0}, 1}));
        }
        QVERIFY(!region.keepOutside({{0, 0}, 1}));
    }

    // In a ring of few points, each comes about as often: 4,000 draws, 10 standard deviations.
    void everyPointIsAsLikely()
    {
        Region region({{-3, -3}, {3, 3}});
        QVERIFY(region.keepInside({{0, 0}, 3}));
        QVERIFY(region.keepOutside({{0, 0}, 2}));
        std::vector<Point> points;
        for (std::int32_t x = -4; x <= 4; ++x) {
            for (std::int32_t y = -4; y <= 4; ++y) {
                if (region.contains({x, y})) {
                    points.push_back({x, y});
                }
            }
        }
        QCOMPARE(points.size(), std::size_t{20});
        std::vector<int> drawn(points.size(), 0);
        auto rng = base::stream(5, 0, 0);
        constexpr int Draws = 4000;
        for (int i = 0; i < Draws; ++i) {
            const auto point = region.sample(rng);
            QVERIFY(point);
            const auto found = std::ranges::find(points, *point);
            QVERIFY(found != points.end());
            ++drawn[static_cast<std::size_t>(found - points.begin())];
        }
        for (const int count : drawn) {
            QVERIFY2(count > 200 - 140 && count < 200 + 140, qPrintable(QString::number(count)));
        }
    }

    void nothingIsDrawnFromNothing()
    {
        auto rng = base::stream(5, 0, 0);
        Region apart({{0, 0}, {100, 100}});
        QVERIFY(apart.keepInside({{-500, 0}, 10}));
        QVERIFY(!apart.sample(rng));
        Region covered({{0, 0}, {10, 10}});
        QVERIFY(covered.keepOutside({{5, 5}, 1000}));
        QVERIFY(!covered.sample(rng));
    }
};

QTEST_APPLESS_MAIN(RegionTest)
#include "region_test.moc"
