// T3: the movement abilities of the chip that landed. All are activated with their targets from the
// landing position before any is carried out (T-10); then the active player settles what conflicts
// and what comes first (T-7, T-8).
#include "games/clout/continuous.h"
#include "games/clout/lines.h"
#include "games/clout/play.h"

#include <algorithm>

namespace games::clout
{

namespace
{

// Moves the resting chip itself.
bool movesItself(Ability ability)
{
    return ability == Ability::Move || ability == Ability::Exchange;
}

// Ends where the resting chip's place at that moment says.
bool isMeasuredFromIt(Ability ability)
{
    return ability == Ability::Attract || ability == Ability::Repulse;
}

} // namespace

// Asks about one ability after the other.
void Play::movement(Step step)
{
    const ChipId chip = m_position.pass.chip;
    const auto &abilities = m_setup.kindOf(m_position.chips[chip]).abilities;
    for (std::uint8_t index = step.index; index < abilities.size(); ++index) {
        if (row(abilities[index].ability).timing == Timing::Movement && activates(chip, index)
            && m_position.movementCount < MostMovements) {
            step.index = static_cast<std::uint8_t>(index + 1);
            push(step);
            push({StepKind::Choose, chip, index});
            return;
        }
    }
    push({StepKind::Carry, chip});
}

// What was chosen waits until all is; where a move or a push ends is asked now.
void Play::addMovement(const Step &step, const ChipList &targets)
{
    const auto ability = abilityAt(step.chip, step.index).ability;
    Movement movement;
    movement.index = step.index;
    movement.first = m_position.shiftCount;
    const auto add = [&](ChipId chip) {
        m_position.shifts[m_position.shiftCount++] = {chip, m_position.chips[chip].at};
        ++movement.count;
    };
    if (ability == Ability::Move) {
        add(step.chip);
    } else {
        std::ranges::for_each(targets.all(), add);
    }
    m_position.movements[m_position.movementCount++] = movement;
    if (ability == Ability::Move || ability == Ability::Push) {
        for (std::uint8_t i = movement.count; i-- > 0;) {
            const auto shift = static_cast<std::uint8_t>(movement.first + i);
            push({StepKind::Where, step.chip, step.index, m_position.shifts[shift].chip, shift});
        }
    }
}

void Play::where(const Step &step, base::Point to)
{
    m_position.shifts[step.count].to = to;
}

void Play::carry()
{
    if (askConflict() || askOrder()) {
        return;
    }
    for (std::uint8_t i = 0; i < m_position.movementCount; ++i) {
        if (!m_position.movements[i].isDone && !m_position.movements[i].isIgnored) {
            push({StepKind::Carry, m_position.pass.chip});
            carryOut(i);
            return;
        }
    }
    m_position.chosen.clear(); // of the order in which chips were moved
    settleNow();
    m_position.marked = {};
    push({StepKind::Resolve, m_position.pass.chip});
    push({StepKind::Standard, m_position.pass.chip});
    // As it rests, before anything else that activates then.
    if (m_setup.allowsByHand && !m_position.chips[m_position.pass.chip].isTrapped
        && !m_setup.kindOf(m_position.chips[m_position.pass.chip]).textOnly.empty()) {
        push({StepKind::ReadText, m_position.pass.chip});
    }
}

// Two movements of one chip cannot both happen (T-7).
bool Play::askConflict()
{
    for (const ChipId chip : m_position.table.all()) {
        int count = 0;
        for (std::uint8_t i = 0; i < m_position.movementCount; ++i) {
            const auto &movement = m_position.movements[i];
            count += !movement.isIgnored && movesChip(m_setup, m_position, movement, chip) ? 1 : 0;
        }
        if (count > 1) {
            push({StepKind::Carry, m_position.pass.chip});
            push({StepKind::Conflict, m_position.pass.chip, 0, chip});
            return true;
        }
    }
    return false;
}

// Order matters where one moves the chip that another is measured from (T-8).
bool Play::askOrder()
{
    bool isMoved = false;
    bool isMeasured = false;
    for (std::uint8_t i = 0; i < m_position.movementCount; ++i) {
        const auto &movement = m_position.movements[i];
        if (!movement.isIgnored && !movement.isDone) {
            const auto ability = abilityAt(m_position.pass.chip, movement.index).ability;
            isMoved = isMoved || movesItself(ability);
            isMeasured = isMeasured || isMeasuredFromIt(ability);
        }
    }
    if (isMoved && isMeasured) {
        push({StepKind::Carry, m_position.pass.chip});
        push({StepKind::Order, m_position.pass.chip});
        return true;
    }
    return false;
}

void Play::carryOut(std::uint8_t place)
{
    auto &movement = m_position.movements[place];
    movement.isDone = true;
    const ChipId chip = m_position.pass.chip;
    if (abilityAt(chip, movement.index).ability == Ability::Exchange) {
        auto &one = m_position.chips[chip];
        auto &other = m_position.chips[m_position.shifts[movement.first].chip];
        std::swap(one.at, other.at);
        std::swap(one.height, other.height);
        happen(Happening::Exchanged, chip, m_position.shifts[movement.first].chip);
        return;
    }
    m_position.chosen.clear();
    carryEach(place);
}

// Where two end on each other, the later lies higher, so their order is asked (6.2).
void Play::carryEach(std::uint8_t place)
{
    const auto &movement = m_position.movements[place];
    if (orderMatters(m_setup, m_position, movement)) {
        push({StepKind::ChipOrder, m_position.pass.chip, movement.index, NoChip, place});
        return;
    }
    for (std::uint8_t i = 0; i < movement.count; ++i) {
        const Shift shift = m_position.shifts[movement.first + i];
        if (std::ranges::find(m_position.chosen.all(), shift.chip)
            != m_position.chosen.all().end()) {
            continue;
        }
        m_position.chosen.append(shift.chip);
        if (!carryOne(movement, shift)) {
            return; // a direction is asked first
        }
    }
}

void Play::chipOrder(const Step &step, PickCode pick)
{
    const auto &movement = m_position.movements[step.count];
    for (std::uint8_t i = 0; i < movement.count; ++i) {
        const Shift shift = m_position.shifts[movement.first + i];
        if (shift.chip == pick.chip) {
            m_position.chosen.append(shift.chip);
            if (carryOne(movement, shift)) {
                carryEach(step.count);
            }
            return;
        }
    }
}

// False where a question has to be answered before the chip can go.
bool Play::carryOne(const Movement &movement, const Shift &moving)
{
    const ChipId chip = m_position.pass.chip;
    const auto ability = abilityAt(chip, movement.index).ability;
    const auto &centre = m_position.chips[chip].at;
    if (ability == Ability::Repulse && m_position.chips[moving.chip].at == centre) {
        const auto place = static_cast<std::uint8_t>(&movement - m_position.movements.data());
        push({StepKind::Direction, chip, movement.index, moving.chip, place});
        return false;
    }
    shift(moving.chip,
          isMeasuredFromIt(ability) ? endOf(m_setup, m_position, movement, moving.chip) : moving.to,
          movement.index);
    return true;
}

void Play::shift(ChipId chip, base::Point to, std::uint8_t index)
{
    auto &moved = m_position.chips[chip];
    if (moved.at != to) {
        happen(Happening::Moved,
               chip,
               m_position.pass.chip,
               static_cast<int>(abilityAt(m_position.pass.chip, index).ability),
               moved.at,
               to);
        moved.at = to;
        moved.height = m_position.nextHeight++;
    }
}

void Play::direction(const Step &step, base::Point through)
{
    const auto &movement = m_position.movements[step.count];
    shift(step.other, drivenTo(m_setup, m_position, movement, step.other, through), movement.index);
    carryEach(step.count);
}

} // namespace games::clout
