#include "construction/copies.h"
#include "construction/rules/factories.h"

namespace construction
{

// Mutant: rulebook, Unique Characters: up to four units of a kind, where the sentence before
// counts unique ones "of the same name"; so a kind is a name, whatever the rank (ruling A2).
base::Result<Rule> unitCopiesAtMost(const RuleSource &source)
{
    if (auto known = source.only({"limit", "type", "mark"}); !known) {
        return tl::unexpected(known.error());
    }
    auto limit = copyLimitOfType(source, "unit");
    auto mark = uniqueMark(source);
    if (!limit || !mark) {
        return tl::unexpected(limit ? mark.error() : limit.error());
    }
    limit->exceptUnique = std::move(*mark);
    return copiesWithin(*limit, *source.schema);
}

} // namespace construction
