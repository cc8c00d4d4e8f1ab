// Setups with any abilities, modifiers and numbers, far beyond what was ever printed, so that
// random play meets every combination.
#pragma once

#include "base/rng.h"
#include "engine/state.h"
#include "files/json.h"

#include <optional>

namespace tests
{

struct RandomTable {
    std::size_t seats = 2;
    int chipsPerSeat = 8;
    bool hasHouseRules = false;
    bool allowsByHand = false;
};

files::json::Node randomSetup(const RandomTable &table, base::Rng &rng);
// The thrown chip anywhere near the area, now and then out, and some that it knocks.
engine::Rest randomRest(const engine::State &state, base::Rng &rng);
// Now and then any change by hand that is allowed.
std::optional<engine::Answer> randomChange(const engine::State &state, base::Rng &rng);

} // namespace tests
