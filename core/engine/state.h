// A position of a game that waits for an answer. Rules are a pure function: state and answer give
// the next state and events. A state is a value without pointer, span, string or growing vector, so
// a copy is a copy; a game derives from it and is the only one that knows its shape.
#pragma once

#include "base/rng.h"
#include "base/text.h"
#include "engine/answer.h"
#include "engine/decision.h"
#include "engine/event.h"
#include "engine/options.h"
#include "engine/region.h"
#include "files/json.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace engine
{

// How a game ended.
struct Ending {
    std::optional<Seat> winner; // none: a draw
    std::array<std::int32_t, MostSeats> scores{};

    bool operator==(const Ending &) const = default;
};

// Why an answer is not allowed, in words. Empty: it is.
using Refusal = base::Text;

class State
{
public:
    virtual ~State() = default;

    virtual std::size_t seats() const = 0;
    // Nothing once the game is over.
    virtual std::optional<Decision> pending() const = 0;
    virtual std::optional<Ending> ending() const = 0;

    // What is asked, as a sentence; empty once the game is over.
    virtual base::Text question() const = 0;
    // Of a pending decision with Domain::Options: what may be picked, in an order that depends on
    // the position alone. Empties the buffer first.
    virtual void options(OptionBuffer &into) const = 0;
    virtual base::Text label(std::uint64_t code) const = 0;
    // Of one with Domain::Region.
    virtual Region region() const = 0;

    // Every answer is looked at here, whoever gives it; apply() takes only what was not refused.
    virtual Refusal check(const Answer &answer) const = 0;
    virtual void apply(const Answer &answer, EventSink *events) = 0; // null: no events are made
    virtual base::Text sentence(const Event &event) const = 0;

    // Equal states have equal digests, on every machine. What `seat` sees, by itself: nothing that
    // is hidden from it goes in.
    virtual std::uint64_t digest() const = 0;
    virtual std::uint64_t digestSeenBy(Seat seat) const = 0;
    // The position as that seat sees it, in the shape of a scenario file.
    virtual files::json::Node picture(Seat seat) const = 0;
    // Makes `into` a state that `seat` cannot tell from this one, its hidden parts drawn anew from
    // what the seat knows. `into` is a state of the same game.
    virtual void imagineInto(State &into, Seat seat, base::Rng &rng) const = 0;

    virtual std::unique_ptr<State> clone() const = 0;
    virtual void copyFrom(const State &other) = 0; // of the same game; allocates nothing

    // All invariants; the Problem names the first that does not hold.
    virtual base::Outcome verify() const = 0;

protected:
    State() = default;
    State(const State &) = default;
    State &operator=(const State &) = default;
    State(State &&) = default;
    State &operator=(State &&) = default;
};

} // namespace engine
