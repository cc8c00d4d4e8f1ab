#include "base/angle.h"

#include <array>

namespace base
{

namespace
{

constexpr std::int64_t WholeTurn = 360000; // thousandths of a degree
constexpr std::int64_t QuarterTurn = WholeTurn / 4;
constexpr double MilliDegree = 3.14159265358979323846 / 180000; // in radians

// 1 + a·s + b·s² + …, by the scheme of Horner.
template<std::size_t Count>
double series(const std::array<double, Count> &factors, double square)
{
    double sum = 0;
    for (auto factor = factors.rbegin(); factor != factors.rend(); ++factor) {
        sum = (sum + *factor) * square;
    }
    return 1 + sum;
}

// Within an eighth of a turn the first dropped term is below the last bit.
Turn ofSmall(double radians)
{
    constexpr std::array<double, 7> Sine{-1.0 / 6,
                                         1.0 / 120,
                                         -1.0 / 5040,
                                         1.0 / 362880,
                                         -1.0 / 39916800,
                                         1.0 / 6227020800,
                                         -1.0 / 1307674368000};
    constexpr std::array<double, 8> Cosine{-1.0 / 2,
                                           1.0 / 24,
                                           -1.0 / 720,
                                           1.0 / 40320,
                                           -1.0 / 3628800,
                                           1.0 / 479001600,
                                           -1.0 / 87178291200,
                                           1.0 / 20922789888000};
    const double square = radians * radians;
    return {radians * series(Sine, square), series(Cosine, square)};
}

} // namespace

Turn turn(std::int64_t milliDegrees)
{
    const std::int64_t angle = (milliDegrees % WholeTurn + WholeTurn) % WholeTurn;
    const std::int64_t quarters = (angle + QuarterTurn / 2) / QuarterTurn;
    const Turn rest = ofSmall(static_cast<double>(angle - quarters * QuarterTurn) * MilliDegree);
    switch (quarters % 4) {
    case 1:
        return {rest.cosine, -rest.sine};
    case 2:
        return {-rest.sine, -rest.cosine};
    case 3:
        return {-rest.cosine, rest.sine};
    default:
        return rest;
    }
}

} // namespace base
