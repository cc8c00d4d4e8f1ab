#include "calibrate/observed_throw.h"

#include "throw3d/chip_world.h"
#include "throw3d/launch.h"

#include <algorithm>

namespace calibrate
{

using games::clout::Flight;
using games::clout::Vector2;
using games::clout::WayParts;

namespace
{

constexpr double TakeOverMm = 40;
constexpr double MostSeconds = 6;
// Lower than the top of a chip that lies.
constexpr double LowMm = games::clout::ChipThickness;

struct Sample {
    Vector2 at;
    bool isLow = false;
};

// A part is low where the chip was low in it, or passed it between two moments in which it was.
games::clout::LowParts lowParts(const std::vector<Sample> &samples, Vector2 way)
{
    const double square = dot(way, way);
    const auto partOf = [&](Vector2 at) {
        const double done = square > 0 ? dot(at, way) / square : 1;
        return std::clamp(static_cast<int>(done * WayParts), 0, WayParts - 1);
    };
    games::clout::LowParts low = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (!samples[i].isLow) {
            continue;
        }
        const int here = partOf(samples[i].at);
        const int before = i > 0 && samples[i - 1].isLow ? partOf(samples[i - 1].at) : here;
        for (int part = std::min(here, before); part <= std::max(here, before); ++part) {
            low |= 1 << part;
        }
    }
    return low;
}

} // namespace

ObservedThrow observe(const games::clout::Surface &surface,
                      const Flight &flight,
                      base::Turn turn,
                      std::span<const Vector2> lying)
{
    const Vector2 left = leftOf(flight.forward);
    throw3d::ChipWorld world(surface, ChipRadius, turn);
    std::vector<Vector2> before;
    for (const auto &chip : lying) {
        before.push_back(flight.touch + flight.forward * chip.x + left * chip.y);
        world.addLying(before.back().x, before.back().y, 0);
    }
    world.addMoving(throw3d::motionAt(flight, throw3d::secondsToHeight(flight, TakeOverMm)));

    const auto seen = [&](std::size_t chip, Vector2 from) {
        const auto &at = world.motion(chip).placement.at;
        const Vector2 moved = Vector2{at[0], at[1]} - from;
        return Vector2{dot(moved, flight.forward), dot(moved, left)};
    };
    const std::size_t thrown = lying.size();
    std::vector<Sample> samples;
    for (double time = 0; !world.isAtRest() && time < MostSeconds;) {
        time += world.step();
        samples.push_back({seen(thrown, flight.touch), world.lowestPoint(thrown) < LowMm});
    }
    ObservedThrow observed{seen(thrown, flight.touch), 0, {}};
    observed.low = lowParts(samples, observed.way);
    for (std::size_t chip = 0; chip < lying.size(); ++chip) {
        observed.pushed.push_back(seen(chip, before[chip]));
    }
    return observed;
}

} // namespace calibrate
