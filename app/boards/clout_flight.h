// How a thrown chip flew, as a throw model tells it beside its answer: what the board animates.
#pragma once

#include "games/clout/throw.h"
#include "library/company.h"

namespace boards
{

class CloutFlight final : public library::Flight
{
public:
    explicit CloutFlight(games::clout::Track flown)
        : m_track(std::move(flown))
    {
    }

    const games::clout::Track &track() const { return m_track; }

private:
    games::clout::Track m_track;
};

} // namespace boards
