// The verbs of muster-cli roster that have files of their own, and how a stored roster is named.
#pragma once

#include "cli/command.h"

#include <string>
#include <vector>

namespace cli
{

using Words = std::vector<std::string>;

// A stored roster by id or name; `@` in front is allowed, as wherever a FILE is taken.
base::Result<std::string> storedId(Session &session, const std::string &word);

Exit addRosters(Session &session, const Words &files, const Arguments &arguments);
Exit showRosters(Session &session, const Words &names, const Arguments &arguments);
Exit exportRosters(Session &session, const Words &names, const Arguments &arguments);
Exit listVersions(Session &session, const std::string &name);
Exit revertRoster(Session &session, const std::string &name, const std::string &version);

} // namespace cli
