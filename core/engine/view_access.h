// The way back from a view to its state, for a game's own advice and models alone: they are part of
// the rules and read no more of it than the seat may know. The architecture test keeps every other
// module away from this header.
#pragma once

#include "engine/view.h"

namespace engine
{

struct ViewAccess {
    static const State &stateOf(const View &view) { return *view.m_state; }
};

} // namespace engine
