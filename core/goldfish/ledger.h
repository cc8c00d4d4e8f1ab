// Where the threads of a batch take the numbers of matches from and bring what came of them.
// Results are taken over in the order of the numbers, so whatever is there is always the first n
// matches.
#pragma once

#include "goldfish/gate.h"
#include "goldfish/plan.h"
#include "goldfish/record.h"
#include "goldfish/totals.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace goldfish
{

// How much to play, and when to stop.
struct Effort {
    std::uint64_t matches = 0; // in all, with those played before
    std::size_t threads = 0;   // 0: as many as the machine has
    const Gate *gate = nullptr;
    // Seconds since whenever; without it there is neither a limit of time nor a speed.
    std::function<double()> clock;
    std::optional<double> mostSeconds; // stops at a whole round, of which there is at least one
    // How many of the matches are done. Called from any thread, by one at a time.
    std::function<void(std::uint64_t)> progress;
    // What came of each match, in the order of their numbers. Called likewise. Of an ablation those
    // of the whole roster alone.
    std::function<void(const MatchRecord &, const engine::TallyCounts &)> taken;
};

struct Finished {
    MatchRecord record;
    engine::TallyCounts counts;
};

class Ledger
{
public:
    // Called by whoever runs the batch, before and after the threads.
    void addPairing(engine::TallyLayout layout);
    void open(const Effort &effort);
    const std::vector<MatchRecord> &records() const { return m_records; }
    const std::vector<Totals> &totals() const { return m_totals; } // one a pairing
    // Of the first match that could not be played.
    const std::optional<base::Problem> &failure() const { return m_failure; }
    bool isOutOfTime() const { return m_isOutOfTime; }

    // Called by the threads. Nothing: there is no more to do.
    std::optional<std::uint64_t> claim();
    void deliver(std::uint64_t number, Finished finished);
    void fail(std::uint64_t number, base::Problem problem);

private:
    bool isWaiting(std::uint64_t number) const;
    void takeOver();
    void checkTime();

    std::mutex m_mutex;
    const Effort *m_effort = nullptr;
    std::uint64_t m_next = 0; // to be claimed
    std::uint64_t m_end = 0;
    std::uint64_t m_firstOfRun = 0;
    double m_began = 0;
    bool m_isOutOfTime = false;
    std::map<std::uint64_t, Finished> m_waiting; // for one before them
    std::optional<std::uint64_t> m_failed;       // the lowest number so far
    std::optional<base::Problem> m_failure;
    std::vector<MatchRecord> m_records;
    std::vector<Totals> m_totals;
};

} // namespace goldfish
