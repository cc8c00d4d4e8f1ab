// Vectors of the plane and of space with the few operations that a throw needs. Millimetres where
// they are places; nothing of them is ever logged, results are rounded to base::Point.
#pragma once

#include <cmath>

namespace games::clout
{

struct Vector2 {
    double x = 0;
    double y = 0;
};

constexpr Vector2 operator+(Vector2 one, Vector2 other)
{
    return {one.x + other.x, one.y + other.y};
}
constexpr Vector2 operator-(Vector2 one, Vector2 other)
{
    return {one.x - other.x, one.y - other.y};
}
constexpr Vector2 operator*(Vector2 one, double factor)
{
    return {one.x * factor, one.y * factor};
}
constexpr double dot(Vector2 one, Vector2 other)
{
    return one.x * other.x + one.y * other.y;
}
// A quarter turn to the left.
constexpr Vector2 leftOf(Vector2 one)
{
    return {-one.y, one.x};
}
inline double length(Vector2 one)
{
    return std::sqrt(dot(one, one));
}

struct Vector3 {
    double x = 0;
    double y = 0;
    double z = 0;
};

constexpr Vector3 operator+(Vector3 one, Vector3 other)
{
    return {one.x + other.x, one.y + other.y, one.z + other.z};
}
constexpr Vector3 operator*(Vector3 one, double factor)
{
    return {one.x * factor, one.y * factor, one.z * factor};
}
constexpr double dot(Vector3 one, Vector3 other)
{
    return one.x * other.x + one.y * other.y + one.z * other.z;
}
constexpr Vector3 cross(Vector3 one, Vector3 other)
{
    return {one.y * other.z - one.z * other.y,
            one.z * other.x - one.x * other.z,
            one.x * other.y - one.y * other.x};
}
inline double length(Vector3 one)
{
    return std::sqrt(dot(one, one));
}

} // namespace games::clout
