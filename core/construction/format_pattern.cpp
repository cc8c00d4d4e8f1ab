#include "construction/format_pattern.h"

#include <algorithm>
#include <charconv>

namespace construction
{

namespace
{

constexpr std::int64_t HighestInName = 999;

void skipBlanks(std::string_view &name)
{
    name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
}

// What stands at each N; empty where something else differs from the pattern.
std::optional<std::vector<std::string_view>> partsOf(std::string_view pattern,
                                                     std::string_view name)
{
    std::vector<std::string_view> result;
    for (const char expected : pattern) {
        skipBlanks(name);
        if (expected == 'N') {
            const auto part = name.substr(0, name.find_first_not_of("+-0123456789"));
            if (part.empty()) {
                return std::nullopt;
            }
            result.push_back(part);
            name.remove_prefix(part.size());
        } else if (expected != ' ') {
            if (name.empty() || name.front() != expected) {
                return std::nullopt;
            }
            name.remove_prefix(1);
        }
    }
    skipBlanks(name);
    return name.empty() ? std::optional(result) : std::nullopt;
}

} // namespace

std::size_t placesOfPattern(std::string_view pattern)
{
    return static_cast<std::size_t>(std::count(pattern.begin(), pattern.end(), 'N'));
}

std::optional<std::vector<std::int64_t>> numbersOf(std::string_view pattern, std::string_view name)
{
    const auto parts = partsOf(pattern, name);
    if (!parts) {
        return std::nullopt;
    }
    std::vector<std::int64_t> result;
    for (const auto part : *parts) {
        std::int64_t number = 0;
        const auto *end = part.data() + part.size();
        const auto read = std::from_chars(part.data(), end, number);
        // No sign and no zero in front: who writes one may mean something else.
        if (read.ec != std::errc{} || read.ptr != end || part.front() < '1' || part.front() > '9'
            || number > HighestInName) {
            return std::nullopt;
        }
        result.push_back(number);
    }
    return result;
}

std::string nameWith(std::string_view pattern, const std::vector<std::int64_t> &numbers)
{
    std::string result;
    std::size_t next = 0;
    for (const char letter : pattern) {
        if (letter == 'N' && next < numbers.size()) {
            result += std::to_string(numbers[next++]);
        } else {
            result += letter;
        }
    }
    return result;
}

bool hasFormOf(std::string_view pattern, std::string_view name)
{
    return partsOf(pattern, name).has_value();
}

} // namespace construction
