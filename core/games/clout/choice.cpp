// All picks of every question in one place, so that what is legal is said once: to a person, to a
// policy, to a scenario and to the check of an answer. That it is long is because each question has
// a function of its own here.
#include "games/clout/choice.h"

#include "base/insertion_sort.h"

#include <algorithm>

namespace games::clout
{

namespace
{

const KindAbility &
abilityAt(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index)
{
    return setup.kindOf(position.chips[chip]).abilities[index];
}

PickCode target(ChipId chip)
{
    return {PickKind::Target, 0, chip};
}

constexpr PickCode Decline{PickKind::Decline, 0, 0};
constexpr PickCode Use{PickKind::Use, 0, 0};

// When an attack's target is chosen, a chip that provokes comes before one that does not (6.20).
ChipList onlyProvoking(const Setup &setup,
                       const Position &position,
                       ChipId attacker,
                       const KindAbility &attack,
                       const ChipList &candidates)
{
    ChipList provoking;
    if ((setup.has & only(Ability::Provoke)) == 0 || (attack.ignores & only(Ability::Provoke)) != 0
        || isImmune(setup, position, attacker, Ability::Provoke)) {
        return candidates;
    }
    for (const ChipId chip : candidates.all()) {
        const auto &abilities = setup.kindOf(position.chips[chip]).abilities;
        for (std::size_t index = 0; index < abilities.size(); ++index) {
            if (abilities[index].ability == Ability::Provoke
                && works(setup, position, chip, static_cast<std::uint8_t>(index))
                && isOnSide(abilities[index].scope.side,
                            position.chips[chip].controller,
                            position.chips[attacker].controller)) {
                provoking.append(chip);
                break;
            }
        }
    }
    return provoking.empty() ? candidates : provoking;
}

void addTargets(const ChipList &candidates, PickList &into)
{
    for (const ChipId chip : candidates.all()) {
        into.add(target(chip));
    }
}

void addNearest(const Setup &setup, const Position &position, const Step &step, PickList &into)
{
    const auto nearest = nearestOf(setup, position, step.chip, step.index);
    if (nearest.tied.size() == nearest.stillNeeded) {
        into.add(Use);
    } else {
        addTargets(nearest.tied, into);
    }
}

void addChoice(const Setup &setup, const Position &position, const Step &step, PickList &into)
{
    const auto &ability = abilityAt(setup, position, step.chip, step.index);
    const auto &scope = ability.scope;
    const bool isFirst = position.chosen.empty();
    if ((scope.isOptional && isFirst) || (scope.reach == Reach::UpTo && !isFirst)) {
        into.add(Decline);
    }
    switch (scope.reach) {
    case Reach::Itself:
    case Reach::TheResting:
    case Reach::Everyone:
        into.add(Use);
        return;
    case Reach::One:
    case Reach::UpTo:
        if (ability.ability == Ability::Reanimate) {
            into.add(Use); // whom, is asked when it is carried out (§9.1)
        } else {
            addTargets(candidatesOf(setup, position, step.chip, step.index), into);
        }
        return;
    case Reach::Number: {
        const auto candidates = candidatesOf(setup, position, step.chip, step.index);
        if (isFirst && candidates.size() <= static_cast<std::size_t>(ability.value)) {
            into.add(Use); // M9: all there are
        } else {
            addTargets(candidates, into);
        }
        return;
    }
    case Reach::Nearest:
        addNearest(setup, position, step, into);
        return;
    }
}

void addStack(const Setup &setup, const Position &position, PickList &into)
{
    const SeatId seat = position.active;
    ChipSet kinds; // one of alike chips is enough
    const auto add = [&](bool onlyBases) {
        for (ChipId chip = 0; chip < position.chipCount; ++chip) {
            const auto &where = position.chips[chip];
            if (where.place == Place::Stack && where.owner == seat && !kinds.holds(where.kind)
                && (!onlyBases || setup.kindOf(where).type == Type::Base)) {
                kinds.add(where.kind);
                addPlays(setup, position, chip, seat, false, into);
            }
        }
    };
    // The first turn plays a base, where one can be played (P1, §9.4).
    add(position.isFirstTurn[seat]);
    if (into.empty()) {
        add(false);
    }
}

void addDiscards(const Position &position, PickList &into)
{
    ChipSet kinds;
    for (ChipId chip = 0; chip < position.chipCount; ++chip) {
        const auto &where = position.chips[chip];
        if (where.place == Place::Stack && where.owner == position.active
            && !kinds.holds(where.kind)) {
            kinds.add(where.kind);
            into.add({PickKind::Discard, 0, chip});
        }
    }
}

std::span<const Movement> movementsOf(const Position &position)
{
    return {position.movements.data(), position.movementCount};
}

void addMovements(const Setup &setup, const Position &position, const Step &step, PickList &into)
{
    for (const auto &movement : movementsOf(position)) {
        if (!movement.isIgnored && !movement.isDone
            && (step.kind == StepKind::Order || movesChip(setup, position, movement, step.other))) {
            into.add({PickKind::Ability, 0, movement.index});
        }
    }
}

void addChipOrder(const Position &position, const Step &step, PickList &into)
{
    const auto &movement = position.movements[step.count];
    for (std::size_t i = 0; i < movement.count; ++i) {
        const ChipId chip = position.shifts[movement.first + i].chip;
        if (std::ranges::find(position.chosen.all(), chip) == position.chosen.all().end()) {
            into.add(target(chip));
        }
    }
}

void addRallySets(const Position &position, PickList &into)
{
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < position.rallyCount; ++i) {
        const auto &item = position.rally[i];
        if (!item.isDone && (seen >> (item.index & 63U) & 1U) == 0) {
            seen |= std::uint64_t{1} << (item.index & 63U);
            into.add({PickKind::Ability, 0, item.index});
        }
    }
}

void addRallied(const Position &position, const Step &step, PickList &into)
{
    for (std::size_t i = 0; i < position.rallyCount; ++i) {
        const auto &item = position.rally[i];
        if (!item.isDone && item.index == step.index) {
            into.add(target(item.chip));
        }
    }
}

const RallyItem &itemOf(const Position &position, const Step &step)
{
    return position.rally[step.count];
}

void addVictims(const Setup &setup, const Position &position, const Step &step, PickList &into)
{
    addTargets(victimsOf(setup, position, itemOf(position, step)), into);
}

void addRaisable(const Setup &setup, const Position &position, const Step &step, PickList &into)
{
    ChipSet kinds;
    const auto troops = raisable(setup, position, position.active, step.other);
    for (const ChipId chip : troops.all()) {
        if (!kinds.holds(position.chips[chip].kind)) {
            kinds.add(position.chips[chip].kind);
            into.add(target(chip));
        }
    }
}

void addAvert(const Setup &setup, const Position &position, const Step &step, PickList &into)
{
    if (abilityAt(setup, position, step.chip, step.index).scope.isOptional) {
        into.add(Decline);
    }
    into.add(Use);
}

// A forced replace is never thrown (6.24).
bool mustReplace(const Setup &setup, const Position &position, ChipId chip)
{
    return std::ranges::any_of(setup.kindOf(position.chips[chip]).abilities,
                               [](const KindAbility &ability) {
                                   return ability.ability == Ability::Replace
                                       && !ability.scope.isOptional;
                               })
        && !position.chips[chip].isTrapped;
}

bool isServedAt(const Setup &setup, const Position &position, const KindAbility &ability, Spot spot)
{
    if (!holds(ability.modifiers, Modifier::Master)) {
        return true;
    }
    return std::ranges::any_of(position.table.all(), [&](ChipId master) {
        return servesAt(setup, position, master, spot);
    });
}

void addReplacements(const Setup &setup,
                     const Position &position,
                     ChipId chip,
                     SeatId seat,
                     const KindAbility &ability,
                     PickList &into)
{
    for (const ChipId victim : position.table.all()) {
        const auto &there = position.chips[victim];
        const Spot spot{there.at, chip, seat};
        // The stop of the very chip that is replaced does not bar its place (§9.5).
        if (victim != chip && isOnSide(ability.scope.side, seat, there.controller)
            && !isImmune(setup, position, victim, Ability::Replace)
            && !isStopped(setup, position, spot, ability.ignores, victim)
            && isServedAt(setup, position, ability, spot)) {
            into.add({PickKind::Replace, victim, chip});
        }
    }
}

// A mesh fine enough to find room wherever a person would see some.
bool hasRoom(const Setup &setup, const Position &position, Spot spot, const KindAbility &ability)
{
    if ((setup.has & only(Ability::Stop)) == 0) {
        return true;
    }
    constexpr int Meshes = 32;
    const auto within = inside(setup);
    for (std::int64_t row = 0; row <= Meshes; ++row) {
        for (std::int64_t column = 0; column <= Meshes; ++column) {
            const auto width = std::int64_t{within.most.x} - within.least.x;
            const auto depth = std::int64_t{within.most.y} - within.least.y;
            spot.at = {static_cast<std::int32_t>(within.least.x + width * column / Meshes),
                       static_cast<std::int32_t>(within.least.y + depth * row / Meshes)};
            if (!isStopped(setup, position, spot, ability.ignores)) {
                return true;
            }
        }
    }
    return false;
}

void addPlacings(const Setup &setup,
                 const Position &position,
                 ChipId chip,
                 SeatId seat,
                 const KindAbility &ability,
                 PickList &into)
{
    const Spot spot{{}, chip, seat};
    if (!hasRoom(setup, position, spot, ability)) {
        return;
    }
    if (!holds(ability.modifiers, Modifier::Master)) {
        into.add({PickKind::Place, NoChip, chip});
        return;
    }
    for (const ChipId master : position.table.all()) {
        Spot near = spot;
        near.at = setBack(setup, position.chips[master].at);
        if (master != chip && servesAt(setup, position, master, near)) {
            into.add({PickKind::Place, master, chip});
        }
    }
}

} // namespace

