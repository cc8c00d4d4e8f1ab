// The help pages: that of the program and that of each command, in the language of the session.
#pragma once

#include "cli/call.h"

namespace cli
{

std::string helpPage(const Session &session);
// With the fields of a game where the command has such a page and the game is named.
void printHelp(Session &session, const Call &call);

} // namespace cli
