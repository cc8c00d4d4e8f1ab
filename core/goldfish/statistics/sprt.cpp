#include "goldfish/statistics/sprt.h"

#include "goldfish/statistics/elementary.h"

#include <algorithm>
#include <cmath>

namespace goldfish
{

Sprt::Sprt(const SprtDesign &design)
    : m_design(design)
    , m_upper(naturalLog((1 - design.miss) / design.falseAlarm))
    , m_lower(naturalLog(design.miss / (1 - design.falseAlarm)))
{
}

void Sprt::add(std::int32_t halves)
{
    if (m_stop != Stop::Going) {
        return;
    }
    m_seen.add(halves);
    const double reached = ratio();
    if (reached >= m_upper) {
        m_stop = Stop::Alternative;
    } else if (reached <= m_lower) {
        m_stop = Stop::Null;
    } else if (m_seen.count() >= cap()) {
        m_stop = Stop::Cap;
    }
}

// Around the middle of both hypotheses and not around the mean that was seen: five wins in a row do
// not vary, and would decide everything. Half an observation at either end is added, so that it
// works from the first game on.
double Sprt::variance() const
{
    Moments doubled = m_seen;
    doubled.add(m_seen);
    doubled.add(m_design.least);
    doubled.add(m_design.most);
    const auto count = static_cast<double>(doubled.count());
    const double off = doubled.mean() / 2 - middle();
    return doubled.variance() * (count - 1) / count / 4 + off * off; // of points, not of halves
}

double Sprt::middle() const
{
    return (m_design.null + m_design.alternative) / 2;
}

double Sprt::ratio() const
{
    const double excess =
        static_cast<double>(m_seen.sum()) / 2 - static_cast<double>(m_seen.count()) * middle();
    return (m_design.alternative - m_design.null) / variance() * excess;
}

std::int64_t Sprt::expected() const
{
    const double step = m_design.alternative - m_design.null;
    const double drift = step * step / (2 * variance());
    const double ofAlternative = (1 - m_design.miss) * m_upper + m_design.miss * m_lower;
    const double ofNull = -(m_design.falseAlarm * m_upper + (1 - m_design.falseAlarm) * m_lower);
    return static_cast<std::int64_t>(std::ceil(std::max(ofAlternative, ofNull) / drift));
}

std::optional<std::int64_t> Sprt::left() const
{
    if (m_stop != Stop::Going) {
        return std::nullopt;
    }
    const std::int64_t most = std::max<std::int64_t>(cap() - count(), 1);
    const double reached = ratio();
    if (count() == 0 || reached == 0) {
        return most;
    }
    const double toGo = reached > 0 ? m_upper - reached : m_lower - reached;
    const double games = std::ceil(toGo / reached * static_cast<double>(count()));
    return std::min(most, static_cast<std::int64_t>(std::min(games, 1e15)));
}

} // namespace goldfish
