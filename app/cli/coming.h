// What the contract of the command line promises for later versions: whoever tries it is told so,
// and not that there is no such thing.
#pragma once

#include <string_view>

namespace cli
{

bool isComingCommand(std::string_view name);
bool isComingOption(std::string_view name); // without the dashes

} // namespace cli
