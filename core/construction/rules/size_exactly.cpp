#include "construction/bounds.h"
#include "construction/rules/factories.h"

namespace construction
{

// Clout: rulebook, Creating a Playing Stack: exactly fifteen chips (ruling P7).
base::Result<Rule> sizeExactly(const RuleSource &source)
{
    if (auto known = source.only({"count"}); !known) {
        return tl::unexpected(known.error());
    }
    const auto number = source.number("count");
    if (!number) {
        return tl::unexpected(number.error());
    }
    return sizeWithin(Bounds::exactly(*number), *source.schema);
}

} // namespace construction
