// Pieces that may not stand together unless they are of one group: factions, or sides of a war.
// A rule sorts each member into its group and says what is unknown; the verdict is found here.
#pragma once

#include "construction/phrases.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace construction
{

// Where a member stands.
struct Allegiance {
    bool concerned = false;   // false: the rule does not look at this piece
    std::optional<int> group; // empty: unknown
    // The attribute whose value is unknown, so that it may or may not be concerned, or be of any
    // group; -1 where all is known.
    int unknownAttribute = -1;
};

struct Parting {
    base::Text title; // of the rule
    std::function<Allegiance(const Force &, const Member &)> allegiance;
    // "Elves" for a group, of which these members are there.
    std::function<base::Text(const Force &, int, const Members &)> groupName;
    // The sentence; %1 is the list of the groups with their numbers.
    std::function<base::Text(const Force &, base::Text)> sentence;
};

Rule oneGroupOnly(Parting parting);

} // namespace construction
