#include "goldfish/statistics/normal.h"

#include "goldfish/statistics/elementary.h"

namespace goldfish
{

namespace
{

constexpr double Pi = 3.14159265358979323846;
constexpr double RootOfTwoPi = 2.50662827463100050242;

double density(double deviation)
{
    return exponential(-deviation * deviation / 2) / RootOfTwoPi;
}

// From 0 up to the deviation: a series that converges fast while it is small.
double middle(double deviation)
{
    double term = deviation;
    double sum = deviation;
    for (int odd = 3; odd < 160; odd += 2) {
        term *= deviation * deviation / odd;
        sum += term;
    }
    return sum * density(deviation);
}

// A continued fraction, from far inside outwards.
double farTail(double deviation)
{
    double fraction = deviation;
    for (int step = 120; step > 0; --step) {
        fraction = deviation + step / fraction;
    }
    return density(deviation) / fraction;
}

} // namespace

double upperTail(double deviation)
{
    constexpr double Far = 3;
    if (deviation < 0) {
        return 1 - upperTail(-deviation);
    }
    return deviation < Far ? 0.5 - middle(deviation) : farTail(deviation);
}

double normalQuantile(double tail)
{
    constexpr int Halvings = 64;
    double least = -37;
    double most = 37;
    for (int halving = 0; halving < Halvings; ++halving) {
        const double centre = (least + most) / 2;
        (upperTail(centre) > tail ? least : most) = centre;
    }
    return (least + most) / 2;
}

double studentQuantile(double tail, std::int64_t freedom)
{
    if (freedom <= 1) {
        return 1 / (Pi * tail) - Pi * tail / 3; // the cotangent's first terms
    }
    const double z = normalQuantile(tail);
    const double square = z * z;
    const auto n = static_cast<double>(freedom);
    const double first = z * (square + 1) / 4;
    const double second = z * ((5 * square + 16) * square + 3) / 96;
    const double third = z * (((3 * square + 19) * square + 17) * square - 15) / 384;
    const double fourth =
        z * ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160;
    return z + (first + (second + (third + fourth / n) / n) / n) / n;
}

} // namespace goldfish
