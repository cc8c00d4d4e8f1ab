// The question that a game waits on. It holds numbers only; what may be answered is asked of the
// state (options, region), and words are made when somebody wants to read them.
#pragma once

#include "engine/seat.h"

#include <cstdint>

namespace engine
{

// The closed sum of what an answer may be.
enum class Domain : std::uint8_t {
    Options, // one of a finite list of codes
    Region,  // a point of an area
    Rest,    // Nature's: where the pieces of a throw came to rest
};

struct Decision {
    std::uint32_t number = 0; // in the log, from 0
    Seat seat = Nature;
    Token asking = NoToken; // whose ability asks
    std::uint16_t kind = 0; // the game's own numbering
    Domain domain = Domain::Options;
    bool isSecret = false; // the answer is seen by `seat` alone

    bool operator==(const Decision &) const = default;
};

} // namespace engine
