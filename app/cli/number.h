// Whole numbers among the options of a command line.
#pragma once

#include "cli/arguments.h"

#include <cstdint>

namespace cli
{

// What stands behind the option, or `otherwise` without it. The Problem names the option.
base::Result<std::uint64_t>
numberOption(const Arguments &arguments, std::string_view name, std::uint64_t otherwise);

} // namespace cli
