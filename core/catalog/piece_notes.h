// What should be said of a piece although nothing in it is a mistake: an ability whose name is not
// known and so has no effect, one that stands there twice. For whoever takes pieces in or shows one
// whole; reading a catalogue does not ask.
#pragma once

#include "catalog/piece.h"

#include <vector>

namespace catalog
{

// A sentence each, in the order of the attributes; what is unknown has none.
std::vector<base::Text> notesOn(const Piece &piece, const Schema &schema);

} // namespace catalog