namespace
{

// What a row cannot say: a captive is held by the printed range (§9.2), poison spares its like
// (6.16), and a chip that must replace can only be thrown again where it finds one to replace.
bool isWithinItsText(const Setup &setup,
                     const Position &position,
                     ChipId chip,
                     const KindAbility &ability,
                     ChipId other)
{
    switch (ability.ability) {
    case Ability::Possess:
        return reachesPrinted(setup, position, chip, other);
    case Ability::Poison:
        return !isPoisonous(setup, position, other, ability);
    case Ability::Rethrow:
        return isPlayable(setup, position, other, position.chips[other].controller);
    default:
        return true;
    }
}

} // namespace

bool isPoisonous(const Setup &setup,
                 const Position &position,
                 ChipId chip,
                 const KindAbility &poison)
{
    const auto &where = position.chips[chip];
    return (setup.kindOf(where).has & only(Ability::Poison)) != 0 && !where.isTrapped
        && (poison.ignores & only(Ability::Poison)) == 0;
}

bool movesChip(const Setup &setup, const Position &position, const Movement &movement, ChipId chip)
{
    const ChipId resting = position.pass.chip;
    const std::span<const Shift> shifts{position.shifts.data() + movement.first, movement.count};
    return (chip == resting
            && abilityAt(setup, position, resting, movement.index).ability == Ability::Exchange)
        || std::ranges::any_of(shifts, [chip](const Shift &shift) { return shift.chip == chip; });
}

