// Wins, draws and losses, the share that they are, and between which shares the true one lies.
// Never an Elo number, which is infinite where one side won everything.
#pragma once

#include "goldfish/statistics/interval.h"

#include <cstdint>

namespace goldfish
{

struct WinRate {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + draws + losses; }
    double rate() const; // a draw is half a win; a half where nothing was played
    // Wilson's interval of 95 %: sound also where everything was won, or nothing. With draws it is
    // narrower, as the score of a game then varies less. Of no games from 0 to 1.
    Interval wilson() const;

    WinRate &operator+=(const WinRate &other);
    bool operator==(const WinRate &) const = default;
};

} // namespace goldfish
