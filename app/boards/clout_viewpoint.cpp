#include "boards/clout_viewpoint.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace boards
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutPlaces)
};

std::int32_t coordinate(std::int64_t value)
{
    const std::int64_t most = base::LargestCoordinate;
    return static_cast<std::int32_t>(std::clamp(value, -most, most));
}

QString fromLeft(std::int64_t right, std::int64_t width, const QLocale &locale)
{
    if (right < 0) {
        return Words::tr("%1 beyond the left edge").arg(lengthWords(-right, locale));
    }
    return right > width
        ? Words::tr("%1 beyond the right edge").arg(lengthWords(right - width, locale))
        : Words::tr("%1 from the left").arg(lengthWords(right, locale));
}

QString fromOwn(std::int64_t away, std::int64_t depth, const QLocale &locale)
{
    if (away < 0) {
        return Words::tr("%1 beyond your edge").arg(lengthWords(-away, locale));
    }
    return away > depth ? Words::tr("%1 beyond the far edge").arg(lengthWords(away - depth, locale))
                        : Words::tr("%1 from you").arg(lengthWords(away, locale));
}

} // namespace

Viewpoint::Viewpoint(base::Rectangle area, Edge nearest)
    : m_area(area)
    , m_nearest(nearest)
{
}

Viewpoint Viewpoint::of(const games::clout::Setup &setup, engine::Seat viewer)
{
    const auto &area = setup.area;
    const std::size_t seat = engine::placeOf(viewer);
    const base::Point from = setup.throwing.from[seat < setup.start.seats ? seat : 0];
    // How far outside each edge the place lies; the farthest says whose side it is.
    const std::pair<std::int64_t, Edge> sides[] = {
        {std::int64_t{area.least.y} - from.y, Edge::LeastY},
        {std::int64_t{from.y} - area.most.y, Edge::MostY},
        {std::int64_t{area.least.x} - from.x, Edge::LeastX},
        {std::int64_t{from.x} - area.most.x, Edge::MostX},
    };
    const auto *const side =
        std::max_element(std::begin(sides), std::end(sides), [](const auto &one, const auto &two) {
            return one.first < two.first;
        });
    return Viewpoint(area, side->first > 0 ? side->second : Edge::LeastY);
}

Seen Viewpoint::seen(base::Point point) const
{
    const std::int64_t left = std::int64_t{point.x} - m_area.least.x;
    const std::int64_t right = std::int64_t{m_area.most.x} - point.x;
    const std::int64_t low = std::int64_t{point.y} - m_area.least.y;
    const std::int64_t high = std::int64_t{m_area.most.y} - point.y;
    switch (m_nearest) {
    case Edge::MostY:
        return {right, high};
    case Edge::LeastX:
        return {high, left};
    case Edge::MostX:
        return {low, right};
    case Edge::LeastY:
        break;
    }
    return {left, low};
}

base::Point Viewpoint::point(Seen seen) const
{
    const auto &[least, most] = m_area;
    switch (m_nearest) {
    case Edge::MostY:
        return {coordinate(most.x - seen.right), coordinate(most.y - seen.away)};
    case Edge::LeastX:
        return {coordinate(least.x + seen.away), coordinate(most.y - seen.right)};
    case Edge::MostX:
        return {coordinate(most.x - seen.away), coordinate(least.y + seen.right)};
    case Edge::LeastY:
        break;
    }
    return {coordinate(least.x + seen.right), coordinate(least.y + seen.away)};
}

base::Point Viewpoint::moved(base::Point point, Seen by) const
{
    const Seen from = seen(point);
    return this->point({from.right + by.right, from.away + by.away});
}

QString lengthWords(std::int64_t micrometres, const QLocale &locale)
{
    const auto millimetres =
        static_cast<qlonglong>(std::llround(static_cast<double>(micrometres) / 1000));
    return millimetres % 10 == 0
        ? Words::tr("%1 cm").arg(locale.toString(millimetres / 10))
        : Words::tr("%1 cm").arg(locale.toString(static_cast<double>(millimetres) / 10, 'f', 1));
}

QString placeWords(const Viewpoint &viewpoint, base::Point point, const QLocale &locale)
{
    const Seen seen = viewpoint.seen(point);
    return Words::tr("%1, %2").arg(fromLeft(seen.right, viewpoint.width(), locale),
                                   fromOwn(seen.away, viewpoint.depth(), locale));
}

} // namespace boards
