// The nearest free place: exact where one chip is in the way, and never worse than what a fine net
// of points finds.
#include "base/rng.h"
#include "games/clout/free_place.h"
#include "support/compare.h"

using games::clout::nearestFreePlace;
using games::clout::Vector2;

namespace
{

constexpr double Apart = 39.4;

bool isFree(Vector2 place, const std::vector<Vector2> &lying)
{
    return std::all_of(lying.begin(), lying.end(), [&](Vector2 chip) {
        return length(chip - place) >= Apart - 1e-5;
    });
}

} // namespace

class FreePlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void staysWhereNothingLies()
    {
        const std::vector<Vector2> lying{{100, 100}};
        const Vector2 place = nearestFreePlace({100, 60}, lying, Apart, {1, 0});
        QCOMPARE(place.x, 100.0);
        QCOMPARE(place.y, 60.0);
        QCOMPARE(nearestFreePlace({3, 4}, {}, Apart, {1, 0}).y, 4.0);
    }

    void slipsOffTheRim()
    {
        const std::vector<Vector2> lying{{100, 100}};
        const Vector2 place = nearestFreePlace({110, 100}, lying, Apart, {1, 0});
        QVERIFY(std::abs(place.x - 139.4) < 1e-9);
        QCOMPARE(place.y, 100.0);
        // From the very centre it goes on in its own direction.
        const Vector2 ahead = nearestFreePlace({100, 100}, lying, Apart, {0, 1});
        QVERIFY(std::abs(ahead.y - 139.4) < 1e-9);
    }

    void isNeverFartherThanNeeded()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            auto rng = base::stream(seed, 0, 0);
            std::vector<Vector2> lying;
            for (int i = 0; i < 9; ++i) {
                lying.push_back({static_cast<double>(base::between(rng, -60, 60)),
                                 static_cast<double>(base::between(rng, -60, 60))});
            }
            const Vector2 place = nearestFreePlace({0, 0}, lying, Apart, {1, 0});
            QVERIFY(isFree(place, lying));
            const double distance = length(place);
            for (double x = -110; x <= 110; x += 2) {
                for (double y = -110; y <= 110; y += 2) {
                    QVERIFY(length(Vector2{x, y}) >= distance - 1e-6 || !isFree({x, y}, lying));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(FreePlaceTest)
#include "free_place_test.moc"
