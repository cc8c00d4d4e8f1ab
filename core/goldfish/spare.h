// What a piece is replaced by to see whether it earns its place: the plainest other piece of the
// same type and cost that may stand in the list, so that what is lost is what the piece does.
#pragma once

#include "catalog/catalog.h"
#include "rosters/roster.h"

#include <optional>

namespace goldfish
{

// A spare for one copy of that line: of the same type, the same numbers of cost and the same side
// (or none), with the fewest abilities; nothing where the catalogue has none that the list does not
// hold already.
std::optional<rosters::Line>
spareFor(const rosters::Roster &roster, std::size_t line, const catalog::Catalog &catalog);

} // namespace goldfish
