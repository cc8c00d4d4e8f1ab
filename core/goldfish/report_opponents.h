// How the roster fares against each opponent, as tables: all games, and those in which it played
// first or second by themselves, for often that is worth more than the roster.
#pragma once

#include "goldfish/report_tables.h"

namespace goldfish
{

Table opponentTable(const Report &report);
Table placeTable(const Report &report);

} // namespace goldfish
