#include "games/clout/thrown_way.h"

#include <algorithm>

namespace games::clout
{

ThrownWay::ThrownWay(Vector2 from, Vector2 direction, double length, LowParts low)
    : m_at(from)
    , m_direction(direction)
    , m_left(length)
    , m_low(low)
{
}

Vector2 ThrownWay::end() const
{
    return m_at + m_direction * m_left;
}

double ThrownWay::partAt(double distance) const
{
    return m_left > 0 ? m_done + (WayParts - m_done) * (distance / m_left) : WayParts;
}

std::optional<double> ThrownWay::untilItTouches(Vector2 chip, double reach) const
{
    const Vector2 way = chip - m_at;
    const double ahead = dot(way, m_direction);
    const double under = reach * reach - (dot(way, way) - ahead * ahead);
    if (under <= 0) {
        return std::nullopt;
    }
    const double half = std::sqrt(under);
    const double enters = std::max(0.0, ahead - half);
    const double leaves = std::min(m_left, ahead + half);
    if (enters > leaves) {
        return std::nullopt;
    }
    // It lies flat in the end, whatever the last part says.
    const auto last = std::min(static_cast<int>(partAt(leaves)), WayParts);
    for (auto part = static_cast<int>(partAt(enters)); part <= last; ++part) {
        if (part < WayParts && ((m_low >> part) & 1) == 0) {
            continue;
        }
        const double begins = WayParts > m_done
            ? (std::min(part, WayParts) - m_done) / (WayParts - m_done) * m_left
            : 0;
        return std::max(enters, begins);
    }
    return std::nullopt;
}

double ThrownWay::distanceFrom(Vector2 chip) const
{
    return std::abs(dot(chip - m_at, leftOf(m_direction)));
}

void ThrownWay::goOn(double distance, double onward)
{
    m_done = std::min<double>(WayParts, partAt(distance));
    m_at = m_at + m_direction * distance;
    m_left = onward;
}

} // namespace games::clout
