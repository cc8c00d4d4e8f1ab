// Sines and cosines of our own: right to the last bits, exact at the quarters, and never changing.
#include "base/angle.h"
#include "support/compare.h"

#include <bit>
#include <cmath>

class AngleTest : public QObject
{
    Q_OBJECT

private slots:
    void isRight()
    {
        constexpr double Radian = 3.14159265358979323846 / 180000;
        double worst = 0;
        for (std::int64_t angle = -720000; angle <= 720000; angle += 37) {
            const auto turn = base::turn(angle);
            const double radians = static_cast<double>(angle) * Radian;
            worst = std::max({worst,
                              std::abs(turn.sine - std::sin(radians)),
                              std::abs(turn.cosine - std::cos(radians))});
        }
        QVERIFY2(worst < 2e-15, qPrintable(QString::number(worst)));
    }

    void isExactAtTheQuarters()
    {
        const auto is = [](std::int64_t angle, double sine, double cosine) {
            const auto turn = base::turn(angle);
            return turn.sine == sine && turn.cosine == cosine;
        };
        QVERIFY(is(0, 0, 1));
        QVERIFY(is(90000, 1, 0));
        QVERIFY(is(180000, 0, -1));
        QVERIFY(is(270000, -1, 0));
        QVERIFY(is(-90000, -1, 0));
        QVERIFY(is(360000, 0, 1));
    }

    // The bits of one sum over a whole turn: they must be these with every compiler.
    void neverChanges()
    {
        double sum = 0;
        for (std::int64_t angle = 1; angle < 360000; angle += 1009) {
            const auto turn = base::turn(angle);
            sum = sum * 0.75 + turn.sine - 0.5 * turn.cosine;
        }
        QCOMPARE(std::bit_cast<std::uint64_t>(sum), std::uint64_t{13835638318628775635U});
    }
};

QTEST_APPLESS_MAIN(AngleTest)
#include "angle_test.moc"
