// What a Clout match tells of itself, for the log's sentences, the animation and the tally: the
// meaning of engine::Event's numbers. The rules never read them.
#pragma once

#include "engine/event.h"
#include "games/clout/setup.h"

namespace games::clout
{

enum class Happening : std::uint16_t {
    TurnBegins,     // amount: the seat
    Thrown,         // token; amount: the seat that throws; to: where it aims
    CameToRest,     // token; to
    WentOut,        // token; to
    Knocked,        // token; from, to
    SetBack,        // token; from outside, to
    Placed,         // token; to
    Replaced,       // token; other: whom; to
    MustRethrow,    // token; other: the chip with aversion
    RethrowsItself, // token
    Used,           // token; amount: the ability
    Declined,       // token; amount: the ability
    Moved,          // token; other: whose ability; amount: the ability; from, to
    Exchanged,      // token, other
    Attacked,       // token; other: whom; amount: the ability
    Trapped,        // token: the victim; other: the trapper
    Possessed,      // token: the captive; other: the possessor
    Condemned,      // token: who will be removed; other: by whom; amount: the ability
    Removed,        // token; amount: the seat whose discard stack it goes to
    Commanded,      // token; other: by whom
    PickedUp,       // token; other: by whom
    Sacrificed,     // token; other: for whose reanimate
    Raised,         // token
    Revealed,       // amount: the seat
    Discarded,      // token, of an unplayable stack
    GameEnds,
    HandMoved,    // token; from, to
    HandRemoved,  // token
    HandReturned, // token; to
    HandPutBack,  // token; amount: the seat whose stack it goes to
    HandOwned,    // token; amount: the seat
    HandScored,   // token; amount: what it counts, or -1
    HandRepeated, // token
    HandSkipped,  // token; amount: the ability
    HandRead,     // token: what is only text was carried out
    HandLeft,     // token: it was not
};

base::Text sentenceOf(const Setup &setup, const Position &position, const engine::Event &event);

} // namespace games::clout
