// Chips that slide over the table, slow down by its friction, and knock against each other: discs
// in the plane, from contact to contact. A chip that slides against one that lies is solved
// exactly, two that slide by steps that can never overshoot. Nothing allocates.
#pragma once

#include "engine/answer.h"
#include "games/clout/vector.h"

#include <array>
#include <cstddef>
#include <span>

namespace games::clout
{

struct SlidingChip {
    Vector2 at;       // mm
    Vector2 velocity; // mm/s; a chip that lies has none
};

struct Sliding {
    double slowing = 0;  // mm/s², by the table's friction
    double diameter = 0; // mm
    double bounce = 0;   // of the speed at which two chips meet; must not be 0
};

// Moves the chips until all lie, and says how many contacts there were. Pairs that overlap at the
// start lie on each other and do not meet. No two others overlap in the end.
int slideToRest(std::span<SlidingChip> chips, const Sliding &sliding);

// The two as they part after they met; at least one of them moves towards the other.
void meet(SlidingChip &one, SlidingChip &other, double bounce);

} // namespace games::clout
