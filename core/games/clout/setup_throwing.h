// How well each seat throws and onto what, as a setup keeps it: the figures in full, whatever the
// shipped hands and surfaces become later.
#pragma once

#include "games/clout/throwing.h"

#include <string>
#include <vector>

namespace games::clout
{

// `hands` one a seat and `surface` as ThrowingData reads them. The Problem names what is unknown.
base::Result<files::json::Node> throwingOf(const ThrowingData &data,
                                           const std::vector<std::string> &hands,
                                           const std::string &surface);

} // namespace games::clout
