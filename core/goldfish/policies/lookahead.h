// Takes the few ways to play the turn that a greedy policy likes best and plays each of them on to
// the end of the game, many times with the same lots, both sides by a cheap rule.
#pragma once

#include "goldfish/policy.h"

namespace goldfish
{

std::unique_ptr<engine::Decider> makeLookahead(Knowledge knowledge, std::int64_t nodes);

} // namespace goldfish
