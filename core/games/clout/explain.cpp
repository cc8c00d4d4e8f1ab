#include "games/clout/explain.h"

#include "games/clout/continuous.h"
#include "games/clout/wording.h"

#include <algorithm>

namespace games::clout
{

using base::Text;
using base::text;

namespace
{

const KindAbility &abilityOf(const Setup &setup, const Position &position, const Step &step)
{
    return setup.kindOf(position.chips[step.chip]).abilities[step.index];
}

// Between the rims, in millimetres; 0 where they touch or overlap.
std::int64_t gapMm(const Setup &setup, base::Point one, base::Point other)
{
    const auto centres = base::rootDown(base::squaredDistance(one, other));
    return std::max<std::int64_t>(0, centres - std::int64_t{2} * setup.radius + 500) / 1000;
}

// As the rules compare them (C1); what is added on the way is in both.
Text outcomeOf(int attack, int defense)
{
    return attack >= defense
        ? text("Clout", "Attack %1 against defense %2: it will go.").with(attack).with(defense)
        : text("Clout", "Attack %1 against defense %2: it holds.").with(attack).with(defense);
}

Text effectOfAttack(const Setup &setup, const Position &position, const Step &step, ChipId target)
{
    const auto &attack = abilityOf(setup, position, step);
    auto result = outcomeOf(attackOf(setup, position, step.chip, step.index),
                            defenseOf(setup, position, target, step.chip, attack.ignores));
    const auto &answers = setup.kindOf(position.chips[target]).abilities;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const auto index = static_cast<std::uint8_t>(i);
        if (answers[i].ability == Ability::Counterattack
            && mayCounter(setup, position, target, index, step.chip, attack.ignores)) {
            return text("Clout", "%1 It may strike back.").with(std::move(result));
        }
    }
    return result;
}

Text effectOf(const Setup &setup, const Position &position, PickCode pick)
{
    const Step &step = position.agenda.top();
    switch (pick.kind) {
    case PickKind::Throw:
    case PickKind::Place:
    case PickKind::Replace:
    case PickKind::Discard:
        return figuresOf(setup.kindOf(position.chips[pick.chip]));
    case PickKind::Target:
        return step.kind == StepKind::Choose
                && row(abilityOf(setup, position, step).ability).isAttack
            ? effectOfAttack(setup, position, step, pick.chip)
            : Text();
    case PickKind::Use: {
        const bool isAttack = step.kind == StepKind::Counter
            || (step.kind == StepKind::Choose
                && row(abilityOf(setup, position, step).ability).isAttack);
        if (!isAttack) {
            return {};
        }
        const ChipId target = step.kind == StepKind::Counter ? step.other : position.pass.chip;
        return target == step.chip ? Text() : effectOfAttack(setup, position, step, target);
    }
    case PickKind::Decline:
    case PickKind::Ability:
        break;
    }
    return {};
}

// Why a chip of the stack cannot be played.
Text whyNotPlayed(const Setup &setup, const Position &position, ChipId chip)
{
    const auto &kind = setup.kindOf(position.chips[chip]);
    if ((kind.has & only(Ability::Unique)) != 0 && isOnTable(setup, position, chip)) {
        return text("Clout", "It is unique, and one of it lies on the table.");
    }
    if (!isPlayable(setup, position, chip, position.active)) {
        return text("Clout", "It must take the place of a chip, and there is none for it.");
    }
    return text("Clout", "The first chip that a player plays is a base.");
}

Text whyWrongSide(Side side)
{
    return side == Side::Own ? text("Clout", "It works on one’s own chips alone.")
                             : text("Clout", "It works on opponents’ chips alone.");
}

// In the order in which a person would check it at the table.
Text whyNotTarget(const Setup &setup, const Position &position, const Step &step, ChipId target)
{
    const auto &actor = position.chips[step.chip];
    const auto &there = position.chips[target];
    const auto &ability = abilityOf(setup, position, step);
    if (std::ranges::find(position.chosen.all(), target) != position.chosen.all().end()) {
        return text("Clout", "It is chosen already.");
    }
    if (!isOnSide(ability.scope.side, actor.controller, there.controller)) {
        return whyWrongSide(ability.scope.side);
    }
    if ((ability.scope.types & only(setup.kindOf(there).type)) == 0) {
        return text("Clout", "It does not work on chips of that type.");
    }
    if (isImmune(setup, position, target, ability.ability)) {
        return text("Clout", "That chip is immune to it.");
    }
    const Spot spot = spotOf(position, target);
    if (!reaches(setup, position, step.chip, spot, ability.ignores)) {
        const auto reach = reachOf(setup, position, step.chip, spot, ability.ignores);
        const auto gap = gapMm(setup, actor.at, there.at);
        return reach == NoReach ? text("Clout", "It flies out of reach.")
                                : text("Clout", "It is %1 mm away; the reach is %2 mm.")
                                      .with(gap)
                                      .with((reach - std::int64_t{2} * setup.radius) / 1000);
    }
    if (ability.scope.reach == Reach::Nearest) {
        return text("Clout", "Others are nearer, or it is taken anyway.");
    }
    return row(ability.ability).isAttack
        ? text("Clout", "Another chip in reach provokes: it comes first.")
        : text("Clout", "It cannot be chosen for this.");
}

// Of alike chips in a stack one stands for all.
bool isPicked(std::span<const ExplainedPick> all, const Position &position, ChipId chip)
{
    const auto kind = position.chips[chip].kind;
    const bool isAlike = position.chips[chip].place == Place::Stack;
    return std::ranges::any_of(all, [&](const ExplainedPick &each) {
        const bool isAboutChips =
            each.pick.kind != PickKind::Decline && each.pick.kind != PickKind::Use;
        return isAboutChips
            && (each.pick.chip == chip || (isAlike && position.chips[each.pick.chip].kind == kind));
    });
}

void addUnplayable(const Setup &setup, const Position &position, std::vector<ExplainedPick> &into)
{
    for (ChipId chip = 0; chip < position.chipCount; ++chip) {
        const auto &where = position.chips[chip];
        if (where.place == Place::Stack && where.owner == position.active
            && !isPicked(into, position, chip)) {
            into.push_back({{PickKind::Throw, 0, chip}, {}, whyNotPlayed(setup, position, chip)});
        }
    }
}

void addUntouchable(const Setup &setup, const Position &position, std::vector<ExplainedPick> &into)
{
    const Step &step = position.agenda.top();
    const bool hasTargets = std::ranges::any_of(into, [](const ExplainedPick &each) {
        return each.pick.kind == PickKind::Target;
    });
    for (const ChipId chip : position.table.all()) {
        if (hasTargets && chip != step.chip && !isPicked(into, position, chip)) {
            into.push_back(
                {{PickKind::Target, 0, chip}, {}, whyNotTarget(setup, position, step, chip)});
        }
    }
}

} // namespace

Text figuresOf(const Kind &kind)
{
    auto points = base::plural("Clout", "%n point(s)").with(kind.points);
    auto figures = kind.type == Type::Action
        ? text("Clout", "%1, range %2").with(std::move(points)).with(kind.range)
        : text("Clout", "%1, range %2, defense %3")
              .with(std::move(points))
              .with(kind.range)
              .with(kind.defense);
    return kind.notation.empty()
        ? figures
        : text("Clout", "%1; %2").with(std::move(figures)).with(Text::verbatim(kind.notation));
}

std::vector<ExplainedPick> explainedPicks(const Setup &setup, const Position &position)
{
    std::vector<ExplainedPick> result;
    if (position.isOver) {
        return result;
    }
    PickList picks;
    addPicks(setup, position, picks);
    for (const auto &pick : picks.all()) {
        result.push_back({pick, effectOf(setup, position, pick), {}});
    }
    const auto kind = position.agenda.top().kind;
    if (kind == StepKind::Turn) {
        addUnplayable(setup, position, result);
    } else if (kind == StepKind::Choose) {
        addUntouchable(setup, position, result);
    }
    return result;
}

} // namespace games::clout
