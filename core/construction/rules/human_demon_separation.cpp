#include "construction/parting.h"
#include "construction/rules/factories.h"
#include "construction/sides.h"

#include <algorithm>

namespace construction
{

namespace
{

struct Sides {
    int types = 0;
    int unit = 0;
    int faction = 0;
    std::vector<int> ofFaction;
};

Allegiance allegianceOf(const Force &force, const Member &member, const Sides &sides)
{
    const auto &type = force.value(member, sides.types);
    const auto &faction = force.value(member, sides.faction);
    if ((type.isGiven() && type.number != sides.unit)
        || faction.state == catalog::ValueState::None) {
        return {};
    }
    Allegiance result;
    result.concerned = true;
    if (!type.isGiven()) {
        result.unknownAttribute = sides.types;
    }
    if (!faction.isGiven()) {
        result.unknownAttribute = sides.faction;
        return result;
    }
    const int side = sides.ofFaction[static_cast<std::size_t>(faction.number)];
    result.concerned = side >= 0;
    result.group = side;
    return result;
}

base::Text factionsOf(const Force &force, const Members &members, int faction)
{
    std::vector<int> factions;
    for (const auto &member : members) {
        factions.push_back(force.value(member, faction).number);
    }
    std::sort(factions.begin(), factions.end());
    factions.erase(std::unique(factions.begin(), factions.end()), factions.end());
    return listed(force.schema().attributes[static_cast<std::size_t>(faction)], factions);
}

} // namespace

// Mutant: rulebook, Preparation and Building an Army: units of human and demon factions are never
// in one army; factions of one side may be mixed (ruling A4). Cards are left to `card-playable`.
base::Result<Rule> humanDemonSeparation(const RuleSource &source)
{
    if (auto known = source.only({"sides", "type", "attribute"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto types = source.typeAttribute();
    const auto faction = source.attribute("attribute", "faction", catalog::AttributeKind::Choice);
    if (!types || !faction) {
        return tl::unexpected(types ? faction.error() : types.error());
    }
    const auto unit = source.choice("type", "unit", *types);
    const auto ofFaction = sidesOf(source, *faction);
    if (!unit || !ofFaction) {
        return tl::unexpected(unit ? ofFaction.error() : unit.error());
    }
    Parting parting;
    parting.title = base::text("Construction", "No enemies of each other in one %1.")
                        .with(source.schema->rosterNoun.one);
    parting.sentence = [](const Force &force, base::Text groups) {
        return base::text("Construction", "Enemies of each other in one %1: %2.")
            .with(force.schema().rosterNoun.one)
            .with(std::move(groups));
    };
    parting.groupName = [place =
                             *faction](const Force &force, int /*side*/, const Members &members) {
        return factionsOf(force, members, place);
    };
    parting.allegiance = [sides = Sides{*types, *unit, *faction, *ofFaction}](
                             const Force &force,
                             const Member &member) { return allegianceOf(force, member, sides); };
    return oneGroupOnly(std::move(parting));
}

} // namespace construction
