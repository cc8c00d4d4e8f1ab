// Chance at a Clout table that lets itself be watched: a throw model that answers where chips come
// to rest, and tells the board how they flew. At a table that is looked at, throws are made in
// three dimensions, whoever throws; the log keeps where things lie and can be replayed without
// them.
#pragma once

#include "files/json.h"
#include "games/clout/throw.h"
#include "library/company.h"

namespace boards
{

library::Thrower throwerWith(std::shared_ptr<const games::clout::ThrowModel> model,
                             const base::Rng &rng);

// In three dimensions, on the surface of that setup.
base::Result<library::Thrower> cloutThrower(const files::json::Node &setup, const base::Rng &rng);

} // namespace boards
