#include "construction/copies.h"
#include "construction/rules/factories.h"

namespace construction
{

// Mutant: rulebook, Building an Army: no more than three command cards of one kind (ruling A2). Two
// cards of one name and two ranks were attested, one of the names being translated back, and the
// rank is part of what a card is; so they are probably two kinds, but nobody knows.
base::Result<Rule> cardCopiesAtMost(const RuleSource &source)
{
    if (auto known = source.only({"limit", "type"}); !known) {
        return tl::unexpected(known.error());
    }
    auto limit = copyLimitOfType(source, "command card");
    if (!limit) {
        return tl::unexpected(limit.error());
    }
    const int rank = source.schema->attributeIndex("rank");
    if (rank >= 0) {
        limit->kindMark = rank;
    }
    return copiesWithin(*limit, *source.schema);
}

} // namespace construction
