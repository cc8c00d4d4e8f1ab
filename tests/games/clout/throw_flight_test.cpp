// The flight from the hand to the table: where it ends is known from mechanics, and what the hand's
// errors do to it.
#include "games/clout/flight.h"
#include "support/compare.h"

#include <cmath>

using namespace games::clout;

namespace
{

constexpr double Radius = 19.7; // mm

Throw sampleThrow()
{
    Throw what;
    what.from = {200'000, -50'000};
    what.aim = {600'000, 450'000};
    what.handHeightMm = 400;
    what.apexMm = 100;
    return what;
}

bool isNear(double one, double other, double tolerance = 1e-9)
{
    return std::abs(one - other) <= tolerance;
}

} // namespace

class ThrowFlightTest : public QObject
{
    Q_OBJECT

private slots:
    void aPerfectHandHitsItsMark()
    {
        const Flight flight = flightOf(sampleThrow(), {}, Radius);
        QVERIFY(isNear(flight.touch.x, 600));
        QVERIFY(isNear(flight.touch.y, 450));
        QVERIFY(isNear(flight.axisAt(flight.seconds).z, 1));
    }

    // Half a metre down from the top, less half a chip; the rise takes its own time.
    void fallsAsFarAsItIsHigh()
    {
        const Flight flight = flightOf(sampleThrow(), {}, Radius);
        QVERIFY(isNear(flight.fallSpeed, std::sqrt(2 * Gravity * (500 - FlatHeight)), 1e-6));
        QVERIFY(isNear(flight.placeAt(flight.seconds).z, FlatHeight, 1e-6));
        QVERIFY(isNear(-flight.velocityAt(flight.seconds).z, flight.fallSpeed, 1e-6));
        const double top = flight.velocity.z / Gravity;
        QVERIFY(isNear(flight.placeAt(top).z, 500, 1e-6));
    }

    // Rulings §4.4: one percent faster is about twelve millimetres farther at 0.8 m, and one degree
    // sideways fourteen.
    void errorsMoveTheTouch()
    {
        Throw what;
        what.from = {0, 0};
        what.aim = {800'000, 0};
        what.handHeightMm = 350;
        what.apexMm = 200;
        Release faster;
        faster.speedPerMyriad = 10100;
        const double farther = flightOf(what, faster, Radius).touch.x - 800;
        QVERIFY2(farther > 10 && farther < 16, qPrintable(QString::number(farther)));
        Release aside;
        aside.sidewaysMilliDeg = 1000;
        const Flight left = flightOf(what, aside, Radius);
        QVERIFY(isNear(left.touch.y, 800 * std::sin(std::acos(-1.0) / 180), 1e-6));
        QVERIFY(left.touch.x < 800);
    }

    // Without a spin a tumbling chip turns about the axis it was given, and nothing else.
    void tumblesAboutItsAxis()
    {
        Throw what = sampleThrow();
        what.aim = {200'000, 950'000}; // straight along y
        Release release;
        release.tumbleLeftMilliRad = 2000;
        const Flight flight = flightOf(what, release, Radius);
        const Vector3 axis = flight.axisAt(0.25);
        QVERIFY(isNear(axis.x, 0, 1e-9));
        QVERIFY(isNear(axis.y, std::sin(0.5), 1e-4)); // leans forward by half a radian
        QVERIFY(isNear(axis.z, std::cos(0.5), 1e-4));
    }

    // A spinning disc holds its axis: the same tumbling only makes it wobble a little.
    void spinHoldsTheAxis()
    {
        Release release;
        release.tumbleLeftMilliRad = 2000;
        release.spinMilliRad = 20000;
        const Flight flight = flightOf(sampleThrow(), release, Radius);
        double most = 0;
        for (double time = 0; time < flight.seconds; time += 0.005) {
            most = std::max(most, std::acos(std::min(1.0, flight.axisAt(time).z)));
        }
        // Twice the angle between the axis and the angular momentum: 2 rad/s against 2 × 20 rad/s.
        QVERIFY2(most > 0.09 && most < 0.105, qPrintable(QString::number(most)));
    }

    void leansAsItLeftTheHand()
    {
        Throw what = sampleThrow();
        what.aim = {200'000, 950'000};
        Release release;
        release.tiltLeftMilliDeg = 30000;
        const Flight flight = flightOf(what, release, Radius);
        QVERIFY(isNear(flight.axis.x, -0.5)); // left of the direction of y
        QVERIFY(isNear(flight.axis.y, 0));
        QVERIFY(isNear(length(flight.axis), 1));
    }

    // The hand's errors have the deviations that were asked for; 5 standard deviations.
    void handsErrAsTheySay()
    {
        const Hand hand{300, 1200, 10000, 800};
        auto rng = base::stream(1, 2, 3);
        constexpr int Draws = 4000;
        double speed = 0;
        double sideways = 0;
        double tilt = 0;
        double tumble = 0;
        int left = 0;
        for (int i = 0; i < Draws; ++i) {
            const Release drawn = drawRelease(hand, rng);
            speed += std::pow(drawn.speedPerMyriad - 10000, 2);
            sideways += std::pow(drawn.sidewaysMilliDeg, 2);
            tilt += std::pow(drawn.tiltForwardMilliDeg, 2);
            tumble += std::pow(drawn.tumbleLeftMilliRad, 2);
            left += drawn.spinMilliRad > 0 ? 1 : 0;
            QVERIFY(std::abs(drawn.spinMilliRad) >= 5000 && std::abs(drawn.spinMilliRad) <= 25000);
        }
        const double tolerance = 5 / std::sqrt(2.0 * Draws);
        QVERIFY(isNear(std::sqrt(speed / Draws) / hand.speedPerMyriad, 1, tolerance));
        QVERIFY(isNear(std::sqrt(sideways / Draws) / hand.sidewaysMilliDeg, 1, tolerance));
        QVERIFY(isNear(std::sqrt(tilt / Draws) / hand.tiltMilliDeg, 1, tolerance));
        QVERIFY(isNear(std::sqrt(tumble / Draws) / hand.tumbleMilliRad, 1, tolerance));
        QVERIFY(isNear(left / double{Draws}, 0.5, 0.04));
    }

    void aWildHandStillThrows()
    {
        const Hand hand{5000, 45000, 60000, 30000};
        auto rng = base::stream(9, 9, 9);
        for (int i = 0; i < 1000; ++i) {
            const Flight flight = flightOf(sampleThrow(), drawRelease(hand, rng), Radius);
            QVERIFY(flight.seconds > 0 && flight.levelSpeed > 0);
            QVERIFY(isNear(length(flight.axisAt(flight.seconds)), 1));
        }
    }
};

QTEST_APPLESS_MAIN(ThrowFlightTest)
#include "throw_flight_test.moc"
