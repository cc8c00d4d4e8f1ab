// Reads what chips of one name have in common: their printed numbers and abilities.
#pragma once

#include "files/json_reading.h"
#include "games/clout/setup.h"

namespace games::clout
{

// Scopes are not filled in: they depend on the house rules.
base::Result<Kind>
readKind(const std::string &key, const files::json::Source &chip, const House &house);

} // namespace games::clout
