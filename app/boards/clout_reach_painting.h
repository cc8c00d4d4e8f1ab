// How far chips reach, drawn on demand: rings in increments and lines to those that are reached.
#pragma once

#include "boards/clout_colours.h"
#include "boards/clout_reach.h"
#include "boards/clout_table_scale.h"

class QPainter;

namespace boards
{

// The reach of one chip: rings with their increments, a ring of its own for what flies, and lines
// to those that each ability may act on. The words belong on top of the chips.
void paintReach(QPainter &painter,
                const TableScale &scale,
                const BoardColours &colours,
                const ShownTable &table,
                const ChipReach &reach,
                const CloutWords &words);
void paintReachWords(QPainter &painter,
                     const TableScale &scale,
                     const BoardColours &colours,
                     const ShownTable &table,
                     const ChipReach &reach,
                     const CloutWords &words);
// Thin: of all chips at once.
void paintRange(QPainter &painter,
                const TableScale &scale,
                const BoardColours &colours,
                const ShownTable &table,
                const ChipReach &reach);

} // namespace boards
