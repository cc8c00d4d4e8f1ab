// What a piece is replaced by to see whether it earns its place: the plainest other piece of the
// same type and cost that may stand in the list, so that what is lost is what the piece does.
#pragma once

#include "catalog/catalog.h"
#include "rosters/roster.h"

#include <optional>
#include <vector>

namespace goldfish
{

// What one copy of that line may be replaced by: pieces of the same type, the same numbers of cost
// and the same side (or none) that the list does not hold already, with the fewest abilities first.
std::vector<rosters::Line>
sparesFor(const rosters::Roster &roster, std::size_t line, const catalog::Catalog &catalog);
// The first of them; nothing where the catalogue has none.
std::optional<rosters::Line>
spareFor(const rosters::Roster &roster, std::size_t line, const catalog::Catalog &catalog);

} // namespace goldfish
