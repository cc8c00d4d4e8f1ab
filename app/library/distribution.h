// How a roster spreads over costs, types, factions, ranks and abilities: the numbers behind the
// builder's curves, computed from the schema so that every game has its own.
#pragma once

#include "catalog/schema.h"
#include "rosters/roster.h"

#include <string>
#include <vector>

namespace library
{

struct DistributionRow {
    base::LocalText label;
    std::int64_t copies = 0;
    std::string query; // finds the pieces of this row in the catalogue; empty where none can
};

struct Distribution {
    std::string slug; // "points", "type", "abilities"
    base::LocalText title;
    bool ordered = false; // a curve: empty steps between are shown too
    std::vector<DistributionRow> rows;
};

// Numbers and choices with at least two values in the roster or in the game's order; notations by
// the copies that have each ability, most first.
std::vector<Distribution> distributions(const rosters::Resolved &resolved,
                                        const catalog::Schema &schema);

} // namespace library
