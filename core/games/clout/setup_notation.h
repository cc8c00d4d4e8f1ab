// A chip's abilities out of the notation that is printed on it, with the numbers that play needs.
#pragma once

#include "base/result.h"
#include "games/clout/setup.h"

#include <string>

namespace games::clout
{

// Fills `abilities`, `has`, `immune` and `textOnly` from `notation`. Names outside the rule book's
// list are inert (ruling C3) and are text only. The Problem quotes what cannot be read, or names
// the ability whose number is unknown.
base::Outcome readAbilities(Kind &kind, const House &house);

} // namespace games::clout
