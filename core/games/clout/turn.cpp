// T1, how a chip comes into play, and the end of a turn (T10, T11).
#include "games/clout/play.h"

namespace games::clout
{

namespace
{

bool hasStack(const Position &position, SeatId seat)
{
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        if (position.chips[i].place == Place::Stack && position.chips[i].owner == seat) {
            return true;
        }
    }
    return false;
}

} // namespace

// Of the active seat, or the next with a stack; with none the game is over (T-23).
void Play::beginTurn()
{
    m_position.pass = {};
    m_position.leaving = {};
    m_position.continuousUseCount = 0;
    m_position.rallyCount = 0;
    m_position.announced.clear();
    for (std::uint8_t tried = 0; tried < m_position.seats; ++tried) {
        if (hasStack(m_position, m_position.active)) {
            push({StepKind::EndTurn});
            push({StepKind::Rally});
            happen(Happening::TurnBegins, NoChip, NoChip, m_position.active);
            askTurn();
            return;
        }
        m_position.active = static_cast<SeatId>((m_position.active + 1) % m_position.seats);
    }
    m_position.isOver = true;
    happen(Happening::GameEnds, NoChip);
}

void Play::askTurn()
{
    push({StepKind::Turn});
    PickList plays;
    addPicks(m_setup, m_position, plays);
    if (plays.empty()) { // P3
        m_position.agenda.pop();
        m_position.isRevealed[m_position.active] = true;
        happen(Happening::Revealed, NoChip, NoChip, m_position.active);
        push({StepKind::Reveal});
    }
}

void Play::play(PickCode pick)
{
    m_position.pass = {};
    m_position.pass.chip = pick.chip;
    m_position.pass.thrower = m_position.active;
    m_position.lastFromStack = pick.chip;
    m_position.chips[pick.chip].place = Place::Hand;
    standIn(pick);
}

void Play::reveal(PickCode pick)
{
    m_position.chips[pick.chip].place = Place::Discard;
    m_position.discards.append(pick.chip);
    happen(Happening::Discarded, pick.chip, NoChip, m_position.active);
}

void Play::standIn(PickCode pick)
{
    switch (pick.kind) {
    case PickKind::Place:
        push({StepKind::PutDown, pick.chip, 0, pick.other});
        break;
    case PickKind::Replace:
        replace(pick.chip, pick.other);
        break;
    case PickKind::Decline: // commanded: it stays
        push({StepKind::Land, m_position.pass.chip});
        break;
    default:
        beginThrow(pick.chip);
        break;
    }
}

void Play::beginThrow(ChipId chip)
{
    push({StepKind::Aim, chip});
}

// The victim is gone at once, with its continuous effects; the place and what lay above and below
// stay (6.24).
void Play::replace(ChipId chip, ChipId victim)
{
    const auto at = m_position.chips[victim].at;
    const auto height = m_position.chips[victim].height;
    happen(Happening::Replaced, chip, victim, 0, at, at);
    noteStandIn(chip, Ability::Replace);
    remove(victim);
    if (m_position.chips[chip].place == Place::Table) {
        m_position.table.remove(chip);
    }
    layDown(chip, at);
    m_position.chips[chip].height = height;
    settleNow();
    push({StepKind::Land, chip});
}

void Play::putDown(const Step &step, base::Point at)
{
    happen(Happening::Placed, step.chip, NoChip, 0, m_position.chips[step.chip].at, at);
    noteStandIn(step.chip, Ability::Place);
    if (m_position.chips[step.chip].place == Place::Table) {
        m_position.chips[step.chip].at = at; // commanded: it was on the table all the time
        m_position.chips[step.chip].height = m_position.nextHeight++;
    } else {
        layDown(step.chip, at);
    }
    settleNow();
    push({StepKind::Land, step.chip});
}

void Play::noteStandIn(ChipId chip, Ability ability)
{
    const auto &abilities = m_setup.kindOf(m_position.chips[chip]).abilities;
    for (std::uint8_t index = 0; index < abilities.size(); ++index) {
        if (abilities[index].ability == ability) {
            noteRemove(chip, index);
            happen(Happening::Used, chip, NoChip, static_cast<int>(ability));
            return;
        }
    }
}

// Whoever uses {remove} leaves at the end of the turn (M4).
void Play::noteRemove(ChipId chip, std::uint8_t index)
{
    if (holds(abilityAt(chip, index).modifiers, Modifier::Remove)) {
        m_position.leaving.add(chip);
    }
}

void Play::endTurn()
{
    const ChipList table = m_position.table;
    for (const ChipId chip : table.all()) {
        if (m_setup.kindOf(m_position.chips[chip]).type == Type::Action
            || m_position.leaving.holds(chip)) {
            remove(chip);
        }
    }
    m_position.continuousUseCount = 0;
    settleNow();
    m_position.isFirstTurn[m_position.active] = false;
    m_position.active = static_cast<SeatId>((m_position.active + 1) % m_position.seats);
    beginTurn();
}

} // namespace games::clout
