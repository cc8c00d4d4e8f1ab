// Chips on an endless table in three dimensions: the only file that sees Bullet, with the settings
// under which its bounces were found to converge. A world is made for one throw and thrown away.
// Millimetres, seconds, radians.
#pragma once

#include "base/angle.h"
#include "games/clout/throw.h"

#include <array>
#include <memory>

namespace throw3d
{

// x, y, z, w
using Quaternion = std::array<double, 4>;

struct Placement {
    std::array<double, 3> at{}; // of the centre
    Quaternion turn{0, 0, 0, 1};
};

struct Motion {
    Placement placement;
    std::array<double, 3> velocity{};
    std::array<double, 3> turning{}; // radians per second
};

class ChipWorld
{
public:
    // Bullet favours its own axes: a chip that lands on another along x pushes it two fifths
    // farther than along y. Whoever wants no direction of the table to be favoured turns the world
    // by lot; all that goes in and comes out is as if it were not turned.
    ChipWorld(const games::clout::Surface &surface, double radiusMm, base::Turn by = {});
    ChipWorld(const ChipWorld &) = delete;
    ChipWorld &operator=(const ChipWorld &) = delete;
    ChipWorld(ChipWorld &&) = delete;
    ChipWorld &operator=(ChipWorld &&) = delete;
    ~ChipWorld();

    // Flat and asleep until something touches it. Level 0 lies on the table, 1 on another chip.
    void addLying(double x, double y, int level);
    void addMoving(const Motion &given);

    // As long as nothing strikes hard within it, up to four thousandths of a second; says how long.
    double step();
    // Nothing has moved for a while. Chips that balance on their edge rest, too.
    bool isAtRest() const;
    // In the order in which they were added.
    std::size_t count() const;
    Motion motion(std::size_t chip) const;
    // How high the lowest point of that chip is above the table.
    double lowestPoint(std::size_t chip) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
    base::Turn m_turn;
};

} // namespace throw3d
