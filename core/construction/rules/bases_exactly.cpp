#include "construction/bounds.h"
#include "construction/rules/factories.h"

namespace construction
{

// Clout: rulebook, Creating a Playing Stack: exactly two bases, neutral ones too (ruling P7).
base::Result<Rule> basesExactly(const RuleSource &source)
{
    if (auto known = source.only({"count", "type"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto number = source.number("count");
    const auto types = source.typeAttribute();
    if (!number || !types) {
        return tl::unexpected(number ? types.error() : number.error());
    }
    const auto base = source.choice("type", "base", *types);
    if (!base) {
        return tl::unexpected(base.error());
    }
    return choicesWithin(Bounds::exactly(*number), *source.schema, *types, *base, Removal::IfClear);
}

} // namespace construction
