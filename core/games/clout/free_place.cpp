#include "games/clout/free_place.h"

#include <limits>

namespace games::clout
{

namespace
{

constexpr double Slack = 1e-6; // mm

// The nearest free point of a plane with round holes lies on the rim of a hole: straight away from
// its centre, or where it crosses the rim of another.
class Search
{
public:
    Search(Vector2 point, std::span<const Vector2> lying, double apart)
        : m_point(point)
        , m_lying(lying)
        , m_apart(apart)
    {
    }

    bool isFree(Vector2 place) const
    {
        const double least = m_apart - Slack;
        for (const auto &chip : m_lying) {
            const Vector2 way = chip - place;
            if (dot(way, way) < least * least) {
                return false;
            }
        }
        return true;
    }

    void tryAwayFrom(Vector2 chip, Vector2 direction)
    {
        const Vector2 way = m_point - chip;
        const double distance = length(way);
        consider(chip + (distance > 0 ? way * (1 / distance) : direction) * m_apart);
    }

    void tryBetween(Vector2 one, Vector2 other)
    {
        const Vector2 way = other - one;
        const double square = dot(way, way);
        const double heightSquare = m_apart * m_apart - square / 4;
        if (square == 0 || heightSquare < 0) {
            return;
        }
        const Vector2 middle = one + way * 0.5;
        const Vector2 aside = leftOf(way) * std::sqrt(heightSquare / square);
        consider(middle + aside);
        consider(middle - aside);
    }

    Vector2 best() const { return m_best; }

private:
    void consider(Vector2 place)
    {
        const Vector2 way = place - m_point;
        const double square = dot(way, way);
        if (square < m_least && isFree(place)) {
            m_least = square;
            m_best = place;
        }
    }

    Vector2 m_point;
    std::span<const Vector2> m_lying;
    double m_apart;
    Vector2 m_best;
    double m_least = std::numeric_limits<double>::infinity();
};

} // namespace

Vector2
nearestFreePlace(Vector2 point, std::span<const Vector2> lying, double apart, Vector2 direction)
{
    Search search(point, lying, apart);
    if (search.isFree(point)) {
        return point;
    }
    for (std::size_t one = 0; one < lying.size(); ++one) {
        search.tryAwayFrom(lying[one], direction);
        for (std::size_t other = one + 1; other < lying.size(); ++other) {
            search.tryBetween(lying[one], lying[other]);
        }
    }
    return search.best();
}

} // namespace games::clout
