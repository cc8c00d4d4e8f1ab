#include "goldfish/statistics/resolution.h"

#include "goldfish/statistics/normal.h"

#include <algorithm>
#include <cmath>

namespace goldfish
{

namespace
{

constexpr double OneRunInFive = 0.2;
constexpr double MostPairs = 1e7;

double reach()
{
    return normalQuantile(Tail95) + normalQuantile(OneRunInFive);
}

} // namespace

// Wilson's half width at a half, written out.
double halfWidthOfRate(std::int64_t games)
{
    const double z = normalQuantile(Tail95);
    return z / (2 * std::sqrt(static_cast<double>(games) + z * z));
}

double shownDifference(std::int64_t pairs, double variance)
{
    return pairs <= 0 ? 1 : reach() * std::sqrt(variance / static_cast<double>(pairs));
}

std::int64_t fixedSample(double one, double other, double falseAlarm, double miss)
{
    const double width = normalQuantile(falseAlarm) * std::sqrt(one * (1 - one))
        + normalQuantile(miss) * std::sqrt(other * (1 - other));
    const double root = width / (other - one);
    return static_cast<std::int64_t>(std::ceil(root * root));
}

std::optional<std::int64_t> pairsToSettle(const Moments &differences)
{
    const double mean = std::abs(differences.mean());
    if (differences.count() < 2 || mean == 0) {
        return std::nullopt;
    }
    if (!differences.interval(Tail95).holds(0)) {
        return 0;
    }
    const double root = reach() * differences.deviation() / mean;
    const double pairs = std::ceil(root * root);
    if (pairs > MostPairs) {
        return std::nullopt;
    }
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(pairs) - differences.count());
}

} // namespace goldfish
