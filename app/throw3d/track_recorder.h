// Writes down where every chip of a world is, sixty times a second, and keeps in the end the paths
// of those that moved. Made for one throw, together with its world.
#pragma once

#include "games/clout/flight.h"
#include "throw3d/chip_world.h"

#include <vector>

namespace throw3d
{

class TrackRecorder
{
public:
    // The flight is kept by reference; the world takes over from it at that time.
    TrackRecorder(const games::clout::Flight &flight, const ChipWorld &world, double takesOver);

    // After each step of the world; `time` is that of the throw.
    void record(double time);

    struct Ending {
        std::size_t chip = 0; // of the world
        engine::Token token = engine::NoToken;
        Placement placement; // in which it is laid to rest
    };
    // The paths of those chips, in that order. The last chip of the world is the thrown one.
    games::clout::Track finish(const std::vector<Ending> &endings) const;

private:
    std::vector<Placement> placements() const;

    const games::clout::Flight &m_flight;
    const ChipWorld &m_world;
    int m_firstFrame; // of the world
    std::vector<std::vector<Placement>> m_frames;
    std::vector<Placement> m_first;
    std::vector<Placement> m_before;
    double m_beforeTime;
};

// Turned the shorter way until it lies flat.
Quaternion flat(const Quaternion &turn);

} // namespace throw3d
