// Picks from a landing table what happens to one chip: a row whose circumstances are much like
// those at hand, by lot among several. The same stream picks the same rows.
#pragma once

#include "base/rng.h"
#include "games/clout/flight.h"
#include "games/clout/landing_table.h"

namespace games::clout
{

// How a chip touches down; its lean as the table has it, but to either side.
struct Approach {
    double speed = 0; // cm/s
    double fall = 0;
    double leanAhead = 0; // hundredths
    double leanAside = 0; // to the left
};

Approach approachOf(const Flight &flight);

// Millimetres, along the throw and to the left of it.
struct Landing {
    Vector2 way;    // of the thrown chip, from touching down to rest
    Vector2 pushed; // of the chip on which it landed
    LowParts low = 0;
};

Landing chooseFree(const LandingTable &table, const Approach &approach, base::Rng &rng);
// `chip` is where the other lies, from the place of touching down.
Landing
chooseOnChip(const LandingTable &table, const Approach &approach, Vector2 chip, base::Rng &rng);

// How two chips meet on the way of the one; millimetres.
struct Meeting {
    double left = 0;  // of the way
    double aside = 0; // from the way to the centre of the chip that lies
    double speed = 0; // with which the thrown chip touched down, cm/s
};
struct Touched {
    double onward = 0; // that the thrown chip then goes
    double pushed = 0; // that the other goes
};

Touched chooseTouch(const LandingTable &table, const Meeting &meeting, base::Rng &rng);

} // namespace games::clout
