#include "construction/copies.h"
#include "construction/rules/factories.h"

namespace construction
{

// Mutant: rulebook, Building an Army: no more than three command cards of one kind (ruling A2).
base::Result<Rule> cardCopiesAtMost(const RuleSource &source)
{
    if (auto known = source.only({"limit", "type"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto limit = copyLimitOfType(source, "command card");
    if (!limit) {
        return tl::unexpected(limit.error());
    }
    return copiesWithin(*limit, *source.schema);
}

} // namespace construction
