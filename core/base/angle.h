// Sine and cosine with the same bits on every machine: those of the C library end in another bit
// where the processor multiplies and adds in one step. Use them wherever a result depends on an
// angle and must replay.
#pragma once

#include <cstdint>

namespace base
{

struct Turn {
    double sine = 0;
    double cosine = 1;
};

// Of that many thousandths of a degree, counter-clockwise; any number of whole turns is allowed.
Turn turn(std::int64_t milliDegrees);

} // namespace base
