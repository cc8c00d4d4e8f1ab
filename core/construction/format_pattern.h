// Formats whose name carries their numbers: the pattern "N/N/N" fits "5/5/5".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace construction
{

// How many N the pattern has.
std::size_t placesOfPattern(std::string_view pattern);
// The numbers of a name that fits, each from 1 to 999; empty where it does not fit. Blanks may
// stand between its parts: "5 / 5 / 5".
std::optional<std::vector<std::int64_t>> numbersOf(std::string_view pattern, std::string_view name);
// The one spelling of the name with these numbers.
std::string nameWith(std::string_view pattern, const std::vector<std::int64_t> &numbers);
// Whether a person means the pattern, whatever numbers are written: "0/3/3" does.
bool hasFormOf(std::string_view pattern, std::string_view name);

} // namespace construction
