// One pairing with everybody at the table, for one thread: the beginning of the match, the
// deciders, the tally, all made once and used for every match of the pairing.
#pragma once

#include "engine/log.h"
#include "goldfish/plan.h"
#include "goldfish/playout.h"
#include "goldfish/record.h"

#include <memory>

namespace goldfish
{

class Seating
{
public:
    // The Problem says what cannot be played, or by whom.
    static base::Result<std::unique_ptr<Seating>> make(const Plan &plan, std::size_t pairing);

    // Plays match `number`. Nothing: the gate was shut before its end. The Problem names the match.
    // With a log, what was answered is written there.
    base::Result<std::optional<MatchRecord>>
    play(std::uint64_t number, const Gate *gate, engine::Log *log);

    // Of the last match; null where the game counts nothing.
    const engine::Tally *tally() const { return m_tally.get(); }

private:
    explicit Seating(const Plan &plan);
    base::Outcome seat(const Pairing &pairing);
    void restart(std::uint64_t lots);
    MatchRecord recorded(const Playout &playout) const;

    const Plan &m_plan;
    std::unique_ptr<engine::State> m_start;
    std::unique_ptr<engine::State> m_state;
    std::unique_ptr<engine::Decider> m_nature;
    std::array<std::unique_ptr<engine::Decider>, engine::MostSeats> m_seats;
    std::unique_ptr<engine::Tally> m_tally;
    engine::OptionBuffer m_options;
};

} // namespace goldfish
