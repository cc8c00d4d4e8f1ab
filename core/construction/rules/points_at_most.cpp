#include "construction/bounds.h"
#include "construction/rules/factories.h"

namespace construction
{

// Clout: rulebook, Creating a Playing Stack: at most 25 points (ruling P7).
base::Result<Rule> pointsAtMost(const RuleSource &source)
{
    if (auto known = source.only({"limit", "attribute"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto limit = source.number("limit");
    const auto points = source.attribute("attribute", "points", catalog::AttributeKind::Number);
    if (!limit || !points) {
        return tl::unexpected(limit ? points.error() : limit.error());
    }
    return sumWithin(Bounds::atMost(*limit), *source.schema, *points);
}

} // namespace construction
