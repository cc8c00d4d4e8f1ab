// Plays a scenario file: a position, what is done, what must follow (CLI.md, “Scenario files” and
// “clout”). It answers the game's decisions as a person would, only from the file; whatever the
// file leaves open gets its default or is refused.
#pragma once

#include "engine/log.h"
#include "engine/scenario.h"

#include <span>
#include <string>

namespace games::clout
{

base::Result<engine::ScenarioOutcome>
runScenario(const files::json::Node &root, const std::string &file, const base::Wording &wording);

// The same as the log of a match: the file is its setup, and a bookmark stands after each step, the
// first before all of them. Every step must be allowed. For stepping through it on a table.
base::Result<engine::Log> logOfScenario(const files::json::Node &root, const std::string &file);

// The position at the beginning of the turn that those answers lead into, and what was answered
// since as steps; the file replays to the same position. Of a log that replays.
base::Result<files::json::Node> scenarioOf(const files::json::Node &setup,
                                           std::span<const engine::Answer> answers);

} // namespace games::clout
