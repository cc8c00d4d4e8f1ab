// How likely it is that a hand with given errors, on a given surface, lets its chips stop where
// they did. The surfaces' landings are drawn, the hand's own errors are computed about them.
#pragma once

#include "games/clout/landing_table.h"
#include "games/clout/throw.h"
#include "games/clout/vector.h"

#include <array>

namespace games::clout
{

// One throw as the fit sees it. Millimetres, in the direction of the throw.
struct SeenThrow {
    Throw what;
    double ahead = 0; // from where a perfect hand's chip touches down to where this one stopped
    double left = 0;
    double aheadPerSpeed = 0; // farther, for an error of the whole speed, were it linear
    double distance = 0;      // to the mark
};

SeenThrow seenThrow(const Throw &what, base::Point stopped);

// How far the landings of a steady and of an unsteady hand lean.
struct Leaning {
    std::int32_t tiltMilliDeg;
    std::int32_t tumbleMilliRad;
};

class ThrowLikelihood
{
public:
    // The figures that are tried: each an eighth more than the one before.
    static constexpr std::size_t Steps = 30;
    static constexpr double LeastSpeed = 50;     // per myriad; the most is 1,500
    static constexpr double LeastSideways = 200; // thousandths of a degree; the most is 6,100
    using Curve = std::array<double, Steps>;

    static double figureAt(double least, double step);

    ThrowLikelihood(const std::vector<SeenThrow> &throws,
                    const LandingTable &table,
                    Leaning leaning);

    double logarithm(std::size_t speed, std::size_t sideways) const
    {
        return m_logarithms[speed][sideways];
    }

private:
    void add(const SeenThrow &what, const LandingTable &table, Leaning leaning, base::Rng rng);
    void addLogarithms(const std::vector<Curve> &ahead, const std::vector<Curve> &aside);

    std::array<Curve, Steps> m_logarithms{};
};

} // namespace games::clout
