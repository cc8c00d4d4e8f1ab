// The plane that things lie on, in whole micrometres, so that every distance is compared exactly
// and a game replays bit for bit on every machine. Coordinates stay within ±LargestCoordinate;
// all squares of distances then fit 64 bits.
#pragma once

#include <cstdint>

namespace base
{

constexpr std::int32_t LargestCoordinate = 1 << 29; // 536 m

struct Point {
    std::int32_t x = 0; // µm
    std::int32_t y = 0;

    constexpr bool operator==(const Point &) const = default;
};

struct Disc {
    Point centre;
    std::int64_t radius = 0; // µm

    constexpr bool operator==(const Disc &) const = default;
};

// From corner to corner, both within.
struct Rectangle {
    Point least;
    Point most;

    constexpr bool operator==(const Rectangle &) const = default;
};

std::int64_t squaredDistance(Point one, Point other); // µm²
// Both edges belong: a point on the rim is inside, and so is one on the side.
bool isWithin(Disc disc, Point point);
bool isWithin(Rectangle rectangle, Point point);
// The parts of both; where there is none, `most` lies before `least`.
Rectangle intersection(Rectangle one, Rectangle other);
Rectangle boundsOf(Disc disc);

// The whole root of a number of 0 or more, rounded down or up.
std::int64_t rootDown(std::int64_t number);
std::int64_t rootUp(std::int64_t number);

} // namespace base
