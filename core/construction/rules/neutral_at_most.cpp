#include "construction/bounds.h"
#include "construction/rules/factories.h"

namespace construction
{

// Clout: rulebook, Creating a Playing Stack: up to two neutral chips (rulings C4, P7). Neutral
// chips have no faction, says the glossary, so one whose faction is none is neutral.
base::Result<Rule> neutralAtMost(const RuleSource &source)
{
    if (auto known = source.only({"limit", "neutral", "attribute"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto limit = source.number("limit");
    const auto faction = source.attribute("attribute", "faction", catalog::AttributeKind::Choice);
    if (!limit || !faction) {
        return tl::unexpected(limit ? faction.error() : limit.error());
    }
    const auto neutral = source.choice("neutral", "neutral", *faction);
    if (!neutral) {
        return tl::unexpected(neutral.error());
    }
    // Which of several neutral pieces goes matters little to this rule, but a base may be needed.
    return choicesWithin(Bounds::atMost(*limit),
                         *source.schema,
                         *faction,
                         *neutral,
                         Removal::Any,
                         WithNone::Alike);
}

} // namespace construction
