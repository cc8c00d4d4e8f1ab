#include "boards/clout_scatter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boards
{

namespace
{

constexpr double Gravity = 9810; // mm/s²

// Mean way after the first touch of a flat chip that lands with 1.65 m/s along (rulings §4.4).
struct RollOn {
    double friction = 0;
    double millimetres = 0;
};
constexpr RollOn RollOns[] = {{0.2, 270}, {0.3, 85}, {0.4, 10}, {0.5, 0}};
constexpr double SpeedOfRollOns = 1650; // mm/s

double rollOnOf(double friction, double speed)
{
    const auto *const upper =
        std::find_if(std::begin(RollOns), std::end(RollOns), [friction](const RollOn &row) {
            return row.friction >= friction;
        });
    double way = 0;
    if (upper == std::begin(RollOns)) {
        way = upper->millimetres;
    } else if (upper != std::end(RollOns)) {
        const auto &lower = *(upper - 1);
        const double share = (friction - lower.friction) / (upper->friction - lower.friction);
        way = std::lerp(lower.millimetres, upper->millimetres, share);
    }
    const double ratio = speed / SpeedOfRollOns;
    return way * ratio * ratio; // friction takes the energy of the motion
}

} // namespace

std::optional<Scatter> scatterOf(const games::clout::Hand &hand,
                                 base::Point from,
                                 base::Point aim,
                                 const std::optional<games::clout::Surface> &surface)
{
    const double x = (static_cast<double>(aim.x) - from.x) / 1000;
    const double y = (static_cast<double>(aim.y) - from.y) / 1000;
    const double distance = std::hypot(x, y);
    if (distance < 1) {
        return std::nullopt;
    }
    const games::clout::Throw usual;
    const double rise = std::sqrt(2 * Gravity * usual.apexMm);
    const double fall = std::sqrt(2 * Gravity * (usual.apexMm + usual.handHeightMm));
    const double speed = distance * Gravity / (rise + fall); // over the table
    Scatter scatter;
    scatter.aim = aim;
    scatter.alongX = x / distance;
    scatter.alongY = y / distance;
    // A faster throw goes farther, and flies for longer: d(range)/range = (1 + rise/fall) dv/v.
    scatter.along = distance * (1 + rise / fall) * hand.speedPerMyriad / 10'000.0;
    scatter.across = distance * std::tan(hand.sidewaysMilliDeg / 1000.0 * std::numbers::pi / 180);
    if (surface) {
        scatter.rollOn = rollOnOf(surface->frictionPerMille / 1000.0, speed);
    }
    return scatter;
}

} // namespace boards
