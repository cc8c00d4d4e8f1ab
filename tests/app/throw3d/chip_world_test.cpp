// Chips on a table in three dimensions: how they fall, slide and spin.
#include "games/clout/flight.h"
#include "support/compare.h"
#include "throw3d/chip_world.h"

#include <cmath>

using throw3d::ChipWorld;
using throw3d::Motion;

namespace
{

constexpr double Radius = 19.7; // mm
constexpr double MostSeconds = 6;

games::clout::Surface surface(std::int32_t friction, std::int32_t restitution)
{
    return {"sample", friction, restitution};
}

// Flat on the table, sliding along x and spinning.
Motion sliding(double speed, double spin)
{
    Motion motion;
    motion.placement.at = {0, 0, games::clout::FlatHeight};
    motion.velocity = {speed, 0, 0};
    motion.turning = {0, 0, spin};
    return motion;
}

struct Stop {
    double path = 0;
    double slid = 0; // seconds until it no longer slides
    double spun = 0; // seconds until it no longer spins
    double aside = 0;
};

Stop runOut(const Motion &motion, base::Turn by = {})
{
    constexpr double Slow = 8;       // mm/s
    constexpr double SlowSpin = 0.4; // radians per second: as slow at the rim
    ChipWorld world(surface(300, 400), Radius, by);
    world.addMoving(motion);
    Stop stop;
    for (double time = 0; !world.isAtRest() && time < MostSeconds;) {
        time += world.step();
        const auto now = world.motion(0);
        if (std::hypot(now.velocity[0], now.velocity[1]) > Slow) {
            stop.slid = time;
        }
        if (std::abs(now.turning[2]) > SlowSpin) {
            stop.spun = time;
        }
    }
    const auto end = world.motion(0).placement.at;
    stop.path = std::hypot(end[0], end[1]);
    stop.aside = std::abs(end[1]);
    return stop;
}

} // namespace

class ChipWorldTest : public QObject
{
    Q_OBJECT

private slots:
    // Coulomb's friction: v² / 2µg.
    void slidesAsFarAsFrictionLetsIt()
    {
        const double path = 800.0 * 800 / (2 * 0.3 * games::clout::Gravity);
        const Stop stop = runOut(sliding(800, 0));
        QVERIFY2(std::abs(stop.path / path - 1) < 0.05, qPrintable(QString::number(stop.path)));
    }

    // Farkas, Bartels, Unger and Wolf, Phys. Rev. Lett. 90, 248302 (2003): friction couples the two
    // motions of a disc, so that they end at the same instant, and spin makes the slide longer.
    void slideAndSpinEndTogether()
    {
        const Stop straight = runOut(sliding(600, 0));
        for (const double spin : {15.0, 30.0, 45.0}) {
            const Stop stop = runOut(sliding(600, spin));
            const auto report =
                QStringLiteral("spin %1: slid %2 s, spun %3 s, path %4 mm after %5 mm")
                    .arg(spin)
                    .arg(stop.slid)
                    .arg(stop.spun)
                    .arg(stop.path)
                    .arg(straight.path);
            QVERIFY2(std::abs(stop.slid - stop.spun) < 0.03 * stop.slid + 0.012,
                     qPrintable(report));
            QVERIFY2(stop.path > straight.path * 1.01, qPrintable(report));
        }
        QVERIFY(runOut(sliding(600, 45)).path > runOut(sliding(600, 15)).path);
    }

    // A flat chip bounces by its restitution and ends flat, half its thickness high.
    void bouncesAndEndsFlat()
    {
        ChipWorld world(surface(300, 400), Radius);
        Motion motion;
        motion.placement.at = {0, 0, 200};
        world.addMoving(motion);
        double highest = 0;
        bool hasTouched = false;
        for (double time = 0; !world.isAtRest() && time < MostSeconds;) {
            time += world.step();
            hasTouched = hasTouched || world.lowestPoint(0) < 0.5;
            if (hasTouched) {
                highest = std::max(highest, world.lowestPoint(0));
            }
        }
        QVERIFY(world.isAtRest());
        const double fall = 200 - games::clout::FlatHeight;
        QVERIFY2(std::abs(highest / fall - 0.16) < 0.03, qPrintable(QString::number(highest)));
        const auto end = world.motion(0).placement;
        QVERIFY(std::abs(end.at[2] - games::clout::FlatHeight) < 0.1);
        QVERIFY(std::hypot(end.at[0], end.at[1]) < 1);
    }

