// What a hand would hit by throwing at a point, found by throwing many times with a throw model:
// shares of throws, not certainties. The same point always tells the same.
#pragma once

#include "boards/clout_words.h"
#include "games/clout/throw.h"

#include <vector>

namespace boards
{

struct Foresight {
    struct Hit {
        games::clout::ChipId chip = games::clout::NoChip;
        int throws = 0; // that move it
    };
    struct Find {
        std::uint8_t ability = 0; // its place on the thrown chip
        int throws = 0;           // that end with somebody to act on
    };

    int throws = 0;
    int outs = 0;
    std::vector<Hit> hits;          // the likeliest first
    std::vector<Find> finds;        // of the thrown chip's abilities that act on others
    std::vector<base::Point> rests; // where it comes to rest
};

struct Aiming {
    games::clout::ChipId chip = games::clout::NoChip; // what is thrown; it need not be known
    games::clout::Hand hand;
    base::Point from;
    base::Point aim;
};

Foresight foresee(const games::clout::ThrowModel &model,
                  const ShownTable &table,
                  const Aiming &aiming,
                  int throws);
// "Of 400 throws: Bog Witch is hit by 23 %, 4 % go out; Strike finds somebody in 61 %."
QString foresightWords(const Foresight &foresight,
                       const Aiming &aiming,
                       const ShownTable &table,
                       const CloutWords &words);

} // namespace boards
