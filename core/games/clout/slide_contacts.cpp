#include "games/clout/slide_contacts.h"

#include <algorithm>
#include <bitset>
#include <limits>

namespace games::clout
{

namespace
{

constexpr std::size_t Most = engine::Rest::Most;
// Of the plastic rims on each other (rulings §4.2).
constexpr double RimFriction = 0.2;
// Chips that were laid rim to rim, to the micrometre, still touch and do not lie on each other.
constexpr double Touching = 0.05;
constexpr double Near = 1e-6;     // mm: two that are as near have met
constexpr double Slack = 1e-4;    // mm: less does not show in whole micrometres
constexpr double Rounding = 2e-3; // mm: nearer by less, two lie rim to rim for the rules
constexpr double Standing = 1e-3; // mm/s
// One that slides along another, or on beside it, touches it again and again, ever more gently.
// What closes more slowly than this moves neither by a tenth of a millimetre, and is no contact;
// what it leaves on each other is parted in the end.
constexpr double Gentle = 10; // mm/s
// A throw has a handful of contacts; a crowd that rattles on is stopped after so many.
constexpr int MostContacts = 400;
constexpr int MostAdvances = 64;
constexpr double Never = std::numeric_limits<double>::infinity();

// What rubs along the rim of a disc that is free to turn moves a third of its mass.
constexpr double RubbedMass = 1.0 / 3;
constexpr int MostRounds = 200;

double stopAfter(const SlidingChip &chip, double slowing)
{
    return length(chip.velocity) / slowing;
}

// After that time, which is not beyond its stop.
SlidingChip later(const SlidingChip &chip, double seconds, double slowing)
{
    const double speed = length(chip.velocity);
    if (speed == 0) {
        return chip;
    }
    const double left = std::max(0.0, speed - slowing * seconds);
    return {chip.at + chip.velocity * ((speed + left) / 2 * seconds / speed),
            chip.velocity * (left / speed)};
}

struct Contact {
    double seconds = Never;
    std::size_t one = 0;
    std::size_t other = 0;
};

class Table
{
public:
    Table(std::span<SlidingChip> chips, const Sliding &sliding)
        : m_chips(chips.first(std::min(chips.size(), Most)))
        , m_sliding(sliding)
    {
        for (std::size_t one = 0; one < m_chips.size(); ++one) {
            if (isMoving(one)) {
                wake(one);
            }
        }
    }

    int run()
    {
        int contacts = 0;
        while (m_movingCount > 0 && contacts < MostContacts) {
            const Contact next = nextContact();
            const double stop = firstStop();
            advance(std::min(next.seconds, stop));
            if (next.seconds <= stop) {
                meet(m_chips[next.one], m_chips[next.other], m_sliding.bounce);
                wake(next.one);
                wake(next.other);
                ++contacts;
            }
            forgetStopped();
        }
        return contacts;
    }

    // Where steps or the cap let two slide into each other. In the open plane this comes to an end.
    void partOverlapping()
    {
        bool isApart = false;
        for (int round = 0; round < MostRounds && !isApart; ++round) {
            isApart = true;
            for (std::size_t one = 0; one < m_chips.size(); ++one) {
                for (std::size_t other = 0; m_wasMoved[one] && other < m_chips.size(); ++other) {
                    isApart = part(one, other) && isApart;
                }
            }
        }
    }

private:
    // Says whether the two were apart already.
    bool part(std::size_t one, std::size_t other)
    {
        if (one == other || m_passes[one][other]) {
            return true;
        }
        const Vector2 way = m_chips[other].at - m_chips[one].at;
        const double distance = length(way);
        const double under = m_sliding.diameter - distance;
        if (under < (m_wasMoved[other] ? Slack : Rounding)) {
            return true;
        }
        const Vector2 aside = distance > 0 ? way * (1 / distance) : Vector2{1, 0};
        leavePlace(one);
        leavePlace(other);
        m_chips[one].at = m_chips[one].at - aside * (under / 2 + Near);
        m_chips[other].at = m_chips[other].at + aside * (under / 2 + Near);
        return false;
    }

    bool isMoving(std::size_t chip) const
    {
        return m_chips[chip].velocity.x != 0 || m_chips[chip].velocity.y != 0;
    }

    void wake(std::size_t chip)
    {
        if (!m_isMoving[chip] && isMoving(chip)) {
            m_isMoving.set(chip);
            m_moving[m_movingCount++] = chip;
            leavePlace(chip);
        }
    }

    // What a chip overlaps when it first moves lies on it, or under it.
    void leavePlace(std::size_t chip)
    {
        if (m_wasMoved[chip]) {
            return;
        }
        m_wasMoved.set(chip);
        for (std::size_t other = 0; other < m_chips.size(); ++other) {
            const double gap = length(m_chips[other].at - m_chips[chip].at) - m_sliding.diameter;
            if (other != chip && !m_wasMoved[other] && gap < -Touching) {
                m_passes[chip].set(other);
                m_passes[other].set(chip);
            }
        }
    }

    void forgetStopped()
    {
        std::size_t kept = 0;
        for (std::size_t place = 0; place < m_movingCount; ++place) {
            const std::size_t chip = m_moving[place];
            if (length(m_chips[chip].velocity) < Standing) {
                m_chips[chip].velocity = {};
                m_isMoving.reset(chip);
            } else {
                m_moving[kept++] = chip;
            }
        }
        m_movingCount = kept;
    }

    double firstStop() const
    {
        double first = Never;
        for (std::size_t place = 0; place < m_movingCount; ++place) {
            first = std::min(first, stopAfter(m_chips[m_moving[place]], m_sliding.slowing));
        }
        return first;
    }

