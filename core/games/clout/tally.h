// What a report on many matches of Clout counts: points by what they come from, the score after
// each turn, what each chip did, and where chips came to rest.
#pragma once

#include "engine/tally.h"
#include "games/clout/setup.h"

#include <memory>

namespace games::clout
{

std::unique_ptr<engine::Tally> makeTally(const Setup &setup);

} // namespace games::clout
