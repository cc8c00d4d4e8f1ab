// Formats whose name carries their numbers: the pattern "N/N/N" fits "5/5/5".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace construction
{

// How many N the pattern has.
std::size_t placesOfPattern(std::string_view pattern);
// The numbers of a name that fits, each from 1 to 999; empty where it does not fit.
std::optional<std::vector<std::int64_t>> numbersOf(std::string_view pattern, std::string_view name);

} // namespace construction