    void advance(double seconds)
    {
        for (std::size_t place = 0; place < m_movingCount; ++place) {
            auto &chip = m_chips[m_moving[place]];
            chip = later(chip, seconds, m_sliding.slowing);
        }
    }

    Contact nextContact() const
    {
        Contact first;
        for (std::size_t place = 0; place < m_movingCount; ++place) {
            const std::size_t one = m_moving[place];
            for (std::size_t other = 0; other < m_chips.size(); ++other) {
                if (other == one || m_passes[one][other] || (m_isMoving[other] && other < one)) {
                    continue;
                }
                const double seconds = m_isMoving[other] ? untilBothMeet(one, other, first.seconds)
                                                         : untilItMeets(one, other);
                if (seconds < first.seconds) {
                    first = {seconds, one, other};
                }
            }
        }
        return first;
    }

    // Where the straight way of the one first touches the other, which lies.
    double untilItMeets(std::size_t one, std::size_t other) const
    {
        const auto &chip = m_chips[one];
        const Vector2 way = m_chips[other].at - chip.at;
        const double speedSquared = dot(chip.velocity, chip.velocity);
        const double reach = speedSquared / (2 * m_sliding.slowing);
        const double bound = reach + m_sliding.diameter;
        const double towards = dot(way, chip.velocity);
        const double distanceSquared = dot(way, way);
        if (towards <= 0 || distanceSquared > bound * bound) {
            return Never;
        }
        const double ahead = towards / std::sqrt(speedSquared);
        const double missSquared = distanceSquared - ahead * ahead;
        const double under = m_sliding.diameter * m_sliding.diameter - missSquared;
        if (under <= 0) {
            return Never;
        }
        const double path = std::max(0.0, ahead - std::sqrt(under));
        if (path > reach) {
            return Never;
        }
        const double speed = std::sqrt(speedSquared);
        const double left = std::sqrt(std::max(0.0, speedSquared - 2 * m_sliding.slowing * path));
        const double nearer = ahead - path;
        const double closing = left * nearer / std::sqrt(missSquared + nearer * nearer);
        if (closing <= Gentle) {
            return Never;
        }
        return (speed - left) / m_sliding.slowing;
    }

    // Whether the ways of two in that time lie too far apart to meet, whenever each is where.
    bool areApart(std::size_t one, std::size_t other, double seconds) const
    {
        const Vector2 from = m_chips[one].at;
        const Vector2 to = later(m_chips[one], seconds, m_sliding.slowing).at;
        const Vector2 otherFrom = m_chips[other].at;
        const Vector2 otherTo = later(m_chips[other], seconds, m_sliding.slowing).at;
        const auto areAside = [this](double begin, double end, double first, double last) {
            const double room = m_sliding.diameter;
            return std::max(begin, end) + room < std::min(first, last)
                || std::max(first, last) + room < std::min(begin, end);
        };
        return areAside(from.x, to.x, otherFrom.x, otherTo.x)
            || areAside(from.y, to.y, otherFrom.y, otherTo.y);
    }

    // As long a step as their gap and their speeds allow, again and again.
    double untilBothMeet(std::size_t one, std::size_t other, double limit) const
    {
        const double slowing = m_sliding.slowing;
        const double end =
            std::min({limit, stopAfter(m_chips[one], slowing), stopAfter(m_chips[other], slowing)});
        if (areApart(one, other, end)) {
            return Never;
        }
        double seconds = 0;
        for (int step = 0; step < MostAdvances && seconds < end; ++step) {
            const auto first = later(m_chips[one], seconds, slowing);
            const auto second = later(m_chips[other], seconds, slowing);
            const Vector2 way = second.at - first.at;
            const double distance = length(way);
            const double gap = distance - m_sliding.diameter;
            const double closing = dot(first.velocity - second.velocity, way) / distance;
            if (gap < Near && closing > 0) {
                if (closing > Gentle) {
                    return seconds;
                }
                return Never; // once one of them stops, it is asked again
            }
            // While they part, the friction needs that long to turn them round.
            const double parting = std::max(0.0, -closing) / (2 * slowing);
            const double bound = length(first.velocity - second.velocity) + 2 * slowing * end;
            seconds += std::max({std::max(gap, Near) / bound, parting});
        }
        return Never;
    }

    std::span<SlidingChip> m_chips;
    const Sliding &m_sliding;
    std::array<std::size_t, Most> m_moving{};
    std::size_t m_movingCount = 0;
    std::bitset<Most> m_isMoving;
    std::bitset<Most> m_wasMoved;
    std::array<std::bitset<Most>, Most> m_passes{};
};

} // namespace

void meet(SlidingChip &one, SlidingChip &other, double bounce)
{
    const Vector2 way = other.at - one.at;
    const double distance = length(way);
    const Vector2 ahead = distance > 0 ? way * (1 / distance) : Vector2{1, 0};
    const Vector2 aside = leftOf(ahead);
    const Vector2 between = one.velocity - other.velocity;
    const double along = std::max(0.0, dot(between, ahead)) * (1 + bounce) / 2;
    const double rub = dot(between, aside) * RubbedMass / 2;
    const double most = RimFriction * along;
    const Vector2 change = ahead * along + aside * std::clamp(rub, -most, most);
    one.velocity = one.velocity - change;
    other.velocity = other.velocity + change;
}

int slideToRest(std::span<SlidingChip> chips, const Sliding &sliding)
{
    Table table(chips, sliding);
    const int contacts = table.run();
    table.partOverlapping();
    return contacts;
}

} // namespace games::clout
