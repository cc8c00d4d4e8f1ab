// Count, sum and sum of squares of whole numbers, kept exactly, so that parts merge to the same
// total in whatever order they come; and from them mean, deviation and the interval of the mean.
#pragma once

#include "goldfish/statistics/interval.h"

#include <cstdint>

namespace goldfish
{

class Moments
{
public:
    void add(std::int32_t value, std::int64_t times = 1);
    void add(const Moments &other);

    std::int64_t count() const { return m_count; }
    std::int64_t sum() const { return m_sum; }
    double mean() const;     // 0 of none
    double variance() const; // of the population they are a sample of; 0 of fewer than two
    double deviation() const;
    // Where the mean of the population lies; `tail` on either side is the chance that it does not.
    // Of fewer than two numbers everything is possible: nothing is known.
    Interval interval(double tail) const;

    bool operator==(const Moments &) const = default;

private:
    // 128 bits: squares of 2^31, 2^31 of them, still fit, times their number.
    __extension__ using Wide = __int128;

    std::int64_t m_count = 0;
    std::int64_t m_sum = 0;
    Wide m_squares = 0;
};

} // namespace goldfish
