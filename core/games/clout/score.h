// Points as the table stands, chip by chip with what they are made of (rule book, Winning the Game;
// rulings 5.4). Nothing here changes anything: the same sums serve the end, the screen and advice.
#pragma once

#include "games/clout/setup.h"

namespace games::clout
{

struct ChipScore {
    int printed = 0; // 0 of a trapped chip, and of the last one thrown once the game is over
    int loyal = 0;
    int disloyal = 0; // taken away
    int base = 0;
    int total = 0;
    bool isTrapped = false;
    bool isLast = false;
    bool isByHand = false; // the total was set by hand; the parts are what the rules say
};

ChipScore scoreOf(const Setup &setup, const Position &position, ChipId chip);
// One sum a seat, of the chips that it controls.
std::array<std::int32_t, engine::MostSeats> scores(const Setup &setup, const Position &position);

} // namespace games::clout