ChipList candidatesOf(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index)
{
    const auto &ability = abilityAt(setup, position, chip, index);
    ChipList candidates;
    for (const ChipId other : position.table.all()) {
        if (mayTarget(setup, position, chip, index, other)
            && isWithinItsText(setup, position, chip, ability, other)
            && std::ranges::find(position.chosen.all(), other) == position.chosen.all().end()) {
            candidates.append(other);
        }
    }
    return row(ability.ability).isAttack && ability.scope.reach == Reach::One
        ? onlyProvoking(setup, position, chip, ability, candidates)
        : candidates;
}

// By the gap between rims; chips that touch or overlap are equally near (6.8).
Nearest nearestOf(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index)
{
    const auto &centre = position.chips[chip].at;
    const std::int64_t across = std::int64_t{2} * setup.radius;
    struct Candidate {
        std::int64_t squared = 0;
        ChipId chip = NoChip;
    };
    std::array<Candidate, MostChips> sorted;
    std::size_t count = 0;
    const auto candidates = candidatesOf(setup, position, chip, index);
    for (const ChipId other : candidates.all()) {
        const auto squared = base::squaredDistance(centre, position.chips[other].at);
        sorted[count++] = {std::max(squared, across * across), other};
    }
    const std::span<Candidate> all{sorted.data(), count};
    base::insertionSort(all.begin(), all.end(), [](const auto &one, const auto &another) {
        return one.squared < another.squared;
    });
    const auto value = static_cast<std::size_t>(abilityAt(setup, position, chip, index).value);
    const std::size_t needed = std::min(count, value - std::min(value, position.chosen.size()));
    Nearest nearest;
    if (needed == 0) {
        return nearest;
    }
    const std::int64_t last = all[needed - 1].squared;
    for (const auto &each : all) {
        if (each.squared < last) {
            nearest.sure.append(each.chip);
        } else if (each.squared == last) {
            nearest.tied.append(each.chip);
        }
    }
    nearest.stillNeeded = needed - nearest.sure.size();
    return nearest;
}

