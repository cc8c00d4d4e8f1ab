#include "games/clout/wording.h"

namespace games::clout
{

using base::Text;
using base::text;

namespace
{

int player(SeatId seat)
{
    return seat + 1;
}

Text abilityOf(const Setup &setup, const Position &position, const Step &step)
{
    return nameOf(setup.kindOf(position.chips[step.chip]).abilities[step.index].ability);
}

Text nameOfOwn(const Setup &setup, const Position &position, ChipId chip)
{
    return Text::verbatim(setup.kindOf(position.chips[chip]).name);
}

Text movementOf(const Setup &setup, const Position &position, std::uint8_t index)
{
    return nameOf(setup.kindOf(position.chips[position.pass.chip]).abilities[index].ability);
}

Text questionOfChoice(const Setup &setup, const Position &position, const Step &step)
{
    return text("Clout", "%1: use %2, and on which chip?")
        .with(nameOf(setup, position, step.chip))
        .with(abilityOf(setup, position, step));
}

} // namespace

Text nameOf(const Setup &setup, const Position &position, ChipId chip)
{
    return text("Clout", "%1 (player %2)")
        .with(setup.kindOf(position.chips[chip]).name)
        .with(player(position.chips[chip].controller));
}

Text nameOf(Ability ability)
{
    switch (ability) {
    case Ability::Ambush:
        return text("CloutAbility", "ambush");
    case Ability::Attract:
        return text("CloutAbility", "attract");
    case Ability::Aversion:
        return text("CloutAbility", "aversion");
    case Ability::Bomb:
        return text("CloutAbility", "bomb");
    case Ability::Boost:
        return text("CloutAbility", "boost");
    case Ability::Call:
        return text("CloutAbility", "call");
    case Ability::Command:
        return text("CloutAbility", "command");
    case Ability::Counterattack:
        return text("CloutAbility", "counterattack");
    case Ability::Destroy:
        return text("CloutAbility", "destroy");
    case Ability::Disloyal:
        return text("CloutAbility", "disloyal");
    case Ability::Exchange:
        return text("CloutAbility", "exchange");
    case Ability::Fly:
        return text("CloutAbility", "fly");
    case Ability::Loyal:
        return text("CloutAbility", "loyal");
    case Ability::Master:
        return text("CloutAbility", "master");
    case Ability::Move:
        return text("CloutAbility", "move");
    case Ability::Place:
        return text("CloutAbility", "place");
    case Ability::Poison:
        return text("CloutAbility", "poison");
    case Ability::Possess:
        return text("CloutAbility", "possess");
    case Ability::Precision:
        return text("CloutAbility", "precision");
    case Ability::Protect:
        return text("CloutAbility", "protect");
    case Ability::Provoke:
        return text("CloutAbility", "provoke");
    case Ability::Push:
        return text("CloutAbility", "push");
    case Ability::Raze:
        return text("CloutAbility", "raze");
    case Ability::Reanimate:
        return text("CloutAbility", "reanimate");
    case Ability::Replace:
        return text("CloutAbility", "replace");
    case Ability::Repulse:
        return text("CloutAbility", "repulse");
    case Ability::Rethrow:
        return text("CloutAbility", "rethrow");
    case Ability::Siege:
        return text("CloutAbility", "siege");
    case Ability::Stop:
        return text("CloutAbility", "stop");
    case Ability::Strike:
        return text("CloutAbility", "strike");
    case Ability::Support:
        return text("CloutAbility", "support");
    case Ability::Team:
        return text("CloutAbility", "team");
    case Ability::Trap:
        return text("CloutAbility", "trap");
    case Ability::Unique:
        return text("CloutAbility", "unique");
    case Ability::Weaken:
        return text("CloutAbility", "weaken");
    }
    return {};
}

Text questionOf(const Setup &setup, const Position &position)
{
    const Step &step = position.agenda.top();
    switch (step.kind) {
    case StepKind::Turn:
        return text("Clout", "Player %1: which chip is played?").with(player(position.active));
    case StepKind::Reveal:
        return text("Clout", "No chip can be played. Which one is discarded?");
    case StepKind::Aim:
        return text("Clout", "Where is %1 thrown?").with(nameOfOwn(setup, position, step.chip));
    case StepKind::Fly:
        return text("Clout", "Where does %1 come to rest?")
            .with(nameOfOwn(setup, position, step.chip));
    case StepKind::PutDown:
        return text("Clout", "Where is %1 put down?").with(nameOfOwn(setup, position, step.chip));
    case StepKind::StandIn:
        return text("Clout", "How does %1 come back?").with(nameOfOwn(setup, position, step.chip));
    case StepKind::Avert:
        return text("Clout", "%1: is %2 thrown again?")
            .with(nameOf(setup, position, step.chip))
            .with(nameOfOwn(setup, position, position.pass.chip));
    case StepKind::Precision:
        return text("Clout", "Is %1 thrown again?").with(nameOf(setup, position, step.chip));
    case StepKind::Where:
        return text("Clout", "Where does %1 end?").with(nameOf(setup, position, step.other));
    case StepKind::Direction:
        return text("Clout", "Which way does %1 go?").with(nameOf(setup, position, step.other));
    case StepKind::Conflict:
        return text("Clout", "Two abilities move %1. Which one counts?")
            .with(nameOf(setup, position, step.other));
    case StepKind::Order:
        return text("Clout", "Which ability is carried out first?");
    case StepKind::ChipOrder:
        return text("Clout", "Which chip is moved next?");
    case StepKind::Counter:
        return text("Clout", "%1: strike back at %2?")
            .with(nameOf(setup, position, step.chip))
            .with(nameOf(setup, position, step.other));
    case StepKind::SetOrder:
        return text("Clout", "Which rally comes next?");
    case StepKind::RallyOrder:
        return text("Clout", "Which chip is rallied next?");
    case StepKind::Victim:
        return text("Clout", "Which troop is given up?");
    case StepKind::Raise:
        return text("Clout", "Which troop comes back from the discards?");
    case StepKind::ReadText:
        return text(
                   "Clout",
                   "%1 says “%2”, which play does not know. Set by hand what it does. Was it used?")
            .with(nameOf(setup, position, step.chip))
            .with(setup.kindOf(position.chips[step.chip]).textOnly);
    default:
        return questionOfChoice(setup, position, step);
    }
}

Text labelOf(const Setup &setup, const Position &position, PickCode pick)
{
    switch (pick.kind) {
    case PickKind::Decline:
        return position.chosen.empty() ? text("Clout", "No") : text("Clout", "No more");
    case PickKind::Use:
        return text("Clout", "Yes");
    case PickKind::Target:
        return nameOf(setup, position, pick.chip);
    case PickKind::Throw:
        return text("Clout", "Throw %1").with(nameOfOwn(setup, position, pick.chip));
    case PickKind::Place:
        return pick.other == NoChip
            ? text("Clout", "Put %1 down").with(nameOfOwn(setup, position, pick.chip))
            : text("Clout", "Put %1 down near %2")
                  .with(nameOfOwn(setup, position, pick.chip))
                  .with(nameOf(setup, position, pick.other));
    case PickKind::Replace:
        return text("Clout", "Put %1 in the place of %2")
            .with(nameOfOwn(setup, position, pick.chip))
            .with(nameOf(setup, position, pick.other));
    case PickKind::Discard:
        return text("Clout", "Discard %1").with(nameOfOwn(setup, position, pick.chip));
    case PickKind::Ability:
        break;
    }
    return movementOf(setup, position, pick.chip);
}

Text whyNotThere(const Setup &setup, const Position &position, base::Point point)
{
    const Step &step = position.agenda.top();
    if (step.kind == StepKind::Aim) {
        return text("Clout", "That is too far from the playing area to aim at.");
    }
    if (!isWhollyInside(setup, point)) {
        return text("Clout", "A chip that is put down lies wholly inside the playing area.");
    }
    if (step.kind == StepKind::PutDown) {
        return step.other == NoChip
            ? text("Clout", "A chip with stop reaches that place.")
            : text("Clout", "A chip with stop reaches that place, or no master does.");
    }
    return text("Clout", "That is farther than the ability reaches.");
}

} // namespace games::clout
