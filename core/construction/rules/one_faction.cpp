#include "construction/parting.h"
#include "construction/rules/factories.h"

namespace construction
{

// Clout: rulebook, Creating a Playing Stack: chips of one faction, neutral ones aside (rulings C4,
// P7).
base::Result<Rule> oneFaction(const RuleSource &source)
{
    if (auto known = source.only({"neutral", "attribute"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto attribute = source.attribute("attribute", "faction", catalog::AttributeKind::Choice);
    if (!attribute) {
        return tl::unexpected(attribute.error());
    }
    int neutral = -1;
    if (source.has("neutral")) {
        const auto choice = source.choice("neutral", {}, *attribute);
        if (!choice) {
            return tl::unexpected(choice.error());
        }
        neutral = *choice;
    }
    const auto &which = source.schema->attributes[static_cast<std::size_t>(*attribute)];
    Parting parting;
    parting.title = neutral < 0
        ? base::text("Construction", "All of one “%1”.").with(which.label)
        : base::text("Construction", "All of one “%1”; “%2” may be among them.")
              .with(which.label)
              .with(which.choices[static_cast<std::size_t>(neutral)].label);
    parting.allegiance = [place = *attribute, neutral](const Force &force, const Member &member) {
        const auto &value = force.value(member, place);
        if (value.isGiven()) {
            return Allegiance{value.number != neutral, value.number, -1};
        }
        return Allegiance{value.state != catalog::ValueState::None, std::nullopt, place};
    };
    parting.groupName =
        [place = *attribute](const Force &force, int group, const Members & /*members*/) {
            return listed(force.schema().attributes[static_cast<std::size_t>(place)], {group});
        };
    parting.sentence = [label = which.label](const Force & /*force*/, base::Text groups) {
        return base::text("Construction", "More than one “%1”: %2.")
            .with(label)
            .with(std::move(groups));
    };
    return oneGroupOnly(std::move(parting));
}

} // namespace construction
