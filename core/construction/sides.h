// The sides of a war: which choices of an attribute (factions) stand together against which.
// Written in the rule's row as `sides`, a list of lists, or taken from the schema's own sides.
#pragma once

#include "construction/rule.h"

#include <vector>

namespace construction
{

// For each choice of the attribute the number of its side; -1 where it is on none.
base::Result<std::vector<int>> sidesOf(const RuleSource &source, int attribute);

} // namespace construction
