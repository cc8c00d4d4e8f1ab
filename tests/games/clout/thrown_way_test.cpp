// The way of a thrown chip over the table: whom it touches, and over whom it hops.
#include "games/clout/thrown_way.h"
#include "support/compare.h"

using games::clout::ThrownWay;

namespace
{

constexpr int Everywhere = 0xffff;
constexpr double Reach = 40;

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-9;
}

} // namespace

class ThrownWayTest : public QObject
{
    Q_OBJECT

private slots:
    void endsWhereItSays()
    {
        const ThrownWay way({100, 50}, {0, 1}, 160, Everywhere);
        QVERIFY(isNear(way.end().x, 100));
        QVERIFY(isNear(way.end().y, 210));
        QVERIFY(isNear(way.distanceFrom({130, 999}), 30));
    }

    void touchesWhatLiesOnIt()
    {
        const ThrownWay way({0, 0}, {1, 0}, 160, Everywhere);
        QVERIFY(isNear(way.untilItTouches({100, 0}, Reach).value(), 60));
        QVERIFY(isNear(way.untilItTouches({100, 24}, Reach).value(), 68)); // 40² = 24² + 32²
        QVERIFY(!way.untilItTouches({100, 40}, Reach));
        QVERIFY(!way.untilItTouches({-41, 0}, Reach));
        QVERIFY(!way.untilItTouches({201, 0}, Reach));
        QVERIFY(way.untilItTouches({199, 0}, Reach));
        // What it stands on when it sets off.
        QVERIFY(isNear(way.untilItTouches({10, 0}, Reach).value(), 0));
    }

    // Sixteen parts of ten millimetres: it is low in the first, and again from the ninth on.
    void hopsOverWhatLiesUnderIt()
    {
        const ThrownWay way({0, 0}, {1, 0}, 160, 0xff01);
        QVERIFY(!way.untilItTouches({55, 35}, Reach)); // would touch from 36 to 74
        QVERIFY(isNear(way.untilItTouches({80, 0}, Reach).value(), 80)); // comes down upon it
        QVERIFY(isNear(way.untilItTouches({140, 0}, Reach).value(), 100));
        QVERIFY(isNear(way.untilItTouches({45, 0}, Reach).value(), 5));
    }

    void liesFlatInTheEnd()
    {
        const ThrownWay way({0, 0}, {1, 0}, 160, 0);
        QVERIFY(!way.untilItTouches({80, 0}, Reach));
        QVERIFY(isNear(way.untilItTouches({170, 0}, Reach).value(), 160));
    }

    // After a touch what is left of the hops is spread over what is left of the way.
    void goesOnAfterATouch()
    {
        ThrownWay way({0, 0}, {1, 0}, 160, 0xff00);
        way.goOn(40, 60); // a quarter is done; low from the half on: after a third of the rest
        QVERIFY(isNear(way.at().x, 40));
        QVERIFY(isNear(way.end().x, 100));
        QVERIFY(isNear(way.untilItTouches({60, 0}, Reach).value(), 20));
        way.goOn(60, 0);
        QVERIFY(isNear(way.left(), 0));
        QVERIFY(way.untilItTouches({110, 0}, Reach));
        QVERIFY(!way.untilItTouches({141, 0}, Reach));
    }

    void mayHaveNoLengthAtAll()
    {
        const ThrownWay way({5, 5}, {1, 0}, 0, 0);
        QVERIFY(isNear(way.untilItTouches({30, 5}, Reach).value(), 0));
        QVERIFY(!way.untilItTouches({50, 5}, Reach));
    }
};

QTEST_APPLESS_MAIN(ThrownWayTest)
#include "thrown_way_test.moc"
