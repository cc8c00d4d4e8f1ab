// T4 to T8: abilities of the chip that rests and those that its rest sets off. Everything is chosen
// from one snapshot, nothing leaves before all is chosen, and what leaves does so together (T-2 to
// T-5). The order of asking is CLI.md's: the active player's first, then clockwise.
#include "games/clout/continuous.h"
#include "games/clout/play.h"

#include <algorithm>

namespace games::clout
{

namespace
{

bool worksOnThrow(Ability ability, const House &house)
{
    return (ability == Ability::Bomb && house.bombOnThrow)
        || (ability == Ability::Poison && house.poisonOnThrow);
}

} // namespace

bool Play::hasTargets(ChipId chip, std::uint8_t index) const
{
    const auto &ability = abilityAt(chip, index);
    const bool isCounted = ability.scope.reach == Reach::Number
        || ability.scope.reach == Reach::UpTo || ability.scope.reach == Reach::Nearest;
    return (!isCounted || ability.value > 0)
        && !candidatesOf(m_setup, m_position, chip, index).empty();
}

// Whether the ability of the chip that landed or rests does something now.
bool Play::activates(ChipId chip, std::uint8_t index) const
{
    const auto &ability = abilityAt(chip, index);
    if (!works(m_setup, m_position, chip, index)) {
        return false;
    }
    const bool isMovement = row(ability.ability).timing == Timing::Movement;
    const bool isOfTheTurnThrown =
        ability.ability == Ability::Move || ability.ability == Ability::Push;
    if (isMovement
        && ((m_setup.house.commandLiteral && m_position.pass.isCommanded && isOfTheTurnThrown)
            || isStopped(m_setup, m_position, spotOf(m_position, chip), ability.ignores))) {
        return false;
    }
    return ability.ability == Ability::Move || hasTargets(chip, index);
}

bool Play::isTriggered(ChipId chip, std::uint8_t index) const
{
    const auto &ability = abilityAt(chip, index);
    const ChipId resting = m_position.pass.chip;
    return row(ability.ability).timing == Timing::Trigger && works(m_setup, m_position, chip, index)
        && mayTarget(m_setup, m_position, chip, index, resting)
        && (ability.ability != Ability::Poison
            || !isPoisonous(m_setup, m_position, resting, ability));
}

void Play::ask(const Step &next, ChipId chip, std::uint8_t index)
{
    push(next);
    push({StepKind::Choose, chip, index});
}

// Walks seat by seat: `count` seats are done, `phase` tells the resting chip from the others,
// `index` and `other` are where to go on.
void Play::standard(Step step)
{
    for (; step.count < m_position.seats; ++step.count, step.phase = 0, step.index = 0) {
        const auto seat = static_cast<SeatId>((m_position.active + step.count) % m_position.seats);
        if (step.phase == 0) {
            if (m_position.chips[m_position.pass.chip].controller == seat && askResting(step)) {
                return;
            }
            step.phase = 1;
            step.index = 0;
            step.other = 0;
        }
        if (askOthers(step, seat)) {
            return;
        }
    }
}

bool Play::askResting(Step &step)
{
    const ChipId chip = m_position.pass.chip;
    const auto &abilities = m_setup.kindOf(m_position.chips[chip]).abilities;
    for (; step.index < abilities.size(); ++step.index) {
        const auto &ability = abilities[step.index];
        const auto timing = row(ability.ability).timing;
        const bool isDue = timing == Timing::Standard
            || (timing == Timing::Rally && !m_position.pass.isRally)
            || worksOnThrow(ability.ability, m_setup.house);
        if (!isDue || !activates(chip, step.index)) {
            continue;
        }
        const std::uint8_t index = step.index++;
        if (ability.ability == Ability::Reanimate && !ability.scope.isOptional) {
            announce({StepKind::Choose, chip, index}, {});
            --step.index;
            continue;
        }
        ask(step, chip, index);
        return true;
    }
    return false;
}

bool Play::askOthers(Step &step, SeatId seat)
{
    const auto table = m_position.table.all();
    for (; step.other < table.size(); ++step.other, step.index = 0) {
        const ChipId chip = table[step.other];
        if (chip == m_position.pass.chip || m_position.chips[chip].controller != seat) {
            continue;
        }
        const auto &abilities = m_setup.kindOf(m_position.chips[chip]).abilities;
        for (; step.index < abilities.size(); ++step.index) {
            if (isTriggered(chip, step.index)) {
                const std::uint8_t index = step.index++;
                ask(step, chip, index);
                return true;
            }
        }
    }
    return false;
}

void Play::choose(Step step, PickCode pick)
{
    const auto &ability = abilityAt(step.chip, step.index);
    const auto &scope = ability.scope;
    if (pick.kind == PickKind::Decline && m_position.chosen.empty()) {
        happen(Happening::Declined, step.chip, NoChip, static_cast<int>(ability.ability));
        return;
    }
    if (pick.kind == PickKind::Use) {
        chosenAll(step);
    } else if (pick.kind == PickKind::Target) {
        if (scope.reach == Reach::Nearest) {
            const auto nearest = nearestOf(m_setup, m_position, step.chip, step.index);
            for (const ChipId sure : nearest.sure.all()) {
                m_position.chosen.append(sure);
            }
        }
        m_position.chosen.append(pick.chip);
        const bool isMany = scope.reach != Reach::One;
        if (isMany && m_position.chosen.size() < static_cast<std::size_t>(ability.value)
            && !candidatesOf(m_setup, m_position, step.chip, step.index).empty()) {
            push(step);
            return;
        }
    }
    act(step);
}

// All there are, or of those that go by nearness all that it takes.
void Play::chosenAll(const Step &step)
{
    const auto &ability = abilityAt(step.chip, step.index);
    if (ability.scope.reach == Reach::Nearest) {
        const auto nearest = nearestOf(m_setup, m_position, step.chip, step.index);
        for (const auto *const list : {&nearest.sure, &nearest.tied}) {
            for (const ChipId chip : list->all()) {
                m_position.chosen.append(chip);
            }
        }
        return;
    }
    const bool isOnThrow = step.chip == m_position.pass.chip;
    if (ability.scope.reach == Reach::TheResting && !isOnThrow) {
        m_position.chosen.append(m_position.pass.chip);
    } else if (ability.scope.reach != Reach::Itself && ability.ability != Ability::Reanimate) {
        const auto all = candidatesOf(m_setup, m_position, step.chip, step.index);
        for (const ChipId chip : all.all()) {
            m_position.chosen.append(chip);
        }
    }
}

void Play::act(const Step &step)
{
    const auto &ability = abilityAt(step.chip, step.index);
    const ChipList chosen = m_position.chosen;
    m_position.chosen.clear();
    noteRemove(step.chip, step.index);
    happen(Happening::Used, step.chip, NoChip, static_cast<int>(ability.ability));
    if (row(ability.ability).timing == Timing::Movement) {
        addMovement(step, chosen);
        return;
    }
    if (row(ability.ability).timing == Timing::Rally) {
        announce(step, chosen);
        return;
    }
    // Backwards, so that the first one's counterattack is asked first.
    for (std::size_t i = chosen.size(); i-- > 0;) {
        const ChipId target = chosen[i];
        switch (ability.ability) {
        case Ability::Trap:
            if (!m_position.traps.holds({step.chip, target})) {
                m_position.traps.append({step.chip, target});
            }
            happen(Happening::Trapped, target, step.chip);
            break;
        case Ability::Possess:
            m_position.possessions.append({step.chip, target});
            happen(Happening::Possessed, target, step.chip);
            break;
        case Ability::Ambush:
        case Ability::Siege:
        case Ability::Strike:
            attack(step.chip, step.index, target);
            break;
        default:
            condemn(target, step.chip, ability.ability);
            break;
        }
    }
    if (ability.ability == Ability::Bomb) { // §9.8
        condemn(step.chip, step.chip, ability.ability);
    }
}

// Defense at most the attack value goes (C1); whoever is attacked may answer, whatever comes of it
// (6.7).
void Play::attack(ChipId attacker, std::uint8_t index, ChipId target)
{
    const auto &ability = abilityAt(attacker, index);
    happen(Happening::Attacked, target, attacker, static_cast<int>(ability.ability));
    if (attackOf(m_setup, m_position, attacker, index)
        >= defenseOf(m_setup, m_position, target, attacker, ability.ignores)) {
        condemn(target, attacker, ability.ability);
    }
    const auto &answers = m_setup.kindOf(m_position.chips[target]).abilities;
    for (auto answer = static_cast<std::uint8_t>(answers.size()); answer-- > 0;) {
        if (answers[answer].ability == Ability::Counterattack
            && mayCounter(m_setup, m_position, target, answer, attacker, ability.ignores)) {
            push({StepKind::Counter, target, answer, attacker});
        }
    }
}

// At most once for a pair in a pass; a second counterattack of the chip is not asked any more.
void Play::counter(const Step &step, PickCode pick)
{
    const auto ability = abilityAt(step.chip, step.index).ability;
    if (pick.kind != PickKind::Use) {
        happen(Happening::Declined, step.chip, step.other, static_cast<int>(ability));
        return;
    }
    auto &agenda = m_position.agenda;
    while (!agenda.empty() && agenda.top().kind == StepKind::Counter
           && agenda.top().chip == step.chip && agenda.top().other == step.other) {
        agenda.pop();
    }
    if (step.chip == m_position.pass.chip) {
        m_position.pass.itCountered.add(step.other);
    } else {
        m_position.pass.counteredIt.add(step.chip);
    }
    noteRemove(step.chip, step.index);
    happen(Happening::Used, step.chip, step.other, static_cast<int>(ability));
    attack(step.chip, step.index, step.other);
}

void Play::condemn(ChipId chip, ChipId by, Ability ability)
{
    m_position.marked.add(chip);
    happen(Happening::Condemned, chip, by, static_cast<int>(ability));
}

// Into its owner's discard stack; what it did to others and others to it has ended.
void Play::remove(ChipId chip)
{
    m_position.chips[chip].place = Place::Discard;
    m_position.table.remove(chip);
    m_position.discards.append(chip);
    const auto concerns = [chip](const Link &link) { return link.by == chip || link.on == chip; };
    m_position.traps.removeIf(concerns);
    m_position.possessions.removeIf(concerns);
    happen(Happening::Removed, chip, NoChip, m_position.chips[chip].owner);
}

void Play::resolve()
{
    const ChipList table = m_position.table;
    for (const ChipId chip : table.all()) {
        if (m_position.marked.holds(chip)) {
            remove(chip);
        }
    }
    m_position.marked = {};
    settleNow();
}

} // namespace games::clout
