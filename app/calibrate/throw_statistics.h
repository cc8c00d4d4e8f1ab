// What some thousand throws of one model do on a square metre on which chips lie: the figures by
// which the slide model is compared with three dimensions. The same seed gives every model the
// same scenes and the same hands.
#pragma once

#include "games/clout/throw.h"

#include <cstdint>
#include <vector>

namespace calibrate
{

struct Trial {
    int throws = 1000;
    int lying = 10; // chips, anywhere within the area, none on another
    games::clout::Hand hand;
    std::uint64_t seed = 1;
};

struct ThrowStatistics {
    int throws = 0;
    int hits = 0;               // that moved another chip by more than a millimetre
    int out = 0;                // wholly outside
    std::vector<double> moved;  // each chip so moved, mm, sorted
    std::vector<double> rollOn; // from touching down to rest, mm, sorted

    double hitRate() const;
    double outRate() const;
};

// Of sorted numbers; `part` from 0 to 1. 0 where there are none.
double quantile(const std::vector<double> &sorted, double part);

ThrowStatistics tryOut(const games::clout::ThrowModel &model, const Trial &trial);
// Of the processor, that the same throws take alone, without what is around them.
double secondsOf(const games::clout::ThrowModel &model, const Trial &trial);

} // namespace calibrate
