#include "construction/bounds.h"
#include "construction/rules/factories.h"

namespace construction
{

// For house formats.
base::Result<Rule> pointsAtLeast(const RuleSource &source)
{
    if (auto known = source.only({"limit", "attribute"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto limit = source.number("limit");
    const auto points = source.attribute("attribute", "points", catalog::AttributeKind::Number);
    if (!limit || !points) {
        return tl::unexpected(limit ? points.error() : limit.error());
    }
    return sumWithin(Bounds::atLeast(*limit), *source.schema, *points);
}

} // namespace construction
