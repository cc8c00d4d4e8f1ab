// What people settle about a table beyond their lists: how large it is, how far an increment
// reaches for each, where they throw from, and the figures of a hand of one's own. Laid over a
// setup by the game's own knowledge of its shape.
#pragma once

#include "base/plane.h"
#include "files/json.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boards
{

// As standard deviations of a throw.
struct OwnHand {
    double speedPercent = 3;
    double sidewaysDegrees = 1.2;
    double tiltDegrees = 10;
    double tumblePerSecond = 0.8; // rad
};

struct Ground {
    std::array<std::int64_t, 2> areaMm{1000, 1000};
    std::vector<std::int64_t> incrementMm;     // by seat; empty: as the area has it
    std::optional<base::Point> place;          // µm; one agreed spot; nothing: evenly spaced
    std::vector<std::optional<OwnHand>> hands; // by seat
};

// The increment that follows from an area, mm (rule book, Playing Areas).
std::int64_t usualIncrementMm(const std::array<std::int64_t, 2> &areaMm);
// The setup of that game on that ground; a game without one is left as it is.
files::json::Node
withGround(const std::string &game, const files::json::Node &setup, const Ground &ground);

} // namespace boards
