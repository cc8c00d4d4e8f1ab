// Tries the ways to play the turn to its end, chance included, and takes the one after which the
// game's advice likes the position best.
#pragma once

#include "goldfish/policy.h"

namespace goldfish
{

std::unique_ptr<engine::Decider> makeGreedy(Knowledge knowledge, std::int64_t nodes);

} // namespace goldfish
