#include "boards/clout_playback.h"

#include <algorithm>
#include <cmath>

namespace boards
{

using games::clout::Track;

namespace
{

// Neighbouring turns are near each other, so the straight way between them will do.
Track::Pose between(const Track::Pose &one, const Track::Pose &other, float share)
{
    Track::Pose result;
    for (std::size_t i = 0; i < one.at.size(); ++i) {
        result.at[i] = std::lerp(one.at[i], other.at[i], share);
    }
    float dot = 0;
    for (std::size_t i = 0; i < one.turn.size(); ++i) {
        dot += one.turn[i] * other.turn[i];
    }
    const float sign = dot < 0 ? -1.0F : 1.0F; // the same turn has two signs
    float square = 0;
    for (std::size_t i = 0; i < one.turn.size(); ++i) {
        result.turn[i] = std::lerp(one.turn[i], sign * other.turn[i], share);
        square += result.turn[i] * result.turn[i];
    }
    const float length = std::sqrt(square);
    for (auto &part : result.turn) {
        part = length > 0 ? part / length : part;
    }
    return result;
}

} // namespace

Playback::Playback(Track track)
    : m_track(std::move(track))
{
    std::size_t most = 0;
    for (const auto &path : m_track.paths) {
        most = std::max(most, path.poses.size());
    }
    m_duration = most < 2 ? 0 : static_cast<double>(most - 1) / Track::PosesPerSecond;
}

void Playback::advance(double seconds)
{
    m_seconds = std::clamp(m_seconds + seconds, 0.0, m_duration);
}

std::optional<Track::Pose> Playback::pose(engine::Token token) const
{
    const auto path = std::ranges::find(m_track.paths, token, &Track::Path::token);
    if (path == m_track.paths.end() || path->poses.empty()) {
        return std::nullopt;
    }
    const double frame = m_seconds * Track::PosesPerSecond;
    const auto first = static_cast<std::size_t>(frame);
    if (first + 1 >= path->poses.size()) {
        return path->poses.back();
    }
    return between(path->poses[first],
                   path->poses[first + 1],
                   static_cast<float>(frame - static_cast<double>(first)));
}

} // namespace boards
