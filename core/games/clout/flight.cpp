#include "games/clout/flight.h"

#include "base/angle.h"

#include <algorithm>

namespace games::clout
{

namespace
{

constexpr double MicrometresPerMillimetre = 1000;
constexpr double MilliDegreesPerRadian = 180000 / 3.14159265358979323846;

std::int64_t inMilliDegrees(double radians)
{
    return std::llround(radians * MilliDegreesPerRadian);
}

// About an axis of length 1, by the formula of Rodrigues.
Vector3 turned(Vector3 what, Vector3 about, base::Turn by)
{
    return what * by.cosine + cross(about, what) * by.sine
        + about * (dot(about, what) * (1 - by.cosine));
}

Vector2 turned(Vector2 what, base::Turn by)
{
    return {what.x * by.cosine - what.y * by.sine, what.x * by.sine + what.y * by.cosine};
}

// How many times as hard a chip is to turn about its axis as about a diameter.
double inertiaRatio(double radiusMm)
{
    return 6 / (3 + ChipThickness * ChipThickness / (radiusMm * radiusMm));
}

// The axes of the chip as it leaves the hand: its own, forward and left, tilted together.
struct Frame {
    Vector3 axis{0, 0, 1};
    Vector3 forward;
    Vector3 left;
};

Frame frameOf(Vector2 forward, const Release &release)
{
    Frame frame{{0, 0, 1}, {forward.x, forward.y, 0}, {-forward.y, forward.x, 0}};
    const double ahead = release.tiltForwardMilliDeg;
    const double aside = release.tiltLeftMilliDeg;
    const double tilt = std::sqrt(ahead * ahead + aside * aside);
    if (tilt > 0) {
        // To lean forward is to turn about the axis that points left.
        const Vector3 about = (frame.left * ahead + frame.forward * -aside) * (1 / tilt);
        const base::Turn by = base::turn(std::llround(tilt));
        frame = {turned(frame.axis, about, by),
                 turned(frame.forward, about, by),
                 turned(frame.left, about, by)};
    }
    return frame;
}

void setTurning(Flight &flight, const Release &release, double radiusMm)
{
    constexpr double Thousandth = 0.001;
    const Frame frame = frameOf(flight.forward, release);
    const double ratio = inertiaRatio(radiusMm);
    const double spin = release.spinMilliRad * Thousandth;
    flight.axis = frame.axis;
    flight.precession = frame.axis * (spin * ratio)
        + frame.forward * (release.tumbleForwardMilliRad * Thousandth)
        + frame.left * (release.tumbleLeftMilliRad * Thousandth);
    flight.ownSpin = spin * (1 - ratio);
}

} // namespace

Vector3 Flight::placeAt(double time) const
{
    return from + velocity * time + Vector3{0, 0, -Gravity * time * time / 2};
}

Vector3 Flight::velocityAt(double time) const
{
    return velocity + Vector3{0, 0, -Gravity * time};
}

Vector3 Flight::axisAt(double time) const
{
    const double rate = length(precession);
    if (rate == 0) {
        return axis;
    }
    return turned(axis, precession * (1 / rate), base::turn(inMilliDegrees(rate * time)));
}

Flight flightOf(const Throw &what, const Release &release, double radiusMm)
{
    const double height = what.handHeightMm - FlatHeight;
    const double speed = release.speedPerMyriad / 10000.0;
    const double riseMeant = std::sqrt(2 * Gravity * what.apexMm);
    const double secondsMeant =
        (riseMeant + std::sqrt(2 * Gravity * (height + what.apexMm))) / Gravity;
    const Vector2 from = inMillimetres(what.from);
    const Vector2 way = inMillimetres(what.aim) - from;
    const double distance = length(way);

    Flight flight;
    flight.forward = turned(distance > 0 ? way * (1 / distance) : Vector2{1, 0},
                            base::turn(release.sidewaysMilliDeg));
    flight.levelSpeed = distance / secondsMeant * speed;
    const double rise = riseMeant * speed;
    flight.fallSpeed = std::sqrt(rise * rise + 2 * Gravity * height);
    flight.seconds = (rise + flight.fallSpeed) / Gravity;
    flight.touch = from + flight.forward * (flight.levelSpeed * flight.seconds);
    flight.from = {from.x, from.y, static_cast<double>(what.handHeightMm)};
    flight.velocity = {flight.forward.x * flight.levelSpeed,
                       flight.forward.y * flight.levelSpeed,
                       rise};
    setTurning(flight, release, radiusMm);
    return flight;
}

base::Point rounded(Vector2 placeMm)
{
    const auto whole = [](double millimetres) {
        constexpr auto Most = static_cast<double>(base::LargestCoordinate);
        return static_cast<std::int32_t>(
            std::llround(std::clamp(millimetres * MicrometresPerMillimetre, -Most, Most)));
    };
    return {whole(placeMm.x), whole(placeMm.y)};
}

Vector2 inMillimetres(base::Point place)
{
    return {place.x / MicrometresPerMillimetre, place.y / MicrometresPerMillimetre};
}

} // namespace games::clout
