#include "engine/region.h"

#include <algorithm>

namespace engine
{

bool Region::keepInside(base::Disc disc)
{
    if (m_insideCount == MostInside) {
        return false;
    }
    m_inside[m_insideCount++] = disc;
    return true;
}

bool Region::keepOutside(base::Disc disc)
{
    if (m_outsideCount == MostOutside) {
        return false;
    }
    m_outside[m_outsideCount++] = disc;
    return true;
}

bool Region::contains(base::Point point) const
{
    const auto holds = [point](const base::Disc &disc) { return isWithin(disc, point); };
    // On the rim of a disc, but not within the next smaller one.
    const auto overlaps = [point](const base::Disc &disc) {
        return squaredDistance(disc.centre, point) < disc.radius * disc.radius;
    };
    return isWithin(m_area, point)
        && std::all_of(m_inside.begin(), m_inside.begin() + m_insideCount, holds)
        && std::none_of(m_outside.begin(), m_outside.begin() + m_outsideCount, overlaps);
}

base::Rectangle Region::bounds() const
{
    base::Rectangle result = m_area;
    for (std::size_t i = 0; i < m_insideCount; ++i) {
        result = intersection(result, boundsOf(m_inside[i]));
    }
    return result;
}

// By rejection, which is the one way that is exactly even over whole micrometres.
std::optional<base::Point> Region::sample(base::Rng &rng) const
{
    constexpr int MostTries = 20'000;
    const base::Rectangle from = bounds();
    if (from.most.x < from.least.x || from.most.y < from.least.y) {
        return std::nullopt;
    }
    for (int attempt = 0; attempt < MostTries; ++attempt) {
        const auto x = static_cast<std::int32_t>(base::between(rng, from.least.x, from.most.x));
        const auto y = static_cast<std::int32_t>(base::between(rng, from.least.y, from.most.y));
        if (contains({x, y})) {
            return base::Point{x, y};
        }
    }
    return std::nullopt;
}

} // namespace engine
