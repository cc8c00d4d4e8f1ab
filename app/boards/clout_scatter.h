// Where a hand's throws first touch the table round the point aimed at: an ellipse, longer in the
// throw's direction, from the standard deviations of the hand (rulings §4.4). What comes after the
// first touch depends on the surface; without a throw model only the mean of it is known.
#pragma once

#include "games/clout/throw.h"

#include <optional>

namespace boards
{

struct Scatter {
    base::Point aim;
    // The throw's direction over the table, of length 1.
    double alongX = 0;
    double alongY = 1;
    // Standard deviations, mm.
    double along = 0;
    double across = 0;
    double rollOn = 0; // mm, mean, onwards from the touch; 0 where the surface is not known
};

// Half of all throws touch down within this many standard deviations, and nine in ten.
constexpr double HalfOfThrows = 1.177;
constexpr double NineInTen = 2.146;

// Nothing where the aim is right under the hand.
std::optional<Scatter> scatterOf(const games::clout::Hand &hand,
                                 base::Point from,
                                 base::Point aim,
                                 const std::optional<games::clout::Surface> &surface);

} // namespace boards
