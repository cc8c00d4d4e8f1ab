// How often each whole number came, for quantiles that are exact and for bars. Parts merge to the
// same whole in whatever order they come.
#pragma once

#include "goldfish/statistics/moments.h"

#include <cstdint>
#include <map>

namespace goldfish
{

class Histogram
{
public:
    void add(std::int32_t value, std::int64_t times = 1);
    void add(const Histogram &other);

    std::int64_t count() const { return m_count; }
    // The least value that a share of at least `percent` of all numbers does not exceed; 0 of none.
    std::int32_t quantile(int percent) const;
    Moments moments() const;
    const std::map<std::int32_t, std::int64_t> &bars() const { return m_bars; }

    bool operator==(const Histogram &) const = default;

private:
    std::int64_t m_count = 0;
    std::map<std::int32_t, std::int64_t> m_bars;
};

} // namespace goldfish
