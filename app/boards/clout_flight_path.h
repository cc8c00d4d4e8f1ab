// Paths for the eye where no physics is at hand, as for a match that is replayed from its log: a
// thrown chip flies an arc, hops on, slides to where it is known to rest; a moved one is lifted and
// set down (ruling G18). They end exactly where the rules say, and claim nothing else.
#pragma once

#include "engine/event.h"
#include "games/clout/setup.h"
#include "games/clout/throw.h"

#include <span>

namespace boards
{

// What one answer made happen, one thing after the other. `before` is the position that was
// answered. Without anything that moves there are no paths.
games::clout::Track trackOf(const games::clout::Setup &setup,
                            const games::clout::Position &before,
                            std::span<const engine::Event> events);

} // namespace boards
