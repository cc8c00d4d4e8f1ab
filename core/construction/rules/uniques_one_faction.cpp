#include "construction/parting.h"
#include "construction/rules/factories.h"
#include "construction/unique.h"

namespace construction
{

namespace
{

Allegiance
allegianceOf(const Force &force, const Member &member, const UniqueMark &mark, int faction)
{
    const Answer unique = mark.of(*member.piece, force.schema());
    const auto &value = force.value(member, faction);
    if (unique == Answer::No || value.state == catalog::ValueState::None) {
        return {};
    }
    Allegiance result;
    result.concerned = true;
    if (value.isGiven()) {
        result.group = value.number;
    } else {
        result.unknownAttribute = faction;
    }
    if (unique == Answer::Unknown) {
        result.unknownAttribute = mark.attribute;
    }
    return result;
}

} // namespace

// Mutant: rulebook, Unique Characters: all unique ones of an army come from one faction, the
// others may be mixed (ruling A3).
base::Result<Rule> uniquesOneFaction(const RuleSource &source)
{
    if (auto known = source.only({"mark", "attribute"}); !known) {
        return tl::unexpected(known.error());
    }
    auto mark = uniqueMark(source);
    const auto attribute = source.attribute("attribute", "faction", catalog::AttributeKind::Choice);
    if (!mark || !attribute) {
        return tl::unexpected(mark ? attribute.error() : mark.error());
    }
    const auto &which = source.schema->attributes[static_cast<std::size_t>(*attribute)];
    Parting parting;
    parting.title = base::text("Construction", "All with “%1” are of one “%2”.")
                        .with(mark->label)
                        .with(which.label);
    parting.sentence = [unique = mark->label, label = which.label](const Force & /*force*/,
                                                                   base::Text groups) {
        return base::text("Construction", "Those with “%1” are of more than one “%2”: %3.")
            .with(unique)
            .with(label)
            .with(std::move(groups));
    };
    parting.groupName =
        [place = *attribute](const Force &force, int group, const Members & /*members*/) {
            return listed(force.schema().attributes[static_cast<std::size_t>(place)], {group});
        };
    parting.allegiance = [mark = std::move(*mark), place = *attribute](const Force &force,
                                                                       const Member &member) {
        return allegianceOf(force, member, mark, place);
    };
    return oneGroupOnly(std::move(parting));
}

} // namespace construction
