// The name of one piece where a line gives it in the plural: "4 gold orders" means Gold Order.
// Only the nouns that the schema gives for types of pieces are known, in each of its languages.
// Within core/rosters only.
#pragma once

#include "catalog/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

// Folded; none where the name does not end with the plural of a type.
std::vector<std::string> singularNames(std::string_view name, const catalog::Schema &schema);

} // namespace rosters
