#include "goldfish/statistics/moments.h"

#include "goldfish/statistics/normal.h"

#include <cmath>

namespace goldfish
{

void Moments::add(std::int32_t value, std::int64_t times)
{
    m_count += times;
    m_sum += value * times;
    m_squares += static_cast<Wide>(value) * value * times;
}

void Moments::add(const Moments &other)
{
    m_count += other.m_count;
    m_sum += other.m_sum;
    m_squares += other.m_squares;
}

double Moments::mean() const
{
    return m_count == 0 ? 0 : static_cast<double>(m_sum) / static_cast<double>(m_count);
}

// n·Q − S² is taken in whole numbers: there is nothing to cancel afterwards.
double Moments::variance() const
{
    if (m_count < 2) {
        return 0;
    }
    const Wide excess = m_squares * m_count - static_cast<Wide>(m_sum) * m_sum;
    const auto count = static_cast<double>(m_count);
    return static_cast<double>(excess) / (count * (count - 1));
}

double Moments::deviation() const
{
    return std::sqrt(variance());
}

Interval Moments::interval(double tail) const
{
    if (m_count < 2) {
        return {};
    }
    const double half =
        studentQuantile(tail, m_count - 1) * deviation() / std::sqrt(static_cast<double>(m_count));
    return {mean() - half, mean() + half};
}

} // namespace goldfish
