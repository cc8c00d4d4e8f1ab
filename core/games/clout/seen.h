// What a seat sees of a position, what it may imagine of the rest, and whether a position is sound.
// Hidden are the chips in the stacks of others, until an unplayable stack was shown (P3, P18).
#pragma once

#include "base/rng.h"
#include "games/clout/setup.h"

#include <optional>

namespace games::clout
{

// Without a seat: of everything.
std::uint64_t digestOf(const Position &position, std::optional<SeatId> seat);
files::json::Node pictureOf(const Setup &setup, const Position &position, SeatId seat);

// Draws each hidden chip anew, out of what that player has shown so far and of what the imagining
// seat plays itself: nobody knows another's list.
void imagine(const Setup &setup, Position &position, SeatId seat, base::Rng &rng);

base::Outcome verifyPosition(const Setup &setup, const Position &position);

// A row of a scenario's table, without id.
files::json::Node rowOf(const Setup &setup, const Position &position, ChipId chip);
double millimetres(std::int32_t micrometres);

} // namespace games::clout
