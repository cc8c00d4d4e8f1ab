// An ability as it is typed in a search, cut into its parts before they are looked up. More lenient
// than parseNotation(): a number that an ability needs may be left out, and case does not matter.
#pragma once

#include "catalog/notation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

// `strike 3 {all} [fly]` cut into its parts, before they are looked up.
struct AbilityWords {
    std::string name;
    std::optional<AbilityValue> form;
    std::optional<int> value;
    std::vector<std::string> modifiers;
    std::vector<std::string> ignores;
};
AbilityWords cutAbility(std::string_view written);

} // namespace catalog
