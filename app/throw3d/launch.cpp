#include "throw3d/launch.h"

#include <algorithm>
#include <cmath>

namespace throw3d
{

using games::clout::Flight;
using games::clout::Vector3;

namespace
{

// First `other`, then `one`.
Quaternion product(const Quaternion &one, const Quaternion &other)
{
    const auto &[x, y, z, w] = one;
    const auto &[a, b, c, d] = other;
    return {w * a + x * d + y * c - z * b,
            w * b - x * c + y * d + z * a,
            w * c + x * b - y * a + z * d,
            w * d - x * a - y * b - z * c};
}

Quaternion turnAbout(Vector3 rate, double seconds)
{
    const double speed = length(rate);
    if (speed == 0) {
        return {0, 0, 0, 1};
    }
    const double sine = std::sin(speed * seconds / 2);
    const Vector3 axis = rate * (sine / speed);
    return {axis.x, axis.y, axis.z, std::cos(speed * seconds / 2)};
}

// The shortest turn that takes the upright to the axis.
Quaternion tiltTo(Vector3 axis)
{
    const double doubled = std::sqrt(std::max(0.0, 2 * (1 + axis.z)));
    if (doubled == 0) {
        return {1, 0, 0, 0};
    }
    return {-axis.y / doubled, axis.x / doubled, 0, doubled / 2};
}

} // namespace

Motion motionAt(const Flight &flight, double seconds)
{
    const Vector3 at = flight.placeAt(seconds);
    const Vector3 velocity = flight.velocityAt(seconds);
    const Vector3 turning = flight.precession + flight.axisAt(seconds) * flight.ownSpin;
    const Quaternion spun = turnAbout({0, 0, flight.ownSpin}, seconds);
    return {{{at.x, at.y, at.z},
             product(turnAbout(flight.precession, seconds), product(tiltTo(flight.axis), spun))},
            {velocity.x, velocity.y, velocity.z},
            {turning.x, turning.y, turning.z}};
}

double secondsToHeight(const Flight &flight, double heightMm)
{
    const double rise = flight.velocity.z;
    const double square = rise * rise + 2 * games::clout::Gravity * (flight.from.z - heightMm);
    return square <= 0 ? 0 : std::max(0.0, (rise + std::sqrt(square)) / games::clout::Gravity);
}

} // namespace throw3d
