// Changes by hand: what is possible without leaving a position that the rules cannot go on from,
// and doing it. Whatever the running question was about is asked anew of what lies there now.
#include "games/clout/by_hand.h"

#include "games/clout/play.h"
#include "games/clout/wording.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using engine::Refusal;

namespace
{

constexpr std::int32_t MostPoints = 99;

bool isBetweenTurns(const Position &position)
{
    const StepKind kind = position.agenda.top().kind;
    return kind == StepKind::Turn || kind == StepKind::Reveal;
}

// The pending question is about the use of one ability, which can be left out.
bool asksForUse(StepKind kind)
{
    switch (kind) {
    case StepKind::UseContinuous:
    case StepKind::Avert:
    case StepKind::Precision:
    case StepKind::Choose:
    case StepKind::Where:
    case StepKind::Counter:
    case StepKind::Victim:
        return true;
    default:
        return false;
    }
}

// What is still to be carried out counts on the chip being there.
bool isAwaited(const Position &position, ChipId chip)
{
    if (isBetweenTurns(position)) {
        return false;
    }
    const auto names = [chip](const Step &step) {
        const bool namesOther = step.kind != StepKind::Land && step.kind != StepKind::Standard;
        return step.chip == chip || (namesOther && step.other == chip);
    };
    const auto *const moved = position.shifts.begin();
    const auto *const rallied = position.rally.begin();
    return position.pass.chip == chip || std::ranges::any_of(position.agenda.all(), names)
        || std::ranges::find(position.chosen.all(), chip) != position.chosen.all().end()
        || std::any_of(moved,
                       moved + position.shiftCount,
                       [chip](const Shift &shift) { return shift.chip == chip; })
        || std::any_of(rallied, rallied + position.rallyCount, [chip](const RallyItem &item) {
               return !item.isDone && (item.by == chip || item.chip == chip);
           });
}

Refusal notOnTable()
{
    return text("Clout", "Only a chip on the table can be changed so.");
}

Refusal whyNotAt(const Setup &setup, base::Point at)
{
    return isOutside(setup, at)
        ? text("Clout", "A chip that lies wholly outside the playing area is not in play.")
        : Refusal();
}

Refusal whyNotTaken(const Position &position, ChipId chip)
{
    return isAwaited(position, chip)
        ? text("Clout",
               "That chip takes part in what is being carried out; answer or skip it first.")
        : Refusal();
}

Refusal whyNotOwned(const Position &position, const Chip &chip, std::int32_t seat)
{
    if (chip.place != Place::Table && chip.place != Place::Discard) {
        return text("Clout", "Only a chip on the table or among the discards changes its owner.");
    }
    if (seat < 0 || seat >= position.seats) {
        return text("Clout", "There is no such player.");
    }
    return seat == chip.owner ? text("Clout", "That chip is already that player’s.") : Refusal();
}

Refusal whyNotScored(const Chip &chip, std::int32_t points)
{
    if (chip.place != Place::Table) {
        return notOnTable();
    }
    if (points < -1 || points > MostPoints) {
        return text("Clout", "A chip counts from 0 to 99 points.");
    }
    return points == chip.pointsByHand ? text("Clout", "That chip counts so already.") : Refusal();
}

Refusal whyNotRepeated(const Position &position, ChipId chip)
{
    if (position.chips[chip].place != Place::Table) {
        return notOnTable();
    }
    const StepKind kind = position.agenda.top().kind;
    const bool isRunning =
        chip == position.pass.chip && asksForUse(kind) && kind != StepKind::Victim;
    return isBetweenTurns(position) || isRunning
        ? Refusal()
        : text("Clout",
               "A chip activates once more between two turns, or while its own abilities are "
               "asked about.");
}

Refusal whyNotSkipped(const Position &position, engine::Token token)
{
    const Step &step = position.agenda.top();
    return asksForUse(step.kind) && token == engine::Token{step.chip}
        ? Refusal()
        : text("Clout", "No ability of that chip is being asked about.");
}

} // namespace

Refusal
whyNotByHand(const Setup &setup, const Position &position, const engine::Correction &correction)
{
    if (!setup.allowsByHand) {
        return text("Clout", "This match was begun without changes by hand.");
    }
    const auto number = static_cast<std::size_t>(correction.token);
    if (correction.kind >= ByHandKinds || number >= position.chipCount) {
        return text("Clout", "There is no such change by hand.");
    }
    const auto id = static_cast<ChipId>(number);
    const auto &chip = position.chips[id];
    const bool isOnTable = chip.place == Place::Table;
    const bool isDiscarded = chip.place == Place::Discard;
    switch (static_cast<ByHand>(correction.kind)) {
    case ByHand::Move:
        return isOnTable ? whyNotAt(setup, correction.at) : notOnTable();
    case ByHand::Remove:
        return isOnTable ? whyNotTaken(position, id) : notOnTable();
    case ByHand::Return:
        return isDiscarded ? whyNotAt(setup, correction.at)
                           : text("Clout", "Only a discarded chip returns to the table.");
    case ByHand::PutBack:
        return isOnTable || isDiscarded
            ? whyNotTaken(position, id)
            : text("Clout", "Only a chip on the table or among the discards goes back.");
    case ByHand::Owner:
        return whyNotOwned(position, chip, correction.amount);
    case ByHand::Score:
        return whyNotScored(chip, correction.amount);
    case ByHand::Repeat:
        return whyNotRepeated(position, id);
    case ByHand::Skip:
        break;
    }
    return whyNotSkipped(position, correction.token);
}

