// The straight way of a thrown chip from touching down to rest, and whom it touches where. On some
// parts of it the chip hops, and what lies there feels nothing.
#pragma once

#include "games/clout/landing_table.h"
#include "games/clout/vector.h"

#include <optional>

namespace games::clout
{

// A chip that wobbles and curves reaches that much farther than its disc on a straight line, mm.
constexpr double WobbleReach = 6;

class ThrownWay
{
public:
    // `direction` has length 1. Millimetres.
    ThrownWay(Vector2 from, Vector2 direction, double length, LowParts low);

    double left() const { return m_left; }
    Vector2 end() const;
    // How far it is to where it may first touch a chip that lies there; nothing where it passes
    // it. `reach` is how near the centres must come.
    std::optional<double> untilItTouches(Vector2 chip, double reach) const;
    double distanceFrom(Vector2 chip) const; // of the line on which it goes
    // Goes that far, from where it then still has `onward` to go; the hops are spread over it anew.
    void goOn(double distance, double onward);
    Vector2 at() const { return m_at; }
    Vector2 direction() const { return m_direction; }

private:
    double partAt(double distance) const;

    Vector2 m_at;
    Vector2 m_direction;
    double m_left;
    double m_done = 0; // of the parts, from 0 to WayParts
    LowParts m_low;
};

} // namespace games::clout