    void lowestPointIsOfTheRim()
    {
        ChipWorld world(surface(300, 400), Radius);
        Motion motion;
        motion.placement.at = {0, 0, 100};
        const double half = std::acos(-1.0) / 12; // 30 degrees
        motion.placement.turn = {std::sin(half), 0, 0, std::cos(half)};
        world.addMoving(motion);
        const double expected =
            100 - Radius * std::sin(2 * half) - games::clout::FlatHeight * std::cos(2 * half);
        QVERIFY(std::abs(world.lowestPoint(0) - expected) < 1e-4);
    }

    // Head-on both go on the same way, and have together what the one had; it keeps less than half.
    void aKnockPassesMomentum()
    {
        constexpr double Speed = 800;
        ChipWorld world(surface(300, 400), Radius);
        world.addLying(2 * Radius + 5, 0, 0);
        world.addMoving(sliding(Speed, 0));
        double time = 0;
        while (world.motion(0).velocity[0] < 50 && time < MostSeconds) {
            time += world.step();
        }
        const double lost = 0.3 * games::clout::Gravity * time; // by the table's friction
        const double hit = world.motion(0).velocity[0];
        const double kept = world.motion(1).velocity[0];
        const auto report = QStringLiteral("%1 and %2 of %3").arg(hit).arg(kept).arg(Speed - lost);
        QVERIFY2(std::abs((hit + kept) / (Speed - lost) - 1) < 0.06, qPrintable(report));
        QVERIFY2(hit > kept && kept > 0, qPrintable(report));
    }

    // However the world is turned, what went in comes out.
    void isTurnedUnseen()
    {
        for (const int degrees : {0, 37, 123, 250, 359}) {
            ChipWorld world(surface(300, 400), Radius, base::turn(degrees * 1000));
            world.addLying(400, -300, 0);
            Motion motion = sliding(600, 20);
            motion.placement.at[1] = 50;
            const double half = std::acos(-1.0) / 12;
            motion.placement.turn = {std::sin(half), 0, 0, std::cos(half)};
            motion.placement.at[2] = 100;
            motion.turning = {1, 2, 3};
            world.addMoving(motion);
            const auto lies = world.motion(0).placement.at;
            QVERIFY(std::hypot(lies[0] - 400, lies[1] + 300) < 1e-3);
            const auto out = world.motion(1);
            for (std::size_t i = 0; i < 3; ++i) {
                QVERIFY(std::abs(out.placement.at[i] - motion.placement.at[i]) < 1e-3);
                QVERIFY(std::abs(out.velocity[i] - motion.velocity[i]) < 1e-3);
                QVERIFY(std::abs(out.turning[i] - motion.turning[i]) < 1e-5);
            }
            double same = 0; // of a turn and its negative
            for (std::size_t i = 0; i < 4; ++i) {
                same += out.placement.turn[i] * motion.placement.turn[i];
            }
            QVERIFY2(std::abs(std::abs(same) - 1) < 1e-5, qPrintable(QString::number(degrees)));
        }
    }

    // A slide is as long in every direction.
    void slidesAlikeHoweverItIsTurned()
    {
        const double path = runOut(sliding(700, 0)).path;
        for (const int degrees : {45, 90, 200}) {
            const double turned = runOut(sliding(700, 0), base::turn(degrees * 1000)).path;
            QVERIFY2(std::abs(turned / path - 1) < 0.02, qPrintable(QString::number(turned)));
        }
    }

    void whatLiesStaysUntilItIsHit()
    {
        ChipWorld world(surface(300, 400), Radius);
        world.addLying(100, 0, 0);
        world.addLying(300, 0, 0);
        world.addMoving(sliding(1200, 0));
        for (double time = 0; !world.isAtRest() && time < MostSeconds;) {
            time += world.step();
        }
        QVERIFY(world.motion(0).placement.at[0] > 110);
        QCOMPARE(world.motion(1).placement.at[0], 300.0);
    }
};

QTEST_APPLESS_MAIN(ChipWorldTest)
#include "chip_world_test.moc"
