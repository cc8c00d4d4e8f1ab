// Which attributes of a game's pieces a sheet shows, and how its rows are grouped, read off the
// schema. Not for use outside this folder.
#pragma once

#include "construction/check.h"

#include <vector>

namespace sheets
{

// Places in the schema; -1: none.
struct Columns {
    int group = -1; // the rank where there are ranks, else what the piece is
    int type = -1;
    bool highestFirst = false;
    std::vector<int> details;
    int cost = -1;
    int worth = -1; // the cost, or the rank where nothing costs anything
    int set = -1;
    int number = -1;
};

Columns columnsFor(const catalog::Schema &schema, const construction::Verdict &verdict);

} // namespace sheets
