// What a person may set by hand over the head of the rules, as the answer engine::Correction: to
// mend a slip at a real table, or to carry out what play does not know. The setup must allow it; a
// match with any change says so beside its result. Play::correct() does it.
#pragma once

#include "engine/answer.h"
#include "engine/state.h"
#include "games/clout/setup.h"

#include <optional>

namespace games::clout
{

// engine::Correction::kind. Numbers are written in logs: none changes its meaning.
enum class ByHand : std::uint16_t {
    Move,    // token, at: a chip on the table lies there, on top
    Remove,  // token: from the table to its owner's discards
    Return,  // token, at: from the discards to the table
    PutBack, // token: from table or discards into its owner's stack
    Owner,   // token, amount: the seat that it belongs to
    Score,   // token, amount: what it counts on the table; -1: as the rules say
    Repeat,  // token: activates once more, without being thrown
    Skip,    // token: the ability that asks is not used, forced or not
};
constexpr std::size_t ByHandKinds = 8;

// Why that may not be done now, as a sentence; empty: it may. The game is not over.
engine::Refusal
whyNotByHand(const Setup &setup, const Position &position, const engine::Correction &correction);

} // namespace games::clout
