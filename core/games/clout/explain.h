// The options of a pending question as a person wants to read them: what each will do, and why what
// one might look for among them is not there. The rules themselves never ask here.
#pragma once

#include "base/text.h"
#include "games/clout/choice.h"

#include <vector>

namespace games::clout
{

struct ExplainedPick {
    PickCode pick;
    base::Text effect; // empty where the option's label says it all
    base::Text reason; // why it is not possible; empty: it is
};

// First those that are possible, in the order of the options; nothing where no option is asked.
std::vector<ExplainedPick> explainedPicks(const Setup &setup, const Position &position);
// "2 points, range 1, defense 3; strike 1; ambush 2"
base::Text figuresOf(const Kind &kind);

} // namespace games::clout
