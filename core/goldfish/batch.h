// Plays the matches of a plan with as many threads as are given and keeps what came of them. The
// results are the same bytes however many threads there are and however often it was paused,
// cancelled, resumed or extended: match n depends on the plan and n alone. While it runs it is not
// to be read: who wants to show figures on the way runs it in parts.
#pragma once

#include "goldfish/ledger.h"
#include "goldfish/seating.h"

#include <memory>
#include <span>
#include <vector>

namespace goldfish
{

class Batch
{
public:
    enum class Stop { Done, Cancelled, OutOfTime };

    // The Problem says what cannot be played.
    static base::Result<std::unique_ptr<Batch>> begin(Plan plan);

    // Plays until there are that many matches; those that were played before are kept. The Problem
    // is of the first match that could not be played to its end; those before it are kept.
    base::Result<Stop> run(const Effort &effort);

    const Plan &plan() const { return m_plan; }
    std::span<const MatchRecord> matches() const { return m_ledger.records(); }
    const Totals &totals(std::size_t pairing) const { return m_ledger.totals()[pairing]; }
    double seconds() const { return m_seconds; } // of all runs; 0 without a clock
    // Of all that was played: two runs agree in every match where their digests are equal.
    std::uint64_t digest() const;

    // The match of that number as a log, to be replayed or continued by hand. Played again; also
    // while others are played.
    base::Result<engine::Log> log(std::uint64_t number) const;

private:
    using Seatings = std::vector<std::unique_ptr<Seating>>; // one a pairing, made when needed

    explicit Batch(Plan plan);
    base::Outcome addPairing(std::size_t pairing);
    void work(std::size_t thread, const Effort &effort);
    base::Result<Seating *> seating(std::size_t thread, std::size_t pairing);

    Plan m_plan;
    Ledger m_ledger;
    mutable std::mutex m_making;      // a game may read files for its chance
    std::vector<Seatings> m_seatings; // one a thread
    double m_seconds = 0;
};

} // namespace goldfish
