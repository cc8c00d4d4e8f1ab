#include "goldfish/statistics/elementary.h"

#include <algorithm>

namespace goldfish
{

namespace
{

constexpr double LogOfTwo = 0.693147180559945309417;

} // namespace

// ln(m · 2^k) with m from 2/3 to 4/3, and ln m = 2 artanh((m − 1) / (m + 1)) as its series.
double naturalLog(double number)
{
    int twos = 0;
    while (number > 4.0 / 3.0) {
        number /= 2;
        ++twos;
    }
    while (number < 2.0 / 3.0) {
        number *= 2;
        --twos;
    }
    const double base = (number - 1) / (number + 1);
    const double square = base * base;
    double power = base;
    double sum = 0;
    for (int odd = 1; odd < 40; odd += 2) {
        sum += power / odd;
        power *= square;
    }
    return 2 * sum + twos * LogOfTwo;
}

// The series of a 1024th of it, squared ten times.
double exponential(double exponent)
{
    const double part = std::clamp(exponent, -700.0, 700.0) / 1024;
    double term = 1;
    double sum = 1;
    for (int order = 1; order < 16; ++order) {
        term *= part / order;
        sum += term;
    }
    for (int doubling = 0; doubling < 10; ++doubling) {
        sum *= sum;
    }
    return sum;
}

} // namespace goldfish
