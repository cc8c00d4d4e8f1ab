// Continuous effects, worked out anew whenever something has happened (rulings T-15 to T-17): who
// is trapped, who controls what, how far each chip reaches, whom a master serves. Nothing is ever
// undone: a value is folded from what is on the table now.
#pragma once

#include "games/clout/setup.h"

namespace games::clout
{

// Drops the traps and possessions that have ended and works out what Chip keeps of the rest.
void settle(const Setup &setup, Position &position);

// With protect, against an attack that ignores those abilities; at least 0 (T-24).
int defenseOf(const Setup &setup,
              const Position &position,
              ChipId target,
              ChipId attacker,
              AbilitySet ignores);
// With boost, weaken and team; at least 0.
int attackOf(const Setup &setup, const Position &position, ChipId attacker, std::uint8_t index);

} // namespace games::clout
