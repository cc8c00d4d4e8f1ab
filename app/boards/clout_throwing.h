// Chance at a Clout table that lets itself be watched: a throw model that answers where chips come
// to rest, and tells the board how they flew.
#pragma once

#include "games/clout/throw.h"
#include "library/company.h"

namespace boards
{

library::Thrower throwerWith(std::shared_ptr<const games::clout::ThrowModel> model,
                             const base::Rng &rng);

} // namespace boards
