// What the words of a command line ask for: global options, the command, and what stands behind
// it. Everything that can be said without opening anything is refused here.
#pragma once

#include "cli/command.h"

#include <string>
#include <vector>

namespace cli
{

enum class Wish { Run, Help, Version };

struct Call {
    Wish wish = Wish::Run;
    const Command *command = nullptr; // null where none was named
    Arguments arguments;
};

const std::vector<Option> &globalOptions();

base::Result<Call> readCall(const std::vector<std::string> &words);

// What --lang names, looked for loosely, so that also the refusal of a call is in that language;
// English where it is no language that the program speaks.
std::string languageAmong(const std::vector<std::string> &words);

} // namespace cli
