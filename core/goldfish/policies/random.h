// The weakest policy: every option as likely, every point of a region as likely. It allocates
// nothing once warm.
#pragma once

#include "goldfish/policy.h"

namespace goldfish
{

std::unique_ptr<engine::Decider> makeRandom(Knowledge knowledge, std::int64_t nodes);

} // namespace goldfish
