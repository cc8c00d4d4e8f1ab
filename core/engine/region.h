// An area of the plane that an answer may lie in: a rectangle, inside at most two discs and outside
// any number of others, with exact edges. Rims of the discs inside belong to it; those of the discs
// outside do, too, for pieces that touch do not overlap.
#pragma once

#include "base/plane.h"
#include "base/rng.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace engine
{

class Region
{
public:
    static constexpr std::size_t MostInside = 2;
    static constexpr std::size_t MostOutside = 128;

    explicit Region(base::Rectangle area = {})
        : m_area(area)
    {
    }

    // False where there are that many already.
    [[nodiscard]] bool keepInside(base::Disc disc);
    [[nodiscard]] bool keepOutside(base::Disc disc);

    // What it is made of, for drawing it.
    base::Rectangle area() const { return m_area; }
    std::span<const base::Disc> inside() const { return {m_inside.data(), m_insideCount}; }
    std::span<const base::Disc> outside() const { return {m_outside.data(), m_outsideCount}; }

    bool contains(base::Point point) const;
    // Each point as likely. Nothing where so little of the area is free that it was not met.
    std::optional<base::Point> sample(base::Rng &rng) const;

private:
    base::Rectangle bounds() const;

    base::Rectangle m_area;
    std::array<base::Disc, MostInside> m_inside;
    std::array<base::Disc, MostOutside> m_outside;
    std::uint8_t m_insideCount = 0;
    std::uint8_t m_outsideCount = 0;
};

} // namespace engine
