// The normal distribution and Student's: how likely a deviation is by chance alone, and how wide an
// interval must be for a given certainty. Deterministic to the last bit.
#pragma once

#include <cstdint>

namespace goldfish
{

// The chance that a standard normal number lies above `deviation`.
double upperTail(double deviation);
// The deviation that has that chance above it; `tail` within 0 and 1.
double normalQuantile(double tail);
// The same of Student's distribution, for means of few numbers: freedom is their number less one,
// at least 1. Good to half a percent (Cornish and Fisher's expansion).
double studentQuantile(double tail, std::int64_t freedom);

// The tail on each side of a 95 % interval.
constexpr double Tail95 = 0.025;

} // namespace goldfish
