#include "goldfish/statistics/histogram.h"

namespace goldfish
{

void Histogram::add(std::int32_t value, std::int64_t times)
{
    m_count += times;
    m_bars[value] += times;
}

void Histogram::add(const Histogram &other)
{
    for (const auto &[value, times] : other.m_bars) {
        add(value, times);
    }
}

std::int32_t Histogram::quantile(int percent) const
{
    std::int64_t below = 0;
    for (const auto &[value, times] : m_bars) {
        below += times;
        if (below * 100 >= m_count * percent) {
            return value;
        }
    }
    return 0;
}

Moments Histogram::moments() const
{
    Moments result;
    for (const auto &[value, times] : m_bars) {
        result.add(value, times);
    }
    return result;
}

} // namespace goldfish
