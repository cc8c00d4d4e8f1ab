#include "construction/format_pattern.h"

#include <algorithm>
#include <charconv>

namespace construction
{

namespace
{

constexpr std::int64_t HighestInName = 999;

} // namespace

std::size_t placesOfPattern(std::string_view pattern)
{
    return static_cast<std::size_t>(std::count(pattern.begin(), pattern.end(), 'N'));
}

std::optional<std::vector<std::int64_t>> numbersOf(std::string_view pattern, std::string_view name)
{
    std::vector<std::int64_t> result;
    for (const char expected : pattern) {
        if (name.empty()) {
            return std::nullopt;
        }
        if (expected != 'N') {
            if (name.front() != expected) {
                return std::nullopt;
            }
            name.remove_prefix(1);
            continue;
        }
        std::int64_t number = 0;
        const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
        // No sign and no zero in front, so that a format has one name only.
        if (read.ec != std::errc{} || name.front() < '1' || name.front() > '9'
            || number > HighestInName) {
            return std::nullopt;
        }
        name.remove_prefix(static_cast<std::size_t>(read.ptr - name.data()));
        result.push_back(number);
    }
    return name.empty() ? std::optional(result) : std::nullopt;
}

} // namespace construction
