#include "goldfish/statistics/mcnemar.h"

#include <algorithm>

namespace goldfish
{

namespace
{

// C(n, n/2) / 2^n, without a number that is too great or too small on the way.
double centralTerm(std::int64_t n)
{
    double term = 1;
    for (std::int64_t i = 1; i <= n / 2; ++i) {
        term *= static_cast<double>(2 * i - 1) / static_cast<double>(2 * i);
    }
    // Of an odd number: C(n, (n−1)/2) / 2^n is the term of n + 1 exactly.
    return n % 2 == 0 ? term : term * static_cast<double>(n) / static_cast<double>(n + 1);
}

} // namespace

double mcnemar(const Pairs &pairs)
{
    const std::int64_t n = pairs.firstBetter + pairs.secondBetter;
    const std::int64_t fewer = std::min(pairs.firstBetter, pairs.secondBetter);
    // From the middle of the distribution down: each term from the one above it.
    double term = centralTerm(n);
    double sum = 0;
    for (std::int64_t k = n / 2; k >= 0 && term > 0; --k) {
        sum += k <= fewer ? term : 0;
        term *= static_cast<double>(k) / static_cast<double>(n - k + 1);
    }
    return std::min(1.0, 2 * sum);
}

} // namespace goldfish
