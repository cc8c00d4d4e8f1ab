// Paths for the eye of what one answer made happen. Where no physics is at hand, as for a match
// that is replayed from its log, a thrown chip flies an arc, hops on, slides to where it is known
// to rest; else it flies as the throw model says. A moved one is lifted and set down (ruling G18).
// They end exactly where the rules say.
#pragma once

#include "engine/event.h"
#include "games/clout/setup.h"
#include "games/clout/throw.h"

#include <span>

namespace boards
{

// One thing after the other. `before` is the position that was answered. `flown` is the track of
// the throw among the events, with what it knocked away; null: it is drawn. Without anything that
// moves there are no paths.
games::clout::Track trackOf(const games::clout::Setup &setup,
                            const games::clout::Position &before,
                            std::span<const engine::Event> events,
                            const games::clout::Track *flown = nullptr);

} // namespace boards
