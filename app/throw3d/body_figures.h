// What a chip of Bullet's world does, in millimetres and seconds: how low it is, and how long it
// takes at least until it strikes. The step of the world is chosen by it.
#pragma once

#include <btBulletDynamicsCommon.h>

namespace throw3d
{

// Bullet wants moving things between 0.05 and 10 units: one unit is a centimetre.
constexpr double UnitsPerMm = 0.1;
constexpr double MmPerUnit = 10;

class BodyFigures
{
public:
    BodyFigures(const btRigidBody &chip, double radiusMm);

    double lowest() const;       // of its rim, above the table
    double speed() const;        // of the fastest point of the rim, at most
    double untilItLands() const; // on the table
    double untilItMeets(const BodyFigures &other) const;

private:
    btVector3 m_at;
    btVector3 m_velocity; // of its centre
    double m_radius;
    double m_upright; // 1 for a chip that lies flat, 0 for one that stands on its edge
    double m_slope;   // how much lower or higher than the centre a rim is
    double m_wobble;  // how fast a point of the rim moves as the chip tumbles
};

} // namespace throw3d
