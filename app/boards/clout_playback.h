// The track of a flight while it is played: how far it has come, and where each of its chips is
// then. It knows no clock; whoever plays it says how much time has passed.
#pragma once

#include "games/clout/throw.h"

#include <optional>

namespace boards
{

class Playback
{
public:
    explicit Playback(games::clout::Track track);

    double duration() const { return m_duration; } // s
    bool isOver() const { return m_seconds >= m_duration; }
    void advance(double seconds);
    void skip() { m_seconds = m_duration; }

    const std::vector<games::clout::Track::Path> &paths() const { return m_track.paths; }
    // Of a chip that the track moves; nothing of another.
    std::optional<games::clout::Track::Pose> pose(engine::Token token) const;

private:
    games::clout::Track m_track;
    double m_duration = 0;
    double m_seconds = 0;
};

} // namespace boards
