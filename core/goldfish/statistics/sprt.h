// A sequential test of a mean against two values of it (Wald's, with the variance as it is seen):
// games are added one after the other until either is decided, so that a great difference is found
// in few of them. Stated in win-rate points, never in Elo; it always ends, perhaps undecided.
#pragma once

#include "goldfish/statistics/moments.h"

#include <cstdint>
#include <optional>

namespace goldfish
{

// Means are of games as points: a win 1, a draw ½.
struct SprtDesign {
    double null = 0.5;
    double alternative = 0.55;
    double falseAlarm = 0.05; // the chance to take the alternative where the null is true
    double miss = 0.05;       // and the other way round
    // What one observation may be, in half points: 0 to 2 for a game, −2 to 2 for a difference.
    std::int32_t least = 0;
    std::int32_t most = 2;
};

class Sprt
{
public:
    enum class Stop {
        Going,
        Alternative, // the ratio reached the upper bound
        Null,        // the lower one
        Cap,         // three times as many as expected: undecided
    };

    explicit Sprt(const SprtDesign &design);

    // One observation in half points. After the stop nothing changes any more.
    void add(std::int32_t halves);

    Stop stop() const { return m_stop; }
    std::int64_t count() const { return m_seen.count(); } // up to the stop
    double ratio() const;                                 // the logarithm of the likelihoods' ratio
    double upper() const { return m_upper; }
    double lower() const { return m_lower; }
    // How many are needed on average where either is true, with the variance seen so far.
    std::int64_t expected() const;
    std::int64_t cap() const { return 3 * expected(); }
    // How many more, were they like those before; nothing once it has stopped.
    std::optional<std::int64_t> left() const;

private:
    double variance() const;
    double middle() const;

    SprtDesign m_design;
    double m_upper;
    double m_lower;
    Moments m_seen;
    Stop m_stop = Stop::Going;
};

} // namespace goldfish
