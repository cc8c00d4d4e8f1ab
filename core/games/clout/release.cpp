#include "games/clout/release.h"

#include <algorithm>

namespace games::clout
{

namespace
{

// A chip is spun on purpose, so that it lands flat; either way round. Our assumption, as no source
// measured it.
constexpr std::int64_t LeastSpin = 5000; // thousandths of a radian per second
constexpr std::int64_t MostSpin = 25000;

// No hand throws backwards or with twice the force, however unsure it is.
constexpr std::int64_t MostSpeedError = 9000; // hundredths of a percent
constexpr std::int64_t MostSideways = 60000;  // thousandths of a degree
constexpr std::int64_t MostTilt = 90000;
constexpr std::int64_t MostTumble = 60000; // thousandths of a radian per second

std::int32_t error(base::Rng &rng, std::int32_t deviation, std::int64_t most)
{
    return static_cast<std::int32_t>(std::clamp(base::normal(rng, deviation), -most, most));
}

std::int32_t drawSpin(base::Rng &rng)
{
    constexpr std::int64_t Width = MostSpin - LeastSpin;
    const std::int64_t drawn = base::between(rng, -Width, Width);
    return static_cast<std::int32_t>(drawn < 0 ? drawn - LeastSpin : drawn + LeastSpin);
}

} // namespace

// One statement a number: the order of drawing must not be the compiler's choice.
Release drawRelease(const Hand &hand, base::Rng &rng)
{
    Release drawn;
    drawn.speedPerMyriad = 10000 + error(rng, hand.speedPerMyriad, MostSpeedError);
    drawn.sidewaysMilliDeg = error(rng, hand.sidewaysMilliDeg, MostSideways);
    drawn.tiltForwardMilliDeg = error(rng, hand.tiltMilliDeg, MostTilt);
    drawn.tiltLeftMilliDeg = error(rng, hand.tiltMilliDeg, MostTilt);
    drawn.tumbleForwardMilliRad = error(rng, hand.tumbleMilliRad, MostTumble);
    drawn.tumbleLeftMilliRad = error(rng, hand.tumbleMilliRad, MostTumble);
    drawn.spinMilliRad = drawSpin(rng);
    return drawn;
}

} // namespace games::clout
