#include "base/plane.h"

#include <algorithm>
#include <cmath>

namespace base
{

namespace
{

std::int32_t limited(std::int64_t coordinate)
{
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(coordinate, -LargestCoordinate, LargestCoordinate));
}

} // namespace

std::int64_t squaredDistance(Point one, Point other)
{
    const std::int64_t x = std::int64_t{one.x} - other.x;
    const std::int64_t y = std::int64_t{one.y} - other.y;
    return x * x + y * y;
}

bool isWithin(Disc disc, Point point)
{
    return disc.radius >= 0 && squaredDistance(disc.centre, point) <= disc.radius * disc.radius;
}

bool isWithin(Rectangle rectangle, Point point)
{
    return point.x >= rectangle.least.x && point.x <= rectangle.most.x
        && point.y >= rectangle.least.y && point.y <= rectangle.most.y;
}

Rectangle intersection(Rectangle one, Rectangle other)
{
    return {{std::max(one.least.x, other.least.x), std::max(one.least.y, other.least.y)},
            {std::min(one.most.x, other.most.x), std::min(one.most.y, other.most.y)}};
}

Rectangle boundsOf(Disc disc)
{
    return {{limited(disc.centre.x - disc.radius), limited(disc.centre.y - disc.radius)},
            {limited(disc.centre.x + disc.radius), limited(disc.centre.y + disc.radius)}};
}

// The processor's root is right to the last bit of a double, which beyond 2^53 may be one off.
std::int64_t rootDown(std::int64_t number)
{
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(number)));
    while (root * root > number) {
        --root;
    }
    while ((root + 1) * (root + 1) <= number) {
        ++root;
    }
    return root;
}

std::int64_t rootUp(std::int64_t number)
{
    const std::int64_t root = rootDown(number);
    return root * root == number ? root : root + 1;
}

} // namespace base
