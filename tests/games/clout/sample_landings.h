// A landing table made by a formula, so that tests do not change when the shipped ones are measured
// anew: chips go on by the square of their speed, lean and hop a little.
#pragma once

#include "games/clout/landing_table.h"

games::clout::LandingTable sampleLandings();
