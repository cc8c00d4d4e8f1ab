// A flight for the eye where no physics recorded one: of the slide model, of a script, and of a
// throw that a log tells only the end of. The arc is the true one; then two hops, a slide to rest,
// and each chip that was moved sets off as the thrown one passes it.
#pragma once

#include "games/clout/flight.h"

namespace games::clout
{

Track drawnTrack(const ThrowScene &scene, const Flight &flight, const engine::Rest &rest);
// Of a throw of which only the meaning is known: it flies as if by a perfect hand.
Track drawnTrack(const ThrowScene &scene, const Throw &what, const engine::Rest &rest);

} // namespace games::clout
