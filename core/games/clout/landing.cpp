// T2: a chip lands. Continuous abilities live from here on, aversion comes before precision, and
// both before any movement (rulings 6.3, 6.18).
#include "base/insertion_sort.h"
#include "games/clout/continuous.h"
#include "games/clout/play.h"

#include <algorithm>

namespace games::clout
{

namespace
{

enum LandPhase : std::uint8_t { ContinuousPhase, AversionPhase, PrecisionPhase };

// Continuous abilities with {remove} that do something to others while the turn lasts; the rest
// would only ever count at the end, when the chip is gone.
bool isAskedOnLanding(const KindAbility &ability)
{
    return row(ability.ability).timing == Timing::Continuous
        && holds(ability.modifiers, Modifier::Remove) && ability.ability != Ability::Aversion
        && ability.ability != Ability::Loyal && ability.ability != Ability::Disloyal
        && ability.ability != Ability::Unique;
}

} // namespace

void Play::layDown(ChipId chip, base::Point at)
{
    auto &lying = m_position.chips[chip];
    lying.place = Place::Table;
    lying.at = at;
    lying.height = m_position.nextHeight++;
    m_position.table.append(chip);
}

// Picked up is not removed from play: traps stay, but possession ends on both sides, for there is
// no range in a hand (6.26, §9.3).
void Play::pickUp(ChipId chip, ChipId by)
{
    m_position.chips[chip].place = Place::Hand;
    m_position.table.remove(chip);
    m_position.possessions.removeIf(
        [chip](const Link &link) { return link.by == chip || link.on == chip; });
    if (m_setup.house.rethrowEndsTrap) {
        m_position.traps.removeIf([chip](const Link &link) { return link.by == chip; });
    }
    settleNow();
    happen(Happening::PickedUp, chip, by);
}

void Play::knock(const engine::Resting &resting)
{
    const auto chip = static_cast<ChipId>(resting.token);
    auto &lying = m_position.chips[chip];
    happen(Happening::Knocked, chip, m_position.pass.chip, 0, lying.at, resting.at);
    lying.at = resting.at;
    lying.height = m_position.nextHeight++;
    if (isOutside(m_setup, resting.at)) { // G13
        lying.at = setBack(m_setup, resting.at);
        happen(Happening::SetBack, chip, NoChip, 0, resting.at, lying.at);
    }
}

// Chips that stay inside keep the order in which they lay; then the thrown one lies on top; those
// that are set back lie on whatever is there (G13, G19).
void Play::rest(const engine::Rest &rest)
{
    m_position.agenda.pop();
    const auto all = rest.all();
    std::array<engine::Resting, engine::Rest::Most> knocked;
    auto *const end = std::copy(all.begin() + 1, all.end(), knocked.begin());
    const auto isOut = [this](const engine::Resting &each) { return isOutside(m_setup, each.at); };
    base::insertionSort(knocked.begin(), end, [&](const auto &one, const auto &other) {
        const bool isOneOut = isOut(one);
        return isOneOut != isOut(other) ? !isOneOut
                                        : m_position.chips[static_cast<ChipId>(one.token)].height
                < m_position.chips[static_cast<ChipId>(other.token)].height;
    });
    auto *const firstOut = std::find_if(knocked.begin(), end, isOut);
    std::for_each(knocked.begin(), firstOut, [this](const auto &each) { knock(each); });
    const ChipId chip = m_position.pass.chip;
    const base::Point at = all.front().at;
    m_position.pass.wasThrown = true;
    m_position.lastThrown = chip;
    const bool isGone = isOutside(m_setup, at);
    if (isGone) { // G11: before it activates anything
        m_position.chips[chip].place = Place::Discard;
        m_position.discards.append(chip);
        m_position.traps.removeIf(
            [chip](const Link &link) { return link.by == chip || link.on == chip; });
        happen(Happening::WentOut, chip, NoChip, m_position.chips[chip].owner, {}, at);
    } else {
        layDown(chip, at);
        happen(Happening::CameToRest, chip, NoChip, 0, {}, at);
    }
    std::for_each(firstOut, end, [this](const auto &each) { knock(each); });
    settleNow();
    if (!isGone) {
        push({StepKind::Land, chip});
    }
    run();
}

void Play::land(Step step)
{
    if (step.phase == ContinuousPhase && askContinuous(step)) {
        return;
    }
    if (step.phase == ContinuousPhase) {
        step.phase = AversionPhase;
        step.index = 0;
        step.other = 0;
    }
    if (step.phase == AversionPhase && askAversion(step)) {
        return;
    }
    if (!askPrecision()) {
        m_position.movementCount = 0;
        m_position.shiftCount = 0;
        push({StepKind::Movement, m_position.pass.chip});
    }
}

bool Play::askContinuous(const Step &step)
{
    const ChipId chip = m_position.pass.chip;
    const auto &kind = m_setup.kindOf(m_position.chips[chip]);
    for (std::uint8_t index = step.index; index < kind.abilityCount(); ++index) {
        const auto &ability = kind.abilities[index];
        const bool isServed =
            !holds(ability.modifiers, Modifier::Master) || m_position.chips[chip].isServed;
        if (isAskedOnLanding(ability) && !m_position.chips[chip].isTrapped && isServed
            && m_position.continuousUseCount < MostContinuousUses
            && !works(m_setup, m_position, chip, index)
            && std::ranges::any_of(m_position.table.all(), [&](ChipId other) {
                   return ability.ability == Ability::Fly
                       ? other != chip
                       : mayTarget(m_setup, m_position, chip, index, other);
               })) {
            push({StepKind::Land, chip, static_cast<std::uint8_t>(index + 1)});
            push({StepKind::UseContinuous, chip, index});
            return true;
        }
    }
    return false;
}

void Play::useContinuous(const Step &step, PickCode pick)
{
    if (pick.kind == PickKind::Use) {
        m_position.continuousUses[m_position.continuousUseCount++] = {step.chip, step.index};
        noteRemove(step.chip, step.index);
        happen(Happening::Used,
               step.chip,
               NoChip,
               static_cast<int>(abilityAt(step.chip, step.index).ability));
        settleNow();
    }
}

// The first chip with aversion that the landing one is in range of; with {remove} it may be left,
// and the next is asked (6.3).
bool Play::askAversion(const Step &step)
{
    if (m_position.pass.wasAverted || (m_setup.has & only(Ability::Aversion)) == 0) {
        return false;
    }
    const auto table = m_position.table.all();
    std::uint8_t index = step.index;
    for (std::size_t place = step.other; place < table.size(); ++place, index = 0) {
        const ChipId other = table[place];
        const auto &kind = m_setup.kindOf(m_position.chips[other]);
        for (; index < kind.abilityCount(); ++index) {
            const auto &ability = kind.abilities[index];
            const bool isReady = ability.ability == Ability::Aversion
                && !m_position.chips[other].isTrapped
                && (!holds(ability.modifiers, Modifier::Master)
                    || m_position.chips[other].isServed);
            if (isReady && mayTarget(m_setup, m_position, other, index, m_position.pass.chip)) {
                push({StepKind::Land,
                      m_position.pass.chip,
                      static_cast<std::uint8_t>(index + 1),
                      static_cast<ChipId>(place),
                      0,
                      AversionPhase});
                push({StepKind::Avert, other, index});
                return true;
            }
        }
    }
    return false;
}

void Play::avert(const Step &step, PickCode pick)
{
    if (pick.kind != PickKind::Use) {
        return;
    }
    m_position.agenda.pop(); // its landing: it lands anew
    const ChipId chip = m_position.pass.chip;
    noteRemove(step.chip, step.index);
    m_position.pass.wasAverted = true;
    m_position.pass.thrower = m_position.chips[chip].controller;
    happen(Happening::MustRethrow, chip, step.chip);
    pickUp(chip, step.chip);
    beginThrow(chip);
}

// After a throw or what counts as one, and also on a command, whose chips are thrown where an
// ability allows it (6.6, 6.15, 6.18).
bool Play::askPrecision()
{
    const ChipId chip = m_position.pass.chip;
    const auto &kind = m_setup.kindOf(m_position.chips[chip]);
    if ((kind.has & only(Ability::Precision)) == 0) {
        return false;
    }
    int throws = 0;
    for (std::uint8_t index = 0; index < kind.abilityCount(); ++index) {
        const auto &ability = kind.abilities[index];
        if (ability.ability != Ability::Precision || !works(m_setup, m_position, chip, index)
            || isStopped(m_setup, m_position, spotOf(m_position, chip), ability.ignores)) {
            continue;
        }
        throws += ability.value;
        if (m_position.pass.precisionUsed < throws) {
            push({StepKind::Precision, chip, index});
            return true;
        }
    }
    return false;
}

void Play::precision(const Step &step, PickCode pick)
{
    if (pick.kind != PickKind::Use) {
        m_position.pass.precisionUsed = 255; // what is not used lapses
        push({StepKind::Land, step.chip, 0, NoChip, 0, PrecisionPhase});
        return;
    }
    ++m_position.pass.precisionUsed;
    noteRemove(step.chip, step.index);
    m_position.pass.thrower = m_position.chips[step.chip].controller;
    happen(Happening::RethrowsItself, step.chip);
    pickUp(step.chip, step.chip);
    beginThrow(step.chip);
}

} // namespace games::clout
