// One command of muster-cli: a row of the table in commands.cpp and a file of its own.
#pragma once

#include "cli/arguments.h"
#include "cli/session.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace cli
{

// How a command ends, as CLI.md fixes it.
enum class Exit { Done = 0, Negative = 1, WrongUse = 2, Unreadable = 3 };

// A way of calling a command, or a word of its language, and what it is for.
struct HelpRow {
    std::string_view form;
    base::Text what;
};

struct Command {
    std::string_view name;
    std::string_view synopsis;
    base::Text summary;
    std::size_t mostWords = 0;   // beside the options; what is more is refused
    std::vector<Option> options; // beside the global ones
    Exit (*run)(Session &session, const Arguments &arguments) = nullptr;
    bool needsScreen = false;       // paints, so it wants a QGuiApplication
    std::vector<HelpRow> rows = {}; // for its help page
    void (*furtherHelp)(Session &session, const Arguments &arguments) = nullptr;
};

constexpr std::size_t AnyNumber = SIZE_MAX;

const std::vector<Command> &commands();
const Command *command(std::string_view name);

} // namespace cli
