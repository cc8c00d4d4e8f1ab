// Questions, options and refusals of a Clout match in words, for the screen and the command line.
#pragma once

#include "base/text.h"
#include "games/clout/choice.h"

namespace games::clout
{

base::Text questionOf(const Setup &setup, const Position &position);
base::Text labelOf(const Setup &setup, const Position &position, PickCode pick);
base::Text whyNotThere(const Setup &setup, const Position &position, base::Point point);
// "Treant Watcher (player 1)"
base::Text nameOf(const Setup &setup, const Position &position, ChipId chip);
// The ability's own name, as it is printed.
base::Text nameOf(Ability ability);

} // namespace games::clout
