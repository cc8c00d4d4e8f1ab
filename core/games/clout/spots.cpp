// Where a point may be that a decision asks for.
#include "games/clout/choice.h"

#include <algorithm>

namespace games::clout
{

namespace
{

constexpr std::int32_t AimedBeyond = 200'000; // µm: a chip may be meant to roll in

base::Rectangle widened(base::Rectangle area, std::int32_t by)
{
    return {{area.least.x - by, area.least.y - by}, {area.most.x + by, area.most.y + by}};
}

const KindAbility &abilityOf(const Setup &setup, const Position &position, const Step &step)
{
    return setup.kindOf(position.chips[step.chip]).abilities[step.index];
}

// The ability by which a chip is put down instead of thrown.
const KindAbility *placing(const Setup &setup, const Position &position, ChipId chip)
{
    for (const auto &ability : setup.kindOf(position.chips[chip]).abilities) {
        if (ability.ability == Ability::Place
            || (ability.ability == Ability::Call && setup.house.callAsPlace)) {
            return &ability;
        }
    }
    return nullptr;
}

Spot spotOfPlacing(const Position &position, const Step &step, base::Point at)
{
    return {at, step.chip, position.pass.thrower};
}

void keepOutOfStops(const Setup &setup,
                    const Position &position,
                    Spot spot,
                    AbilitySet ignores,
                    engine::Region &region)
{
    if ((setup.has & only(Ability::Stop)) == 0) {
        return;
    }
    for (const ChipId other : position.table.all()) {
        spot.at = position.chips[other].at; // right on it: in range, if it stops that chip at all
        if (other != spot.chip && isStopOf(setup, position, other, spot, ignores)) {
            const std::int64_t reach = reachOf(setup, position, other, spot);
            (void)region.keepOutside({spot.at, reach + 1});
        }
    }
}

engine::Region regionOfPlacing(const Setup &setup, const Position &position, const Step &step)
{
    engine::Region region(inside(setup));
    Spot spot = spotOfPlacing(position, step, {});
    if (step.other != NoChip) {
        spot.at = position.chips[step.other].at;
        (void)region.keepInside({spot.at, reachOf(setup, position, step.other, spot)});
    }
    const auto *const ability = placing(setup, position, step.chip);
    keepOutOfStops(setup, position, spot, ability->ignores, region);
    return region;
}

bool mayPut(const Setup &setup, const Position &position, const Step &step, base::Point point)
{
    const Spot spot = spotOfPlacing(position, step, point);
    return isWhollyInside(setup, point)
        && !isStopped(setup, position, spot, placing(setup, position, step.chip)->ignores)
        && (step.other == NoChip || servesAt(setup, position, step.other, spot));
}

// How far a move or a push goes, in the increments of whoever uses it (G7).
std::int64_t strideOf(const Setup &setup, const Position &position, const Step &step)
{
    return abilityOf(setup, position, step).value
        * setup.increment[position.chips[step.chip].controller];
}

// Wholly inside (G20) and no farther than the stride; a chip that hangs over the border too far to
// be carried in stays where it is.
engine::Region regionOfMoving(const Setup &setup, const Position &position, const Step &step)
{
    const auto from = position.chips[step.other].at;
    const std::int64_t stride = strideOf(setup, position, step);
    if (base::squaredDistance(setBack(setup, from), from) > stride * stride) {
        return engine::Region({from, from});
    }
    engine::Region region(inside(setup));
    (void)region.keepInside({from, stride});
    return region;
}

bool mayMove(const Setup &setup, const Position &position, const Step &step, base::Point point)
{
    const auto from = position.chips[step.other].at;
    const std::int64_t stride = strideOf(setup, position, step);
    return point == from
        || (isWhollyInside(setup, point) && base::squaredDistance(from, point) <= stride * stride);
}

engine::Region regionOfDirection(const Setup &setup, const Position &position)
{
    const auto centre = position.chips[position.pass.chip].at;
    engine::Region region(widened(base::boundsOf({centre, setup.radius}), 0));
    (void)region.keepOutside({centre, 1});
    return region;
}

} // namespace

engine::Region regionOf(const Setup &setup, const Position &position)
{
    const Step &step = position.agenda.top();
    switch (step.kind) {
    case StepKind::PutDown:
        return regionOfPlacing(setup, position, step);
    case StepKind::Where:
        return regionOfMoving(setup, position, step);
    case StepKind::Direction:
        return regionOfDirection(setup, position);
    default:
        return engine::Region(widened(setup.area, AimedBeyond));
    }
}

bool allowsPoint(const Setup &setup, const Position &position, base::Point point)
{
    const Step &step = position.agenda.top();
    switch (step.kind) {
    case StepKind::PutDown:
        return mayPut(setup, position, step, point);
    case StepKind::Where:
        return mayMove(setup, position, step, point);
    case StepKind::Direction:
        return point != position.chips[position.pass.chip].at;
    default:
        return base::isWithin(widened(setup.area, AimedBeyond), point);
    }
}

} // namespace games::clout
