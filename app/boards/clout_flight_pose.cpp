#include "boards/clout_flight_pose.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boards
{

namespace
{

constexpr double FlatHeight = 1.65; // mm, of the centre of a chip that lies
constexpr double SeenHeight = 0.3;  // of the true height: the eye is above and a little aside

base::Point inMicrometres(double xMm, double yMm)
{
    return {static_cast<std::int32_t>(std::lround(xMm * 1000)),
            static_cast<std::int32_t>(std::lround(yMm * 1000))};
}

} // namespace

void putPose(ChipPicture &picture, const games::clout::Track::Pose &pose, const TableScale &scale)
{
    picture.centre = scale.screen(inMicrometres(pose.at[0], pose.at[1]));
    const double height = std::max(0.0, pose.at[2] - FlatHeight);
    picture.lift = scale.pixels(std::llround(height * 1000 * SeenHeight));
    // The chip's axis, turned as the pose says; seen from above a disc is as narrow as it leans.
    const auto &[x, y, z, w] = pose.turn;
    const double axisX = 2 * (x * z + w * y);
    const double axisY = 2 * (y * z - w * x);
    const double axisZ = 1 - 2 * (x * x + y * y);
    const QPointF lean =
        scale.screen(inMicrometres(axisX * 1000, axisY * 1000)) - scale.screen(base::Point{});
    picture.tilt = std::min(1.0, std::abs(axisZ));
    picture.tiltTurn = std::atan2(lean.x(), -lean.y()) * 180 / std::numbers::pi;
}

} // namespace boards
