// One command of muster-cli: a row of the table in commands.cpp and a file of its own.
#pragma once

#include "cli/arguments.h"
#include "cli/session.h"

#include <string_view>
#include <vector>

namespace cli
{

// How a command ends, as CLI.md fixes it.
enum class Exit { Done = 0, Negative = 1, WrongUse = 2, Unreadable = 3 };

struct Command {
    std::string_view name;
    std::string_view synopsis;
    base::Text summary;
    std::vector<Option> options; // beside the global ones
    bool needsScreen = false;    // paints, so it wants a QGuiApplication
    Exit (*run)(Session &session, const Arguments &arguments) = nullptr;
};

const std::vector<Command> &commands();
const Command *command(std::string_view name);

} // namespace cli
