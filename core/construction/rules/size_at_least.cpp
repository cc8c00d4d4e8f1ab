#include "construction/bounds.h"
#include "construction/rules/factories.h"

namespace construction
{

// For house formats.
base::Result<Rule> sizeAtLeast(const RuleSource &source)
{
    if (auto known = source.only({"limit"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto number = source.number("limit");
    if (!number) {
        return tl::unexpected(number.error());
    }
    return sizeWithin(Bounds::atLeast(*number), *source.schema);
}

} // namespace construction
