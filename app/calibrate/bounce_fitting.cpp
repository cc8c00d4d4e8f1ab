#include "calibrate/bounce_fitting.h"

#include "calibrate/observed_throw.h"
#include "throw3d/chip_world.h"

#include <cmath>
#include <limits>

namespace calibrate
{

using games::clout::Vector2;

namespace
{

constexpr double PerMille = 0.001;
constexpr double ChipDiameter = 2 * ChipRadius;
constexpr int Knocks = 400;
constexpr std::int64_t FullTurnMilliDeg = 360'000;
constexpr std::uint64_t KnockStream = 21;
constexpr double MostSeconds = 3;
constexpr double Gap = 1; // mm, before they meet

Vector2 placeOf(const throw3d::ChipWorld &world, std::size_t chip)
{
    const auto &at = world.motion(chip).placement.at;
    return {at[0], at[1]};
}

// The one slides along x.
Knock drawKnock(const games::clout::Surface &surface, base::Rng rng)
{
    const auto speed = static_cast<double>(base::between(rng, 150, 900));
    const auto aside = static_cast<double>(base::between(rng, -34, 34));
    const double ahead = std::sqrt(ChipDiameter * ChipDiameter - aside * aside) + Gap;
    Knock knock{{{0, 0}, {speed, 0}}, {{ahead, aside}, {}}, {}, {}};

    throw3d::ChipWorld world(surface,
                             ChipRadius,
                             base::turn(base::between(rng, 0, FullTurnMilliDeg - 1)));
    throw3d::Motion motion;
    motion.placement.at = {0, 0, games::clout::FlatHeight};
    motion.velocity = {speed, 0, 0};
    world.addLying(ahead, aside, 0);
    world.addMoving(motion);
    for (double time = 0; !world.isAtRest() && time < MostSeconds;) {
        time += world.step();
    }
    knock.lyingEnds = placeOf(world, 0);
    knock.slidingEnds = placeOf(world, 1);
    return knock;
}

// Millimetres by which both chips of all knocks end elsewhere.
double misses(std::span<const Knock> knocks, const games::clout::Sliding &sliding)
{
    double sum = 0;
    for (const auto &knock : knocks) {
        std::array chips{knock.sliding, knock.lying};
        games::clout::slideToRest(chips, sliding);
        sum += length(chips[0].at - knock.slidingEnds) + length(chips[1].at - knock.lyingEnds);
    }
    return sum;
}

} // namespace

std::vector<Knock> seenKnocks(const games::clout::Surface &surface, std::uint64_t seed)
{
    std::vector<Knock> knocks;
    for (std::uint64_t number = 0; number < Knocks; ++number) {
        knocks.push_back(drawKnock(surface, base::stream(seed, number, KnockStream)));
    }
    return knocks;
}

std::int64_t bounceOf(std::span<const Knock> knocks, const games::clout::Surface &surface)
{
    constexpr std::int64_t Step = 25;
    constexpr std::int64_t Most = 950;
    const double slowing = surface.frictionPerMille * PerMille * games::clout::Gravity;
    std::int64_t best = Step;
    double least = std::numeric_limits<double>::infinity();
    for (std::int64_t bounce = Step; bounce <= Most; bounce += Step) {
        const double missed =
            misses(knocks, {slowing, ChipDiameter, static_cast<double>(bounce) * PerMille});
        if (missed < least) {
            least = missed;
            best = bounce;
        }
    }
    return best;
}

} // namespace calibrate
