#include "games/clout/fitting.h"

#include "games/clout/throw_likelihood.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace games::clout
{

using base::text;

namespace
{

using Curve = ThrowLikelihood::Curve;
constexpr std::size_t Steps = ThrowLikelihood::Steps;

// As data/clout/throwing.json has them, and a steadier one.
constexpr std::array Leanings{Leaning{3000, 250},
                              Leaning{6000, 500},
                              Leaning{10000, 800},
                              Leaning{15000, 1500}};

// Twice the logarithm of a likelihood falls by 3.84 at the ends of a 95 percent interval. Here
// landings are drawn and leanings are few, so that it is itself uncertain: with 3.84 the intervals
// held the truth in 90 of 100 trials of twenty throws, with this in some 95.
constexpr double FallAtEnds = 5.2;

// What is left of the likelihood for each value of one figure, all others being the best for it.
struct Profiles {
    Curve speed;
    Curve sideways;
    std::array<double, Leanings.size()> leaning;
    std::vector<double> surface;
};

constexpr double Nothing = -1e300;

void raise(double &to, double value)
{
    to = std::max(to, value);
}

Profiles profilesOf(const std::vector<SeenThrow> &throws,
                    const std::vector<std::shared_ptr<const LandingTable>> &tables)
{
    Profiles best;
    best.speed.fill(Nothing);
    best.sideways.fill(Nothing);
    best.leaning.fill(Nothing);
    best.surface.assign(tables.size(), Nothing);
    for (std::size_t surface = 0; surface < tables.size(); ++surface) {
        for (std::size_t leaning = 0; leaning < Leanings.size(); ++leaning) {
            const ThrowLikelihood likelihood(throws, *tables[surface], Leanings[leaning]);
            for (std::size_t pair = 0; pair < Steps * Steps; ++pair) {
                const std::size_t speed = pair / Steps;
                const std::size_t sideways = pair % Steps;
                const double logarithm = likelihood.logarithm(speed, sideways);
                raise(best.speed[speed], logarithm);
                raise(best.sideways[sideways], logarithm);
                raise(best.leaning[leaning], logarithm);
                raise(best.surface[surface], logarithm);
            }
        }
    }
    return best;
}

// Where a curve crosses a height between two steps.
double crossing(const Curve &curve, std::size_t below, std::size_t above, double height)
{
    const double part = (height - curve[below]) / (curve[above] - curve[below]);
    const auto from = static_cast<double>(below);
    return from + (static_cast<double>(above) - from) * part;
}

// The top of the parabola through the highest step and its neighbours.
double topOf(const Curve &curve, std::size_t highest)
{
    const auto at = static_cast<double>(highest);
    if (highest == 0 || highest + 1 == Steps) {
        return at;
    }
    const double before = curve[highest - 1] - curve[highest];
    const double after = curve[highest + 1] - curve[highest];
    const double bend = before + after;
    return bend < 0 ? at + (before - after) / (2 * bend) : at;
}

Estimate estimateOf(const Curve &curve, double least)
{
    const auto highest =
        static_cast<std::size_t>(std::max_element(curve.begin(), curve.end()) - curve.begin());
    const double height = curve[highest] - FallAtEnds / 2;
    std::size_t first = highest;
    while (first > 0 && curve[first - 1] >= height) {
        --first;
    }
    std::size_t last = highest;
    while (last + 1 < Steps && curve[last + 1] >= height) {
        ++last;
    }
    const double begins = first > 0 ? crossing(curve, first - 1, first, height) : 0;
    const double ends =
        last + 1 < Steps ? crossing(curve, last + 1, last, height) : static_cast<double>(last);
    const auto whole = [least](double step) {
        return static_cast<std::int32_t>(std::lround(ThrowLikelihood::figureAt(least, step)));
    };
    return {whole(topOf(curve, highest)), whole(begins), whole(ends)};
}

Estimate leaningOf(const Profiles &profiles, Hand &hand)
{
    const auto &curve = profiles.leaning;
    const auto highest = std::max_element(curve.begin(), curve.end());
    const auto isPossible = [&](double value) { return value >= *highest - FallAtEnds / 2; };
    const auto first = std::find_if(curve.begin(), curve.end(), isPossible);
    const auto last = std::find_if(curve.rbegin(), curve.rend(), isPossible);
    const auto &best = Leanings[static_cast<std::size_t>(highest - curve.begin())];
    hand.tiltMilliDeg = best.tiltMilliDeg;
    hand.tumbleMilliRad = best.tumbleMilliRad;
    return {best.tiltMilliDeg,
            Leanings[static_cast<std::size_t>(first - curve.begin())].tiltMilliDeg,
            Leanings[static_cast<std::size_t>(curve.rend() - last - 1)].tiltMilliDeg};
}

std::vector<SurfaceChance> chancesOf(const Profiles &profiles,
                                     const std::vector<std::shared_ptr<const LandingTable>> &tables)
{
    constexpr double Hundred = 100;
    const double highest = *std::max_element(profiles.surface.begin(), profiles.surface.end());
    std::vector<double> weights;
    for (const double logarithm : profiles.surface) {
        weights.push_back(std::exp(logarithm - highest));
    }
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<SurfaceChance> chances;
    for (std::size_t place = 0; place < tables.size(); ++place) {
        const double percent = weights[place] / all * Hundred;
        chances.push_back({tables[place]->surface, static_cast<int>(std::lround(percent))});
    }
    std::stable_sort(chances.begin(),
                     chances.end(),
                     [](const SurfaceChance &one, const SurfaceChance &other) {
                         return one.percent > other.percent;
                     });
    return chances;
}

} // namespace

base::Result<FittedHand> fitHand(std::span<const RealThrow> throws,
                                 const std::vector<std::shared_ptr<const LandingTable>> &tables)
{
    if (throws.size() < FewestRealThrows || tables.empty()) {
        return base::problem(
            text("Throws", "A hand is fitted from at least %1 throws; there are %2.")
                .with(FewestRealThrows)
                .with(throws.size()),
            text("Throws", "Throw some more chips at the mark; twenty are a good number."));
    }
    std::vector<SeenThrow> all;
    for (const auto &real : throws) {
        all.push_back(seenThrow(real.what, real.stopped));
    }
    const Profiles profiles = profilesOf(all, tables);
    FittedHand fitted;
    fitted.speedPerMyriad = estimateOf(profiles.speed, ThrowLikelihood::LeastSpeed);
    fitted.sidewaysMilliDeg = estimateOf(profiles.sideways, ThrowLikelihood::LeastSideways);
    fitted.tiltMilliDeg = leaningOf(profiles, fitted.hand);
    fitted.hand.speedPerMyriad = fitted.speedPerMyriad.value;
    fitted.hand.sidewaysMilliDeg = fitted.sidewaysMilliDeg.value;
    fitted.surfaces = chancesOf(profiles, tables);
    return fitted;
}

} // namespace games::clout
