// A match's setup out of stacks of the catalogue: everything is written out, so that a log replays
// whatever happens to the catalogue later.
#pragma once

#include "catalog/catalog.h"
#include "rosters/roster.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace games::clout
{

struct SetupWish {
    std::vector<const rosters::Roster *> stacks; // one a seat; null: nothing to play
    std::vector<std::pair<std::string, std::string>> house;
    std::size_t begins = 0;
    files::json::Node area;       // as in a setup; null: the standard square metre
    files::json::Node increments; // likewise
    files::json::Node throwing;   // likewise
};

// The Problem names the chips whose numbers are unknown, or the lines that are no chip.
base::Result<files::json::Node> setupOf(const SetupWish &wish, const catalog::Catalog &catalog);

} // namespace games::clout
