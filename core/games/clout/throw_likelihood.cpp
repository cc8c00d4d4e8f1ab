#include "games/clout/throw_likelihood.h"

#include "games/clout/landing_choice.h"

#include <algorithm>

namespace games::clout
{

namespace
{

using Curve = ThrowLikelihood::Curve;

constexpr double StepFactor = 1.125;
constexpr double Myriad = 10000;
constexpr double RadPerMilliDeg = 3.14159265358979323846 / 180000;
constexpr double MmPerMicrometre = 0.001;

// Landings drawn for each throw.
constexpr int Landings = 500;
constexpr std::uint64_t Seed = 20; // any: it only has to stay the same
// One throw in a hundred says nothing: the chip slipped, or was read wrongly; anywhere on 4 m².
constexpr double Slips = 0.01;
constexpr double SlipDensity = Slips / 4e6; // per mm²

// Nothing beyond eight deviations: numbers that are next to nothing would be slow to multiply.
double normalDensity(double difference, double deviation)
{
    constexpr double RootOfTwoPi = 2.5066282746310002;
    constexpr double Farthest = 8;
    const double times = difference / deviation;
    return std::abs(times) > Farthest ? 0
                                      : std::exp(-times * times / 2) / (deviation * RootOfTwoPi);
}

// From touching down to rest, where the speed and the direction are as they were meant.
Vector2 drawnLanding(const Throw &what, const LandingTable &table, Leaning leaning, base::Rng &rng)
{
    const Release release = drawRelease({0, 0, leaning.tiltMilliDeg, leaning.tumbleMilliRad}, rng);
    const double radius = static_cast<double>(table.radius) * MmPerMicrometre;
    return chooseFree(table, approachOf(flightOf(what, release, radius)), rng).way;
}

} // namespace

SeenThrow seenThrow(const Throw &what, base::Point stopped)
{
    constexpr std::int32_t Change = 100; // per myriad
    constexpr double AnyRadius = 20;     // how the chip turns does not matter here
    const Flight meant = flightOf(what, {}, AnyRadius);
    Release faster;
    faster.speedPerMyriad += Change;
    const Vector2 farther = flightOf(what, faster, AnyRadius).touch - meant.touch;
    const Vector2 way = inMillimetres(stopped) - meant.touch;
    return {what,
            dot(way, meant.forward),
            dot(way, leftOf(meant.forward)),
            length(farther) * Myriad / Change,
            length(meant.touch - inMillimetres(what.from))};
}

double ThrowLikelihood::figureAt(double least, double step)
{
    return least * std::pow(StepFactor, step);
}

ThrowLikelihood::ThrowLikelihood(const std::vector<SeenThrow> &throws,
                                 const LandingTable &table,
                                 Leaning leaning)
{
    for (std::size_t number = 0; number < throws.size(); ++number) {
        add(throws[number], table, leaning, base::stream(Seed, number, 0));
    }
}

// A chip that is faster touches down farther away and then goes on farther, by twice its share.
void ThrowLikelihood::add(const SeenThrow &what,
                          const LandingTable &table,
                          Leaning leaning,
                          base::Rng rng)
{
    std::vector<Curve> ahead(Landings);
    std::vector<Curve> aside(Landings);
    for (std::size_t row = 0; row < Landings; ++row) {
        const Vector2 rolled = drawnLanding(what.what, table, leaning, rng);
        const double onward = std::max(0.0, rolled.x);
        for (std::size_t step = 0; step < Steps; ++step) {
            const auto at = static_cast<double>(step);
            const double speed = figureAt(LeastSpeed, at) / Myriad;
            const double sideways = figureAt(LeastSideways, at) * RadPerMilliDeg;
            ahead[row][step] =
                normalDensity(what.ahead - rolled.x, speed * (what.aheadPerSpeed + 2 * onward));
            aside[row][step] =
                normalDensity(what.left - rolled.y, sideways * (what.distance + onward));
        }
    }
    addLogarithms(ahead, aside);
}

void ThrowLikelihood::addLogarithms(const std::vector<Curve> &ahead,
                                    const std::vector<Curve> &aside)
{
    std::array<Curve, Steps> sums{};
    for (std::size_t row = 0; row < ahead.size(); ++row) {
        for (std::size_t speed = 0; speed < Steps; ++speed) {
            const double factor = ahead[row][speed];
            for (std::size_t sideways = 0; factor > 0 && sideways < Steps; ++sideways) {
                sums[speed][sideways] += factor * aside[row][sideways];
            }
        }
    }
    for (std::size_t speed = 0; speed < Steps; ++speed) {
        for (std::size_t sideways = 0; sideways < Steps; ++sideways) {
            const double density = sums[speed][sideways] / Landings;
            m_logarithms[speed][sideways] += std::log(density * (1 - Slips) + SlipDensity);
        }
    }
}

} // namespace games::clout