void Play::correct(const engine::Correction &correction)
{
    if (m_position.changesByHand < UINT16_MAX) {
        ++m_position.changesByHand;
    }
    change(static_cast<ByHand>(correction.kind), static_cast<ChipId>(correction.token), correction);
    mend();
}

void Play::change(ByHand kind, ChipId id, const engine::Correction &correction)
{
    auto &chip = m_position.chips[id];
    switch (kind) {
    case ByHand::Move:
        happen(Happening::HandMoved, id, NoChip, 0, chip.at, correction.at);
        for (std::size_t i = 0; i < m_position.shiftCount; ++i) {
            auto &shift = m_position.shifts[i];
            if (shift.chip == id && shift.to == chip.at) {
                shift.to = correction.at; // not moved by an ability yet
            }
        }
        chip.at = correction.at;
        chip.height = m_position.nextHeight++;
        break;
    case ByHand::Remove:
        happen(Happening::HandRemoved, id);
        leaveTable(id);
        chip.place = Place::Discard;
        m_position.discards.append(id);
        break;
    case ByHand::Return:
        m_position.discards.remove(id);
        layDown(id, correction.at);
        happen(Happening::HandReturned, id, NoChip, 0, {}, correction.at);
        break;
    case ByHand::PutBack:
        putBack(id);
        break;
    case ByHand::Owner:
        chip.owner = static_cast<SeatId>(correction.amount);
        happen(Happening::HandOwned, id, NoChip, correction.amount);
        break;
    case ByHand::Score:
        chip.pointsByHand = static_cast<std::int8_t>(correction.amount);
        happen(Happening::HandScored, id, NoChip, correction.amount);
        break;
    case ByHand::Repeat:
        repeat(id);
        break;
    case ByHand::Skip:
        skip();
        break;
    }
}

// Nothing that it did or that was done to it lasts. Walks over the table that are under way go on
// with the chip that was next.
void Play::leaveTable(ChipId chip)
{
    const auto table = m_position.table.all();
    const auto place = static_cast<std::size_t>(std::ranges::find(table, chip) - table.begin());
    std::array<Step, MostSteps> steps;
    std::size_t count = 0;
    while (!m_position.agenda.empty()) {
        Step step = m_position.agenda.pop();
        const bool isWalk = step.kind == StepKind::Land || step.kind == StepKind::Standard;
        if (isWalk && step.other != NoChip && step.other > place) {
            --step.other;
        }
        steps[count++] = step;
    }
    while (count > 0) {
        push(steps[--count]);
    }
    m_position.table.remove(chip);
    m_position.marked.remove(chip);
    m_position.leaving.remove(chip);
    m_position.chips[chip].pointsByHand = -1;
    const auto concerns = [chip](const Link &link) { return link.by == chip || link.on == chip; };
    m_position.traps.removeIf(concerns);
    m_position.possessions.removeIf(concerns);
}

// As if it had never been played.
void Play::putBack(ChipId id)
{
    auto &chip = m_position.chips[id];
    happen(Happening::HandPutBack, id, NoChip, chip.owner);
    if (chip.place == Place::Table) {
        leaveTable(id);
    } else {
        m_position.discards.remove(id);
    }
    chip.place = Place::Stack;
    for (auto *const last : {&m_position.lastFromStack, &m_position.lastThrown}) {
        *last = *last == id ? NoChip : *last;
    }
}

// It activates anew where it lies: nothing is thrown, so neither aversion nor precision asks. What
// a running activation of it has condemned is condemned again, or not.
void Play::repeat(ChipId chip)
{
    happen(Happening::HandRepeated, chip);
    auto &agenda = m_position.agenda;
    if (isBetweenTurns(m_position)) {
        agenda.pop();
        push({StepKind::AskTurn}); // after it
        push({StepKind::Rally});
        m_position.pass = {};
        m_position.pass.chip = chip;
        m_position.pass.thrower = m_position.chips[chip].controller;
    } else {
        while (agenda.top().kind != StepKind::Rally) {
            agenda.pop();
        }
    }
    m_position.chosen.clear();
    m_position.pass.counteredIt = {};
    m_position.pass.itCountered = {};
    m_position.movementCount = 0;
    m_position.shiftCount = 0;
    settleNow();
    push({StepKind::Movement, chip});
}

// A chip that was to be moved stays where it is.
void Play::skip()
{
    const Step step = m_position.agenda.pop();
    happen(Happening::HandSkipped,
           step.chip,
           NoChip,
           static_cast<int>(abilityAt(step.chip, step.index).ability));
    m_position.chosen.clear();
    if (step.kind == StepKind::Precision) {
        precision(step, {PickKind::Decline, 0, 0});
    }
}

// The person has changed by hand what it says, or leaves it.
void Play::readText(const Step &step, PickCode pick)
{
    happen(pick.kind == PickKind::Use ? Happening::HandRead : Happening::HandLeft, step.chip);
}

// A question that nothing answers any more is not asked; whether a stack can be played is looked
// at anew.
void Play::mend()
{
    settleNow();
    for (;;) {
        run();
        if (m_position.isOver) {
            return;
        }
        const Step step = m_position.agenda.top();
        if (step.kind == StepKind::Turn || step.kind == StepKind::Reveal) {
            m_position.agenda.pop();
            askTurn();
            return;
        }
        if (asksForPoint(step.kind) || step.kind == StepKind::Fly) {
            return;
        }
        PickList picks;
        addPicks(m_setup, m_position, picks);
        if (!picks.empty()) {
            return;
        }
        m_position.agenda.pop();
        if (step.kind == StepKind::Choose && !m_position.chosen.empty()) {
            act(step);
        }
        m_position.chosen.clear();
    }
}

} // namespace games::clout
