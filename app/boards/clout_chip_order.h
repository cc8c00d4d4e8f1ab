// The order in which keys and screen readers go through the chips on the table, and which chip is
// the next one in a direction.
#pragma once

#include "boards/clout_shown_table.h"
#include "boards/clout_viewpoint.h"

#include <optional>
#include <vector>

namespace boards
{

// From the farthest row to the nearest and from left to right, as one reads; of a stack the upper
// first. Chips less than half a chip apart in depth stand in one row.
std::vector<games::clout::ChipId> readingOrder(const ShownTable &table, const Viewpoint &viewpoint);

enum class Way : std::uint8_t { Left, Right, Away, Near };

// The nearest chip within a right angle about that direction, chips straight ahead before those
// aside. NoChip where none lies there.
games::clout::ChipId
nextInDirection(const ShownTable &table, const Viewpoint &viewpoint, base::Point from, Way way);
games::clout::ChipId nearestTo(const ShownTable &table, base::Point point);
// The uppermost of those that cover the point.
games::clout::ChipId chipAt(const ShownTable &table, base::Point point);

} // namespace boards