ChipList takenAnyway(const Setup &setup, const Position &position)
{
    const Step &step = position.agenda.top();
    if (step.kind != StepKind::Choose
        || abilityAt(setup, position, step.chip, step.index).scope.reach != Reach::Nearest) {
        return {};
    }
    return nearestOf(setup, position, step.chip, step.index).sure;
}

bool isWholeChoice(const Setup &setup, const Position &position, std::span<const ChipId> named)
{
    const Step &step = position.agenda.top();
    if (named.empty()) {
        return true;
    }
    ChipList all;
    if (step.kind != StepKind::Choose) {
        all.append(step.kind == StepKind::Counter ? step.other : position.pass.chip);
    } else {
        const auto reach = abilityAt(setup, position, step.chip, step.index).scope.reach;
        if (reach == Reach::TheResting && step.chip != position.pass.chip) {
            all.append(position.pass.chip);
        } else if (reach == Reach::Nearest) {
            const auto nearest = nearestOf(setup, position, step.chip, step.index);
            all = nearest.sure;
            for (const ChipId chip : nearest.tied.all()) {
                all.append(chip);
            }
        } else {
            all = candidatesOf(setup, position, step.chip, step.index);
        }
    }
    return all.size() == named.size() && std::ranges::all_of(named, [&](ChipId chip) {
               return std::ranges::find(all.all(), chip) != all.all().end();
           });
}

bool mayCounter(const Setup &setup,
                const Position &position,
                ChipId chip,
                std::uint8_t index,
                ChipId attacker,
                AbilitySet ignores)
{
    const ChipId resting = position.pass.chip;
    const bool hasAlready = chip == resting ? position.pass.itCountered.holds(attacker)
                                            : position.pass.counteredIt.holds(chip);
    return (ignores & only(Ability::Counterattack)) == 0 && !hasAlready
        && works(setup, position, chip, index) && mayTarget(setup, position, chip, index, attacker);
}

void addPlays(const Setup &setup,
              const Position &position,
              ChipId chip,
              SeatId seat,
              bool isCommanded,
              PickList &into)
{
    const auto &where = position.chips[chip];
    const auto &kind = setup.kindOf(where);
    if (where.place != Place::Table && where.place != Place::Hand
        && (kind.has & only(Ability::Unique)) != 0 && isOnTable(setup, position, chip)) {
        return; // P5, before the throw
    }
    if (isCommanded) {
        into.add(Decline); // it stays where it is
    } else if (!mustReplace(setup, position, chip)) {
        into.add({PickKind::Throw, 0, chip});
    }
    if (where.isTrapped) {
        return;
    }
    for (const auto &ability : kind.abilities) {
        if (ability.ability == Ability::Place
            || (ability.ability == Ability::Call && setup.house.callAsPlace)) {
            addPlacings(setup, position, chip, seat, ability, into);
        } else if (ability.ability == Ability::Replace) {
            addReplacements(setup, position, chip, seat, ability, into);
        }
    }
}

