// The position as a scenario prints it, and how it differs from what the file expects.
#pragma once

#include "games/clout/scenario_ids.h"

namespace games::clout
{

// table, discards, scores and, once the game is over, outcome.
files::json::Node printedPosition(const State &state, const ScenarioIds &ids);

// A sentence for each key of `expected` that is otherwise in `output`.
std::vector<std::string> differences(const files::json::Node &expected,
                                     const files::json::Node &output,
                                     bool areDiscardsUnordered);

} // namespace games::clout
