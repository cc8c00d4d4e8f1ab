// What a number of games can show: asked before a run, to say what is worth asking of it, and after
// one that is undecided, to say how many more would settle it.
#pragma once

#include "goldfish/statistics/moments.h"

#include <cstdint>
#include <optional>

namespace goldfish
{

// Half of the width of the 95 % interval around a win rate of a half.
double halfWidthOfRate(std::int64_t games);

// The difference between two means that so many pairs find in four runs of five, at 95 %, where the
// difference of a pair has that variance.
double shownDifference(std::int64_t pairs, double variance);

// The greatest variance that the difference of two games in points (1, ½, 0) can have if they are
// independent: the first guess before anything was played.
constexpr double IndependentGames = 0.5;

// How many games of a fixed number tell two win rates apart with these errors.
std::int64_t fixedSample(double one, double other, double falseAlarm, double miss);

// How many more pairs like these would show the difference that they seem to have, in four runs of
// five. None: it is shown already. Nothing: there seems to be none, or so small a one that ten
// million pairs would not do.
std::optional<std::int64_t> pairsToSettle(const Moments &differences);

} // namespace goldfish
