// Whether what the options name is there, asked in one place for all commands: a name that is not
// known is wrong use, a library that cannot be opened is unreadable input.
#pragma once

#include "cli/command.h"

#include <optional>

namespace cli
{

// How the command ends before it has begun, said already; nothing where it may begin.
std::optional<Exit> refusal(Session &session, const Command &command, const Arguments &arguments);

// A format given by option must be one of the game that each roster turned out to be for.
base::Outcome
formatFits(Session &session, const std::vector<NamedRoster> &rosters, const Arguments &arguments);

} // namespace cli
