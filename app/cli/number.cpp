#include "cli/number.h"

#include <charconv>

namespace cli
{

using base::text;

base::Result<std::uint64_t>
numberOption(const Arguments &arguments, std::string_view name, std::uint64_t otherwise)
{
    const auto words = arguments.value(name);
    if (!words) {
        return otherwise;
    }
    std::uint64_t number = 0;
    const char *const last = words->data() + words->size();
    const auto [end, error] = std::from_chars(words->data(), last, number);
    constexpr std::uint64_t Largest = INT64_MAX; // what JSON can hold
    if (error != std::errc() || end != last || number > Largest) {
        return base::problem(
            text("CommandLine", "--%1 is a whole number, not “%2”.").with(name).with(*words));
    }
    return number;
}

} // namespace cli
