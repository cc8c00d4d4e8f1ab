// What comes of playing a scenario file: a position, what is done, what must follow. Each game
// reads its own shape of it; this is what the command line and the tests need to know.
#pragma once

#include "base/result.h"
#include "files/json.h"

#include <string>

namespace engine
{

struct ScenarioOutcome {
    files::json::Node output; // as CLI.md has it for the game
    bool isRefused = false;
    bool differs = false; // from what the file expects
};

// The Problem is of a file that cannot be read or a position that cannot be.
using RunScenario = base::Result<ScenarioOutcome> (*)(const files::json::Node &root,
                                                      const std::string &file,
                                                      const base::Wording &wording);

} // namespace engine
