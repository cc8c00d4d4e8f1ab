#include "games/clout/measure.h"

#include <algorithm>

namespace games::clout
{

namespace
{

bool wasContinuouslyUsed(const Position &position, ChipId chip, std::uint8_t index)
{
    const std::span<const ContinuousUse> uses{position.continuousUses.data(),
                                              position.continuousUseCount};
    return std::ranges::any_of(uses, [=](const ContinuousUse &use) {
        return use.chip == chip && use.index == index;
    });
}

// An active fly of `to` adds an increment to what chips without one measure (6.11).
bool fliesFrom(const Setup &setup, const Position &position, ChipId from, Spot to)
{
    const auto &kind = setup.kindOf(position.chips[to.chip]);
    if ((kind.has & only(Ability::Fly)) == 0 || works(setup, position, from, Ability::Fly)) {
        return false;
    }
    for (std::uint8_t index = 0; index < kind.abilities.size(); ++index) {
        const auto &ability = kind.abilities[index];
        if (ability.ability == Ability::Fly && works(setup, position, to.chip, index)
            && isOnSide(ability.scope.side, to.controller, position.chips[from].controller)) {
            return true;
        }
    }
    return false;
}

bool isWithinReach(base::Point from, base::Point to, std::int64_t reach)
{
    return reach >= 0 && base::squaredDistance(from, to) <= reach * reach;
}

} // namespace

bool works(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index)
{
    const auto &where = position.chips[chip];
    if (where.isTrapped) {
        return false;
    }
    const auto &ability = setup.kindOf(where).abilities[index];
    if (ability.modifiers == 0) {
        return true;
    }
    if (holds(ability.modifiers, Modifier::Master) && !where.isServed) {
        return false;
    }
    return !holds(ability.modifiers, Modifier::Remove)
        || row(ability.ability).timing != Timing::Continuous
        || wasContinuouslyUsed(position, chip, index);
}

bool works(const Setup &setup, const Position &position, ChipId chip, Ability ability)
{
    const auto &kind = setup.kindOf(position.chips[chip]);
    if ((kind.has & only(ability)) == 0) {
        return false;
    }
    for (std::uint8_t index = 0; index < kind.abilities.size(); ++index) {
        if (kind.abilities[index].ability == ability && works(setup, position, chip, index)) {
            return true;
        }
    }
    return false;
}

bool isImmune(const Setup &setup, const Position &position, ChipId chip, Ability ability)
{
    return (setup.kindOf(position.chips[chip]).immune & only(ability)) != 0;
}

Spot spotOf(const Position &position, ChipId chip)
{
    return {position.chips[chip].at, chip, position.chips[chip].controller};
}

std::int64_t
reachOf(const Setup &setup, const Position &position, ChipId from, Spot to, AbilitySet ignores)
{
    const auto &measuring = position.chips[from];
    const std::int64_t increment = setup.increment[measuring.controller];
    std::int64_t gap = measuring.range * increment;
    if ((setup.has & only(Ability::Fly)) != 0 && (ignores & only(Ability::Fly)) == 0
        && fliesFrom(setup, position, from, to)) {
        gap -= increment;
    }
    return gap < 0 ? NoReach : gap + std::int64_t{2} * setup.radius;
}

bool reaches(const Setup &setup, const Position &position, ChipId from, Spot to, AbilitySet ignores)
{
    return isWithinReach(position.chips[from].at,
                         to.at,
                         reachOf(setup, position, from, to, ignores));
}

bool reachesPrinted(const Setup &setup, const Position &position, ChipId from, ChipId to)
{
    const auto &measuring = position.chips[from];
    const std::int64_t reach = setup.kindOf(measuring).range * setup.increment[measuring.controller]
        + std::int64_t{2} * setup.radius;
    return isWithinReach(measuring.at, position.chips[to].at, reach);
}

bool mayTarget(const Setup &setup,
               const Position &position,
               ChipId chip,
               std::uint8_t index,
               ChipId target)
{
    const auto &actor = position.chips[chip];
    const auto &there = position.chips[target];
    const auto &ability = setup.kindOf(actor).abilities[index];
    const auto &kind = setup.kindOf(there);
    return target != chip && there.place == Place::Table
        && isOnSide(ability.scope.side, actor.controller, there.controller)
        && (ability.scope.types & only(kind.type)) != 0
        && (kind.immune & only(ability.ability)) == 0
        && reaches(setup, position, chip, spotOf(position, target), ability.ignores);
}

bool isStopOf(const Setup &setup,
              const Position &position,
              ChipId stopping,
              Spot spot,
              AbilitySet ignores)
{
    const auto &kind = setup.kindOf(position.chips[stopping]);
    if ((kind.has & only(Ability::Stop)) == 0 || (ignores & only(Ability::Stop)) != 0
        || isImmune(setup, position, spot.chip, Ability::Stop)) {
        return false;
    }
    for (std::uint8_t index = 0; index < kind.abilities.size(); ++index) {
        const auto &ability = kind.abilities[index];
        if (ability.ability == Ability::Stop && works(setup, position, stopping, index)
            && isOnSide(ability.scope.side, position.chips[stopping].controller, spot.controller)
            && reaches(setup, position, stopping, spot, ability.ignores)) {
            return true;
        }
    }
    return false;
}

bool isStopped(const Setup &setup,
               const Position &position,
               Spot spot,
               AbilitySet ignores,
               ChipId except)
{
    return (setup.has & only(Ability::Stop)) != 0
        && std::ranges::any_of(position.table.all(), [&](ChipId other) {
               return other != spot.chip && other != except
                   && isStopOf(setup, position, other, spot, ignores);
           });
}

bool servesAt(const Setup &setup, const Position &position, ChipId master, Spot spot)
{
    const auto &chip = position.chips[master];
    const auto &kind = setup.kindOf(chip);
    if ((kind.has & only(Ability::Master)) == 0 || master == spot.chip
        || isImmune(setup, position, spot.chip, Ability::Master)
        || (setup.house.ownMasterOnly && chip.controller != spot.controller)) {
        return false;
    }
    for (std::uint8_t index = 0; index < kind.abilities.size(); ++index) {
        const auto &ability = kind.abilities[index];
        if (ability.ability == Ability::Master && works(setup, position, master, index)
            && isOnSide(ability.scope.side, chip.controller, spot.controller)
            && reaches(setup, position, master, spot, ability.ignores)) {
            return true;
        }
    }
    return false;
}

bool isOnTable(const Setup &setup, const Position &position, ChipId chip)
{
    const auto &name = setup.kindOf(position.chips[chip]).name;
    return std::ranges::any_of(position.table.all(), [&](ChipId other) {
        return other != chip && setup.kindOf(position.chips[other]).name == name;
    });
}

bool isOutside(const Setup &setup, base::Point at)
{
    const auto &area = setup.area;
    const base::Point near{std::clamp(at.x, area.least.x, area.most.x),
                           std::clamp(at.y, area.least.y, area.most.y)};
    return base::squaredDistance(near, at) >= std::int64_t{setup.radius} * setup.radius;
}

base::Rectangle inside(const Setup &setup)
{
    const auto &area = setup.area;
    return {{area.least.x + setup.radius, area.least.y + setup.radius},
            {area.most.x - setup.radius, area.most.y - setup.radius}};
}

bool isWhollyInside(const Setup &setup, base::Point at)
{
    return base::isWithin(inside(setup), at);
}

base::Point setBack(const Setup &setup, base::Point at)
{
    const auto within = inside(setup);
    return {std::clamp(at.x, within.least.x, within.most.x),
            std::clamp(at.y, within.least.y, within.most.y)};
}

bool overlap(const Setup &setup, base::Point one, base::Point other)
{
    constexpr std::int64_t Rounding = 2;
    const std::int64_t across = std::int64_t{2} * setup.radius - Rounding;
    return base::squaredDistance(one, other) < across * across;
}

// The longest pile of overlapping chips under it, from the lowest chip up.
int levelOf(const Setup &setup, const Position &position, ChipId chip)
{
    ChipList rising = position.table;
    std::ranges::sort(rising.all(), {}, [&](ChipId each) { return position.chips[each].height; });
    std::array<int, MostChips> levels{};
    for (const ChipId upper : rising.all()) {
        for (const ChipId lower : rising.all()) {
            if (lower == upper) {
                break;
            }
            if (overlap(setup, position.chips[lower].at, position.chips[upper].at)) {
                levels[upper] = std::max(levels[upper], levels[lower] + 1);
            }
        }
        if (upper == chip) {
            break;
        }
    }
    return levels[chip];
}

} // namespace games::clout
