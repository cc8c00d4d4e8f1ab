// Plays a scenario file: a position, what is done, what must follow (CLI.md, “Scenario files” and
// “clout”). It answers the game's decisions as a person would, only from the file; whatever the
// file leaves open gets its default or is refused.
#pragma once

#include "engine/scenario.h"

#include <string>

namespace games::clout
{

base::Result<engine::ScenarioOutcome>
runScenario(const files::json::Node &root, const std::string &file, const base::Wording &wording);

} // namespace games::clout
