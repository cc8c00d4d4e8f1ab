#include "construction/sides.h"

#include "construction/phrases.h"

#include <algorithm>
#include <string>

namespace construction
{

namespace
{

std::vector<int> sidesOfSchema(const catalog::Attribute &attribute)
{
    std::vector<int> result;
    std::vector<std::string> sides;
    for (const auto &choice : attribute.choices) {
        auto known = std::find(sides.begin(), sides.end(), choice.side);
        if (!choice.side.empty() && known == sides.end()) {
            known = sides.insert(sides.end(), choice.side);
        }
        result.push_back(choice.side.empty() ? -1 : static_cast<int>(known - sides.begin()));
    }
    return result;
}

base::Outcome addToSide(const files::json::Source &name,
                        const catalog::Attribute &attribute,
                        int side,
                        std::vector<int> &sides)
{
    const auto written = name.asString();
    if (!written) {
        return tl::unexpected(written.error());
    }
    const auto *choice = attribute.choice(*written);
    if (!choice) {
        return name.problem(base::text("Construction", "“%1” is no choice of “%2”.")
                                .with(*written)
                                .with(attribute.slug),
                            remedyAmong(*written, attribute));
    }
    int &place = sides[static_cast<std::size_t>(choice - attribute.choices.data())];
    if (place >= 0) {
        return name.problem(base::text("Construction", "“%1” stands on two sides.").with(*written));
    }
    place = side;
    return {};
}

} // namespace

base::Result<std::vector<int>> sidesOf(const RuleSource &source, int attribute)
{
    const auto &which = source.schema->attributes[static_cast<std::size_t>(attribute)];
    const auto place = source.row.optionalMember("sides");
    if (!place) {
        return sidesOfSchema(which);
    }
    const auto sides = place->asArray();
    if (!sides) {
        return tl::unexpected(sides.error());
    }
    std::vector<int> result(which.choices.size(), -1);
    for (std::size_t side = 0; side < sides->size(); ++side) {
        const auto names = (*sides)[side].asArray();
        if (!names) {
            return tl::unexpected(names.error());
        }
        for (const auto &name : *names) {
            if (auto added = addToSide(name, which, static_cast<int>(side), result); !added) {
                return tl::unexpected(added.error());
            }
        }
    }
    return result;
}

} // namespace construction
