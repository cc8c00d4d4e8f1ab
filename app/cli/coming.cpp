#include "cli/coming.h"

#include <algorithm>
#include <array>

namespace cli
{

namespace
{

constexpr std::array<std::string_view, 5> Commands{
    "complete",
    "collection",
    "bundle",
    "los",
    "pack",
};

constexpr std::array<std::string_view, 3> Options{"owner", "owned", "list"};

} // namespace

bool isComingCommand(std::string_view name)
{
    return std::find(Commands.begin(), Commands.end(), name) != Commands.end();
}

bool isComingOption(std::string_view name)
{
    return std::find(Options.begin(), Options.end(), name) != Options.end();
}

} // namespace cli
