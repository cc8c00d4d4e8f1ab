#include "goldfish/figures.h"

#include <cmath>
#include <cstdint>

namespace goldfish
{

using base::text;

namespace
{

struct Digits {
    bool isNegative = false;
    std::int64_t whole = 0;
    std::string fraction; // empty: none
};

Digits digitsOf(double number, int places)
{
    std::int64_t scale = 1;
    for (int place = 0; place < places; ++place) {
        scale *= 10;
    }
    const double most = 1e15 / static_cast<double>(scale);
    const auto scaled = static_cast<std::int64_t>(
        std::llround(std::min(std::abs(number), most) * static_cast<double>(scale)));
    Digits result{number < 0 && scaled != 0, scaled / scale, {}};
    if (places > 0) {
        result.fraction = std::to_string(scaled % scale);
        result.fraction.insert(0, static_cast<std::size_t>(places) - result.fraction.size(), '0');
    }
    return result;
}

base::Text unsignedText(const Digits &digits)
{
    return digits.fraction.empty()
        ? text("Number", "%1").with(digits.whole)
        : text("Number", "%1.%2").with(digits.whole).with(digits.fraction);
}

bool isBounded(const Interval &interval)
{
    return std::isfinite(interval.low) && std::isfinite(interval.high);
}

base::Text fromTo(base::Text low, base::Text high)
{
    return text("Number", "%1 to %2").with(std::move(low)).with(std::move(high));
}

} // namespace

base::Text decimal(double number, int places)
{
    const auto digits = digitsOf(number, places);
    auto words = unsignedText(digits);
    return digits.isNegative ? text("Number", "−%1").with(std::move(words)) : words;
}

base::Text signedDecimal(double number, int places)
{
    const auto digits = digitsOf(number, places);
    return digits.isNegative ? decimal(number, places)
                             : text("Number", "+%1").with(unsignedText(digits));
}

base::Text percent(double share, int places)
{
    return text("Number", "%1 %").with(decimal(100 * share, places));
}

base::Text decimals(const Interval &interval, int places)
{
    return isBounded(interval)
        ? fromTo(decimal(interval.low, places), decimal(interval.high, places))
        : text("Number", "unknown");
}

base::Text percents(const Interval &interval, int places)
{
    return isBounded(interval)
        ? text("Number", "%1 %").with(decimals({100 * interval.low, 100 * interval.high}, places))
        : text("Number", "unknown");
}

} // namespace goldfish
