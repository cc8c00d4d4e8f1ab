#include "construction/copies.h"
#include "construction/rules/factories.h"

namespace construction
{

// Clout: rulebook, Creating a Playing Stack: no more than three copies of any chip; the same chip
// is the same name in any printing (ruling P6).
base::Result<Rule> copiesAtMost(const RuleSource &source)
{
    if (auto known = source.only({"limit"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto number = source.number("limit");
    if (!number) {
        return tl::unexpected(number.error());
    }
    CopyLimit limit;
    limit.limit = *number;
    return copiesWithin(limit, *source.schema);
}

} // namespace construction
