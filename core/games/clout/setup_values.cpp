#include "games/clout/setup_values.h"

#include <cmath>

namespace games::clout
{

using base::text;
using files::json::Source;

namespace
{

constexpr double LargestMillimetre = 100'000;
constexpr int LargestNumber = 99; // two places are printed

base::Result<double> millimetres(const Source &source)
{
    const auto *whole = source.node.integer();
    const auto *real = source.node.real();
    const double value = whole != nullptr ? static_cast<double>(*whole)
        : real != nullptr                 ? *real
                                          : NAN;
    if (!std::isfinite(value) || std::abs(value) > LargestMillimetre) {
        return source.problem(text("Clout", "A length in millimetres is expected here."),
                              text("Clout", "It may have three decimals, and 100,000 at most."));
    }
    return value;
}

} // namespace

base::Result<std::int32_t> micrometres(const Source &source)
{
    const auto value = millimetres(source);
    if (!value) {
        return tl::unexpected(value.error());
    }
    return static_cast<std::int32_t>(std::lround(*value * 1000));
}

base::Result<base::Point> pointOf(const Source &source)
{
    const auto pair = source.asArray();
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    if (pair->size() != 2) {
        return source.problem(text("Clout", "A place is two lengths: [x, y] in millimetres."));
    }
    const auto x = micrometres((*pair)[0]);
    const auto y = micrometres((*pair)[1]);
    if (!x || !y) {
        return tl::unexpected(!x ? x.error() : y.error());
    }
    return base::Point{*x, *y};
}

base::Result<int> printedNumber(const Source &chip, std::string_view key, const std::string &name)
{
    const auto member = chip.optionalMember(key);
    if (!member || member->node.isNull()) {
        return chip.problem(
            text("Clout", "%1 cannot be played: its %2 is unknown.").with(name).with(key),
            text("Clout", "Enter the number that is printed on the chip."));
    }
    const auto number = member->asInteger();
    if (!number) {
        return tl::unexpected(number.error());
    }
    if (*number < 0 || *number > LargestNumber) {
        return member->problem(
            text("Clout", "The %1 of %2 is a number from 0 to 99.").with(key).with(name));
    }
    return static_cast<int>(*number);
}

} // namespace games::clout
