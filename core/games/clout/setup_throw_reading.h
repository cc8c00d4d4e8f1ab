// Reads with what a match is thrown: the surface, each seat's hand, and from where.
#pragma once

#include "files/json_reading.h"
#include "games/clout/setup.h"

namespace games::clout
{

// What is not said is as usual: the middle of a side each, five centimetres outside.
base::Outcome readThrowing(const files::json::Source &root, Setup &setup);

} // namespace games::clout
