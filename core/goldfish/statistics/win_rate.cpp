#include "goldfish/statistics/win_rate.h"

#include "goldfish/statistics/normal.h"

#include <cmath>

namespace goldfish
{

namespace
{

// How much less than a coin's the score of a game varies: 1 without draws. One more game is taken
// to be decided, or ten draws in ten games would make the share certain.
double relativeVariance(const WinRate &of)
{
    const auto games = static_cast<double>(of.games());
    const double rate = of.rate();
    const double coin = rate * (1 - rate);
    if (of.draws == 0 || coin <= 0) {
        return 1;
    }
    const double seen =
        (static_cast<double>(of.wins) + static_cast<double>(of.draws) / 4) / games - rate * rate;
    return (games * seen / coin + 1) / (games + 1);
}

} // namespace

double WinRate::rate() const
{
    return games() == 0 ? 0.5
                        : static_cast<double>(2 * wins + draws) / static_cast<double>(2 * games());
}

// The centre and half width of the share's score test, with the variance scaled.
Interval WinRate::wilson() const
{
    if (games() == 0) {
        return {0, 1};
    }
    const double z = normalQuantile(Tail95);
    const double square = z * z * relativeVariance(*this);
    const auto n = static_cast<double>(games());
    const double p = rate();
    const double scale = 1 + square / n;
    const double centre = (p + square / (2 * n)) / scale;
    const double half = std::sqrt(square * (p * (1 - p) / n + square / (4 * n * n))) / scale;
    return {wins + draws == 0 ? 0 : centre - half, losses + draws == 0 ? 1 : centre + half};
}

WinRate &WinRate::operator+=(const WinRate &other)
{
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

} // namespace goldfish
