#include "throw3d/body_figures.h"

#include "games/clout/flight.h"

#include <algorithm>
#include <cmath>

namespace throw3d
{

namespace
{

// A rim that strikes may sink so deep within one step.
constexpr double DepthMm = 0.3;
constexpr double SlowMm = 1e-3; // per second, instead of nothing

double uprightness(const btRigidBody &chip)
{
    return std::min(1.0, std::abs(static_cast<double>(chip.getWorldTransform().getBasis()[2].z())));
}

} // namespace

// Its spin moves no point up or down, nor nearer to another chip.
BodyFigures::BodyFigures(const btRigidBody &chip, double radiusMm)
    : m_at(chip.getWorldTransform().getOrigin())
    , m_velocity(chip.getLinearVelocity())
    , m_radius(radiusMm)
    , m_upright(uprightness(chip))
    , m_slope(radiusMm * std::sqrt(1 - m_upright * m_upright))
    , m_wobble(std::hypot(chip.getAngularVelocity().x(), chip.getAngularVelocity().y()) * radiusMm)
{
}

double BodyFigures::lowest() const
{
    return m_at.z() * MmPerUnit - m_slope - games::clout::FlatHeight * m_upright;
}

double BodyFigures::speed() const
{
    return m_velocity.length() * MmPerUnit + m_wobble;
}

double BodyFigures::untilItLands() const
{
    const double falling = std::abs(m_velocity.z()) * MmPerUnit + m_wobble;
    return std::max(lowest(), DepthMm) / std::max(falling, SlowMm);
}

double BodyFigures::untilItMeets(const BodyFigures &other) const
{
    const btVector3 way = other.m_at - m_at;
    const double aside = std::hypot(way.x(), way.y()) * MmPerUnit - 2 * m_radius;
    const double above =
        std::abs(way.z()) * MmPerUnit - games::clout::ChipThickness - m_slope - other.m_slope;
    const double closing =
        (m_velocity - other.m_velocity).length() * MmPerUnit + m_wobble + other.m_wobble;
    return std::max({aside, above, DepthMm}) / std::max(closing, SlowMm);
}

} // namespace throw3d
