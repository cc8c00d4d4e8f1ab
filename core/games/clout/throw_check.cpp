#include "games/clout/throwing.h"

namespace games::clout
{

using base::text;

namespace
{

constexpr std::int32_t LeastHeightMm = 350; // rulebook, Step 1
constexpr std::int32_t MostHeightMm = 2500;
constexpr std::int32_t MostApexMm = 2500;
constexpr std::int32_t MostReach = 10'000'000; // µm

base::Outcome checkArc(const Throw &what)
{
    if (what.handHeightMm < LeastHeightMm || what.handHeightMm > MostHeightMm) {
        return base::problem(
            text("Throws",
                 "The hand is %1 mm above the table; a chip is thrown from %2 mm to %3 mm.")
                .with(what.handHeightMm)
                .with(LeastHeightMm)
                .with(MostHeightMm),
            text("Throws", "Raise or lower the hand."));
    }
    if (what.apexMm < 1 || what.apexMm > MostApexMm) {
        return base::problem(
            text("Throws",
                 "The chip rises %1 mm above the hand; a throw is an arc, so it must rise from "
                 "1 mm to %2 mm.")
                .with(what.apexMm)
                .with(MostApexMm),
            text("Throws", "Throw it upwards first."));
    }
    return {};
}

} // namespace

base::Outcome check(const ThrowScene &scene, const Throw &what)
{
    if (base::isWithin(scene.area, what.from)) {
        return base::problem(text("Throws", "The hand is above the playing area."),
                             text("Throws", "Throw from outside its border."));
    }
    const std::int64_t distance = base::squaredDistance(what.from, what.aim);
    if (distance > std::int64_t{MostReach} * MostReach) {
        return base::problem(
            text("Throws", "The mark is more than %1 m away.").with(MostReach / 1'000'000),
            text("Throws", "Aim nearer."));
    }
    return checkArc(what);
}

} // namespace games::clout
