// Stones as a row of the table of games: advice, chance, a tally and setups from rosters, for tests
// of whoever plays many matches. A roster's line of "gold" is two points to begin with, one of
// "lead" is one, anything else is worth nothing.
#pragma once

#include "engine/stones.h"
#include "games/games.h"

#include <string>
#include <vector>

namespace tests
{

const games::Row &stonesRow();
// Without advice and tally.
const games::Row &bareStonesRow();

// Each of the names once.
rosters::Roster stonesRoster(const std::string &name, const std::vector<std::string> &pieces);

} // namespace tests
