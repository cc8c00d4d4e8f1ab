#include "games/clout/play.h"

#include "games/clout/continuous.h"

namespace games::clout
{

void Play::begin()
{
    settleNow();
    beginTurn();
    run();
}

void Play::run()
{
    auto &agenda = m_position.agenda;
    while (!agenda.empty() && !isAsking(agenda.top().kind)) {
        const Step step = agenda.pop();
        switch (step.kind) {
        case StepKind::Land:
            land(step);
            break;
        case StepKind::Movement:
            movement(step);
            break;
        case StepKind::Carry:
            carry();
            break;
        case StepKind::Standard:
            standard(step);
            break;
        case StepKind::Resolve:
            resolve();
            break;
        case StepKind::Rally:
            rally(step);
            break;
        case StepKind::AskTurn:
            askTurn();
            break;
        default:
            endTurn();
            break;
        }
    }
}

void Play::pick(PickCode pick)
{
    const Step step = m_position.agenda.pop();
    switch (step.kind) {
    case StepKind::Turn:
        play(pick);
        break;
    case StepKind::Reveal:
        reveal(pick);
        break;
    case StepKind::StandIn:
        standIn(pick);
        break;
    case StepKind::UseContinuous:
        useContinuous(step, pick);
        break;
    case StepKind::Avert:
        avert(step, pick);
        break;
    case StepKind::Precision:
        precision(step, pick);
        break;
    case StepKind::Choose:
        choose(step, pick);
        break;
    case StepKind::Conflict:
        for (std::uint8_t i = 0; i < m_position.movementCount; ++i) {
            auto &movement = m_position.movements[i];
            movement.isIgnored = movement.isIgnored
                || (movesChip(m_setup, m_position, movement, step.other)
                    && movement.index != pick.chip);
        }
        break;
    case StepKind::Order:
        for (std::uint8_t i = 0; i < m_position.movementCount; ++i) {
            if (m_position.movements[i].index == pick.chip) {
                carryOut(i);
            }
        }
        break;
    case StepKind::ChipOrder:
        chipOrder(step, pick);
        break;
    case StepKind::Counter:
        counter(step, pick);
        break;
    case StepKind::SetOrder:
        push({StepKind::Rally, NoChip, 0, NoChip, 0, static_cast<std::uint8_t>(pick.chip + 1)});
        break;
    case StepKind::RallyOrder:
        for (std::uint8_t i = 0; i < m_position.rallyCount; ++i) {
            if (m_position.rally[i].index == step.index && m_position.rally[i].chip == pick.chip) {
                beginItem(i);
            }
        }
        break;
    case StepKind::Victim:
        victim(step, pick);
        break;
    case StepKind::ReadText:
        readText(step, pick);
        break;
    default:
        raise(pick);
        break;
    }
    run();
}

void Play::point(base::Point point)
{
    const Step step = m_position.agenda.pop();
    switch (step.kind) {
    case StepKind::PutDown:
        putDown(step, point);
        break;
    case StepKind::Where:
        where(step, point);
        break;
    case StepKind::Direction:
        direction(step, point);
        break;
    default:
        m_position.aim = point;
        happen(Happening::Thrown, step.chip, NoChip, m_position.pass.thrower, {}, point);
        push({StepKind::Fly, step.chip});
        break;
    }
    run();
}

void Play::push(Step step)
{
    (void)m_position.agenda.push(step); // bounded: verify() would tell
}

void Play::happen(Happening what,
                  ChipId token,
                  ChipId other,
                  int amount,
                  base::Point from,
                  base::Point to)
{
    if (m_events != nullptr) {
        m_events->take({static_cast<std::uint16_t>(what),
                        token == NoChip ? engine::NoToken : engine::Token{token},
                        other == NoChip ? engine::NoToken : engine::Token{other},
                        amount,
                        from,
                        to});
    }
}

const KindAbility &Play::abilityAt(ChipId chip, std::uint8_t index) const
{
    return m_setup.kindOf(m_position.chips[chip]).abilities[index];
}

void Play::settleNow()
{
    settle(m_setup, m_position);
}

void endEarly(Position &position)
{
    for (std::size_t i = 0; i < position.chipCount; ++i) {
        if (position.chips[i].place == Place::Stack) {
            position.chips[i].place = Place::PutAway;
        }
    }
    while (!position.agenda.empty()) {
        position.agenda.pop();
    }
    position.isOver = true;
}

} // namespace games::clout
