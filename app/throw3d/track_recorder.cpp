#include "throw3d/track_recorder.h"

#include "throw3d/launch.h"

#include <algorithm>
#include <cmath>

namespace throw3d
{

using games::clout::Track;

namespace
{

constexpr double PosesPerSecond = Track::PosesPerSecond;
// In which a chip that leans or stands on its edge is laid flat at the end.
constexpr int LayingFrames = 12;

Quaternion unit(const Quaternion &turn)
{
    const auto &[x, y, z, w] = turn;
    const double size = std::sqrt(x * x + y * y + z * z + w * w);
    return size > 0 ? Quaternion{x / size, y / size, z / size, w / size} : Quaternion{0, 0, 0, 1};
}

// A turn and its negative are the same one; the near of the two is gone to.
Quaternion between(const Quaternion &from, const Quaternion &to, double part)
{
    const double product = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
    const double side = product < 0 ? -1 : 1;
    Quaternion result{};
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = from[i] + (to[i] * side - from[i]) * part;
    }
    return unit(result);
}

Placement between(const Placement &from, const Placement &to, double part)
{
    Placement result;
    for (std::size_t i = 0; i < result.at.size(); ++i) {
        result.at[i] = from.at[i] + (to.at[i] - from.at[i]) * part;
    }
    result.turn = between(from.turn, to.turn, part);
    return result;
}

Track::Pose poseOf(const Placement &placement)
{
    Track::Pose pose;
    for (std::size_t i = 0; i < pose.at.size(); ++i) {
        pose.at[i] = static_cast<float>(placement.at[i]);
    }
    for (std::size_t i = 0; i < pose.turn.size(); ++i) {
        pose.turn[i] = static_cast<float>(placement.turn[i]);
    }
    return pose;
}

} // namespace

// What turns about the upright remains; a chip that is nearer to lying on its back stays there.
Quaternion flat(const Quaternion &turn)
{
    const auto &[x, y, z, w] = turn;
    return z * z + w * w >= x * x + y * y ? unit({0, 0, z, w}) : unit({x, y, 0, 0});
}

TrackRecorder::TrackRecorder(const games::clout::Flight &flight,
                             const ChipWorld &world,
                             double takesOver)
    : m_flight(flight)
    , m_world(world)
    , m_firstFrame(static_cast<int>(std::ceil(takesOver * PosesPerSecond)))
    , m_first(placements())
    , m_before(m_first)
    , m_beforeTime(takesOver)
{
}

std::vector<Placement> TrackRecorder::placements() const
{
    std::vector<Placement> all;
    for (std::size_t chip = 0; chip < m_world.count(); ++chip) {
        all.push_back(m_world.motion(chip).placement);
    }
    return all;
}

void TrackRecorder::record(double time)
{
    auto now = placements();
    for (;;) {
        const double due = (m_firstFrame + static_cast<double>(m_frames.size())) / PosesPerSecond;
        if (due > time) {
            break;
        }
        const double part = (due - m_beforeTime) / (time - m_beforeTime);
        std::vector<Placement> frame;
        for (std::size_t chip = 0; chip < now.size(); ++chip) {
            frame.push_back(between(m_before[chip], now[chip], part));
        }
        m_frames.push_back(std::move(frame));
    }
    m_before = std::move(now);
    m_beforeTime = time;
}

Track TrackRecorder::finish(const std::vector<Ending> &endings) const
{
    Track track;
    for (const auto &ending : endings) {
        Track::Path path{ending.token, {}};
        const bool isThrown = ending.chip + 1 == m_world.count();
        for (int frame = 0; frame < m_firstFrame; ++frame) {
            path.poses.push_back(poseOf(isThrown
                                            ? motionAt(m_flight, frame / PosesPerSecond).placement
                                            : m_first[ending.chip]));
        }
        for (const auto &frame : m_frames) {
            path.poses.push_back(poseOf(frame[ending.chip]));
        }
        for (int frame = 1; frame <= LayingFrames; ++frame) {
            path.poses.push_back(poseOf(between(m_before[ending.chip],
                                                ending.placement,
                                                static_cast<double>(frame) / LayingFrames)));
        }
        track.paths.push_back(std::move(path));
    }
    return track;
}

} // namespace throw3d
