// What a seat may know of a state: the state and the seat, never a copy. Deciders are given views,
// so no policy can peek; a search over hidden information goes through imagineInto().
#pragma once

#include "engine/state.h"

namespace engine
{

class View
{
public:
    View(const State &state, Seat seat)
        : m_state(&state)
        , m_seat(seat)
    {
    }

    Seat seat() const { return m_seat; }
    std::size_t seats() const { return m_state->seats(); }
    std::optional<Decision> pending() const { return m_state->pending(); }
    std::optional<Ending> ending() const { return m_state->ending(); }
    // Nothing where the decision is another seat's: its options may tell what it holds.
    void options(OptionBuffer &into) const
    {
        into.clear();
        if (isAsked()) {
            m_state->options(into);
        }
    }
    base::Text question() const { return m_state->question(); }
    base::Text label(std::uint64_t code) const { return m_state->label(code); }
    // Likewise nothing where another is asked, or where no point is.
    std::optional<Region> region() const
    {
        return isAsked() && pending()->domain == Domain::Region
            ? std::optional<Region>(m_state->region())
            : std::nullopt;
    }
    // Why the pending decision cannot be answered so; empty where it can.
    Refusal check(const Answer &answer) const { return m_state->check(answer); }
    std::uint64_t digest() const { return m_state->digestSeenBy(m_seat); }
    files::json::Node picture() const { return m_state->picture(m_seat); }
    void imagineInto(State &into, base::Rng &rng) const { m_state->imagineInto(into, m_seat, rng); }
    // A state to imagine into; it is made once and used again.
    std::unique_ptr<State> blank(base::Rng &rng) const
    {
        auto made = m_state->clone();
        imagineInto(*made, rng);
        return made;
    }

private:
    friend struct ViewAccess;

    bool isAsked() const
    {
        const auto decision = pending();
        return decision && decision->seat == m_seat;
    }

    const State *m_state;
    Seat m_seat;
};

} // namespace engine