bool isPlayable(const Setup &setup, const Position &position, ChipId chip, SeatId seat)
{
    PickList plays;
    addPlays(setup, position, chip, seat, false, plays);
    return !plays.empty();
}

ChipList raisable(const Setup &setup, const Position &position, SeatId seat, ChipId victim)
{
    ChipList troops;
    Position without = position;
    if (victim != NoChip && without.chips[victim].place == Place::Table) {
        without.chips[victim].place = Place::Discard;
        without.table.remove(victim);
    }
    for (const ChipId chip : position.discards.all()) {
        const auto &where = position.chips[chip];
        if (chip != victim && where.owner == seat && setup.kindOf(where).type == Type::Troop
            && !isImmune(setup, position, chip, Ability::Reanimate)
            && isPlayable(setup, without, chip, seat)) {
            troops.append(chip);
        }
    }
    return troops;
}

// In range of where it was announced, still there and on the right side, and only where another
// troop could be thrown for it (6.23).
ChipList victimsOf(const Setup &setup, const Position &position, const RallyItem &item)
{
    ChipList victims;
    for (const ChipId chip : position.announced.all()) {
        const auto &there = position.chips[chip];
        const auto &scope = abilityAt(setup, position, item.by, item.index).scope;
        if (there.place == Place::Table && isOnSide(scope.side, position.active, there.controller)
            && (setup.house.reanimateStrict
                || !raisable(setup, position, position.active, chip).empty())) {
            victims.append(chip);
        }
    }
    return victims;
}

bool isAsking(StepKind kind)
{
    switch (kind) {
    case StepKind::Land:
    case StepKind::Movement:
    case StepKind::Carry:
    case StepKind::Standard:
    case StepKind::Resolve:
    case StepKind::Rally:
    case StepKind::EndTurn:
    case StepKind::AskTurn:
        return false;
    default:
        return true;
    }
}

bool asksForPoint(StepKind kind)
{
    return kind == StepKind::Aim || kind == StepKind::PutDown || kind == StepKind::Where
        || kind == StepKind::Direction;
}

SeatId seatAsked(const Position &position, const Step &step)
{
    switch (step.kind) {
    case StepKind::Aim:
    case StepKind::PutDown:
    case StepKind::StandIn:
        return position.pass.thrower;
    case StepKind::UseContinuous:
    case StepKind::Avert:
    case StepKind::Choose:
    case StepKind::Counter:
    case StepKind::ReadText:
        return position.chips[step.chip].controller;
    case StepKind::Precision:
    case StepKind::Where:
    case StepKind::Conflict:
    case StepKind::Order:
    case StepKind::ChipOrder:
    case StepKind::Direction:
        return position.chips[position.pass.chip].controller; // §9.6
    default:
        return position.active;
    }
}

void addPicks(const Setup &setup, const Position &position, PickList &into)
{
    const Step &step = position.agenda.top();
    switch (step.kind) {
    case StepKind::Turn:
        return addStack(setup, position, into);
    case StepKind::Reveal:
        return addDiscards(position, into);
    case StepKind::StandIn:
        return addPlays(setup,
                        position,
                        step.chip,
                        position.pass.thrower,
                        position.pass.isCommanded,
                        into);
    case StepKind::UseContinuous:
    case StepKind::Precision:
    case StepKind::ReadText:
        into.add(Decline);
        into.add(Use);
        return;
    case StepKind::Avert:
        return addAvert(setup, position, step, into);
    case StepKind::Choose:
        return addChoice(setup, position, step, into);
    case StepKind::Conflict:
    case StepKind::Order:
        return addMovements(setup, position, step, into);
    case StepKind::ChipOrder:
        return addChipOrder(position, step, into);
    case StepKind::Counter:
        return addAvert(setup, position, step, into);
    case StepKind::SetOrder:
        return addRallySets(position, into);
    case StepKind::RallyOrder:
        return addRallied(position, step, into);
    case StepKind::Victim:
        return addVictims(setup, position, step, into);
    case StepKind::Raise:
        return addRaisable(setup, position, step, into);
    default:
        return;
    }
}

} // namespace games::clout
