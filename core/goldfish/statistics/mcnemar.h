// McNemar's exact test: of the pairs of games in which the two sides fared differently, did one
// side fare better more often than a coin would say? Where games may be drawn it is the sign test.
#pragma once

#include <cstdint>

namespace goldfish
{

struct Pairs {
    std::int64_t bothWon = 0;
    std::int64_t firstBetter = 0;
    std::int64_t secondBetter = 0;
    std::int64_t neitherWon = 0; // equal otherwise

    bool operator==(const Pairs &) const = default;
};

// The chance that a coin makes as great a difference, either way.
double mcnemar(const Pairs &pairs);

} // namespace goldfish
