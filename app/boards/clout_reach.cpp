#include "boards/clout_reach.h"

#include "games/clout/measure.h"

#include <QCoreApplication>

namespace boards
{

using games::clout::Ability;
using games::clout::ChipId;
using games::clout::Position;
using games::clout::Setup;

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutReach)
};

AbilityReach
reachOfAbility(const Setup &setup, const Position &position, ChipId chip, std::uint8_t index)
{
    AbilityReach reach;
    reach.index = index;
    reach.ability = setup.kindOf(position.chips[chip]).abilities[index].ability;
    reach.increments = position.chips[chip].range;
    reach.doesWork = games::clout::works(setup, position, chip, index);
    for (const ChipId other : position.table.all()) {
        if (games::clout::mayTarget(setup, position, chip, index, other)) {
            reach.targets.push_back(other);
        }
    }
    return reach;
}

// Where any chip on the table is harder to reach than others, it flies (rulings 6.11).
std::optional<std::int64_t> flyersGapOf(const Setup &setup, const Position &position, ChipId chip)
{
    const std::int64_t across = std::int64_t{2} * setup.radius;
    const std::int64_t plain =
        std::int64_t{position.chips[chip].range} * setup.increment[position.chips[chip].controller]
        + across;
    for (const ChipId other : position.table.all()) {
        const auto to = games::clout::spotOf(position, other);
        const std::int64_t reach =
            other == chip ? plain : games::clout::reachOf(setup, position, chip, to);
        if (reach < plain) {
            return reach == games::clout::NoReach ? games::clout::NoReach : reach - across;
        }
    }
    return std::nullopt;
}

QString incrementWords(int count, std::int64_t gap, const CloutWords &words)
{
    return Words::tr("%n increment(s) (%1)", nullptr, count).arg(words.length(gap));
}

QString abilityWords(const AbilityReach &reach, const CloutWords &words)
{
    QStringList names;
    for (const ChipId target : reach.targets) {
        names.append(words.name(target));
    }
    const QString whom = !reach.doesWork ? Words::tr("does not work now")
        : names.isEmpty()                ? Words::tr("reaches nobody")
                                         : names.join(QStringLiteral(", "));
    return Words::tr("%1: %2").arg(words.ability(reach.ability), whom);
}

} // namespace

ChipReach reachOf(const Setup &setup, const Position &position, ChipId chip)
{
    const auto &lying = position.chips[chip];
    const auto &kind = setup.kindOf(lying);
    ChipReach reach;
    reach.chip = chip;
    reach.printed = kind.range;
    reach.range = lying.range;
    reach.increment = setup.increment[lying.controller];
    reach.gap = reach.range * reach.increment;
    reach.printedGap = reach.printed * reach.increment;
    reach.flyersGap = flyersGapOf(setup, position, chip);
    reach.isBase = kind.type == games::clout::Type::Base;
    for (std::uint8_t index = 0; index < kind.abilities.size(); ++index) {
        if (kind.abilities[index].scope.reach != games::clout::Reach::Itself) {
            reach.abilities.push_back(reachOfAbility(setup, position, chip, index));
        }
    }
    return reach;
}

std::vector<ChipId> coveredBy(const Setup &setup, const Position &position, ChipId chip)
{
    std::vector<ChipId> covering;
    const auto spot = games::clout::spotOf(position, chip);
    for (const ChipId other : position.table.all()) {
        if (other != chip && games::clout::reaches(setup, position, other, spot)) {
            covering.push_back(other);
        }
    }
    return covering;
}

std::vector<ChipId> coveredBy(const Setup &setup, const Position &position, base::Point point)
{
    std::vector<ChipId> covering;
    for (const ChipId other : position.table.all()) {
        const games::clout::Spot spot{point, other, position.chips[other].controller};
        if (games::clout::reaches(setup, position, other, spot, only(Ability::Fly))) {
            covering.push_back(other);
        }
    }
    return covering;
}

QString reachWords(const ChipReach &reach, const CloutWords &words)
{
    QStringList sentences;
    const QString whole = incrementWords(reach.range, reach.gap, words);
    sentences.append(reach.range > reach.printed
                         ? Words::tr("%1 reaches %2: %3 printed, %4 by support.")
                               .arg(words.name(reach.chip), whole)
                               .arg(reach.printed)
                               .arg(reach.range - reach.printed)
                         : Words::tr("%1 reaches %2.").arg(words.name(reach.chip), whole));
    if (reach.flyersGap) {
        sentences.append(
            *reach.flyersGap < 0
                ? Words::tr("It reaches no chip that flies.")
                : Words::tr("Chips that fly: %1.").arg(words.length(*reach.flyersGap)));
    }
    if (reach.isBase) {
        sentences.append(Words::tr("As a base it serves its side’s chips within %1.")
                             .arg(words.length(reach.printedGap)));
    }
    for (const auto &ability : reach.abilities) {
        sentences.append(abilityWords(ability, words) + QLatin1Char('.'));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace boards
