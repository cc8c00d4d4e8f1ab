// Rosters written by a codec: to standard output or a file, and what the form could not carry.
#pragma once

#include "cli/command.h"

#include <optional>
#include <string>
#include <vector>

namespace cli
{

// With the values of own pieces, which travel along. Under --json one object: {"codec", "text",
// "lost"}, with "file" in place of "text" where a file was written.
Exit writeRosters(Session &session,
                  std::vector<rosters::Roster> rosters,
                  const std::string &codecName,
                  const std::optional<std::string> &out);

// Fails naming those that write.
base::Result<const rosters::Codec *> writingCodec(const std::string &name);

} // namespace cli
