// One match played to its end: the loop of engine::Match less all that a batch does not need, so
// that nothing is allocated once warm. Decisions are numbered and left to whoever has no choice
// exactly as there, so the same deciders play the same match.
#pragma once

#include "engine/decider.h"
#include "engine/log.h"
#include "engine/tally.h"
#include "goldfish/gate.h"

#include <array>
#include <cstdint>

namespace goldfish
{

struct Players {
    std::array<engine::Decider *, engine::MostSeats> seats{};
    engine::Decider *nature = nullptr;
};

struct Playout {
    enum class End {
        Over,
        Cap,       // as many answers as were allowed, and still something is asked
        Cancelled, // the gate was shut
        Silent,    // whose answer it was gave none
        Refused,
    };
    End end = End::Over;
    std::uint32_t answers = 0;
    engine::Seat seat = engine::Nature; // of who was silent or refused
    std::string refused;                // the answer, printed
    engine::Refusal refusal;
};

struct PlayoutLimits {
    std::uint32_t mostAnswers = 0;
    const Gate *gate = nullptr; // null: always open
};

// Both may be null. Without a tally no events are made.
struct Listeners {
    engine::Tally *tally = nullptr;
    engine::Log *log = nullptr; // takes the answers and the digest of the last position
};

Playout playOut(engine::State &state,
                const Players &players,
                const PlayoutLimits &limits,
                const Listeners &listeners,
                engine::OptionBuffer &options);

} // namespace goldfish
