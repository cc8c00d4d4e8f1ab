// T9: rally abilities were announced in T5 with their targets and are carried out after removals,
// one set after the other and one chip after the other, each a whole pass of its own without
// further rallies (T-18 to T-21).
#include "games/clout/continuous.h"
#include "games/clout/play.h"

#include <algorithm>

namespace games::clout
{

void Play::announce(const Step &step, const ChipList &targets)
{
    const auto add = [&](ChipId chip) {
        if (m_position.rallyCount < m_position.rally.size()) {
            m_position.rally[m_position.rallyCount++] = {step.index, step.chip, chip, false};
        }
    };
    if (abilityAt(step.chip, step.index).ability != Ability::Reanimate) {
        std::ranges::for_each(targets.all(), add);
        return;
    }
    m_position.announced = candidatesOf(m_setup, m_position, step.chip, step.index);
    add(NoChip);
}

void Play::rally(Step step)
{
    std::uint64_t sets = 0;
    bool isInSet = false;
    std::uint8_t first = 0;
    for (std::uint8_t i = m_position.rallyCount; i-- > 0;) {
        const auto &item = m_position.rally[i];
        if (!item.isDone) {
            sets |= std::uint64_t{1} << (item.index & 63U);
            isInSet = isInSet || item.index + 1 == step.phase;
            first = item.index + 1 == step.phase || !isInSet ? i : first;
        }
    }
    if (sets == 0) {
        return;
    }
    if (!isInSet && std::popcount(sets) > 1) {
        push({StepKind::Rally});
        push({StepKind::SetOrder, m_position.rally[first].by});
        return;
    }
    const std::uint8_t index = m_position.rally[first].index;
    step.phase = static_cast<std::uint8_t>(index + 1);
    push(step);
    if (!askRallyOrder(index)) {
        beginItem(first);
    }
}

// The active player orders the chips of a set, knowing what T7 removed (6.6).
bool Play::askRallyOrder(std::uint8_t index)
{
    int open = 0;
    ChipId by = NoChip;
    for (std::uint8_t i = 0; i < m_position.rallyCount; ++i) {
        const auto &item = m_position.rally[i];
        if (!item.isDone && item.index == index) {
            ++open;
            by = item.by;
        }
    }
    if (open < 2) {
        return false;
    }
    push({StepKind::RallyOrder, by, index});
    return true;
}

void Play::beginItem(std::uint8_t place)
{
    auto &item = m_position.rally[place];
    item.isDone = true;
    const auto ability = abilityAt(item.by, item.index).ability;
    if (ability == Ability::Reanimate) {
        if (!victimsOf(m_setup, m_position, item).empty()) {
            push({StepKind::Victim, item.by, item.index, NoChip, place});
        }
        return;
    }
    const ChipId chip = item.chip;
    if (m_position.chips[chip].place != Place::Table) {
        return; // T-18: it has died meanwhile
    }
    const SeatId thrower = m_position.chips[chip].controller;
    if (ability == Ability::Command) {
        happen(Happening::Commanded, chip, item.by);
        beginRallyPass(chip, thrower, true);
    } else if (isPlayable(m_setup, m_position, chip, thrower)) {
        pickUp(chip, item.by);
        beginRallyPass(chip, thrower, false);
    }
}

void Play::beginRallyPass(ChipId chip, SeatId thrower, bool isCommanded)
{
    m_position.pass = {};
    m_position.pass.chip = chip;
    m_position.pass.thrower = thrower;
    m_position.pass.isRally = true;
    m_position.pass.isCommanded = isCommanded;
    PickList plays;
    addPlays(m_setup, m_position, chip, thrower, isCommanded, plays);
    if (plays.size() > 1 || (!plays.empty() && plays.all().front().kind == PickKind::Replace)) {
        push({StepKind::StandIn, chip});
    } else if (isCommanded) {
        push({StepKind::Land, chip});
    } else {
        beginThrow(chip);
    }
}

// The sacrifice is at once and no part of T7 (6.23).
void Play::victim(const Step &step, PickCode pick)
{
    happen(Happening::Sacrificed, pick.chip, step.chip);
    remove(pick.chip);
    settleNow();
    if (!raisable(m_setup, m_position, m_position.active, pick.chip).empty()) {
        push({StepKind::Raise, step.chip, step.index, pick.chip, step.count});
    }
}

void Play::raise(PickCode pick)
{
    m_position.discards.remove(pick.chip);
    m_position.chips[pick.chip].place = Place::Hand;
    happen(Happening::Raised, pick.chip);
    beginRallyPass(pick.chip, m_position.active, false);
}

} // namespace games::clout
