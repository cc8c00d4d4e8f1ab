// The choice among the ways to answer a decision: all of them are tried a few times, the better
// half some more, and so on (successive halving), until the answers that may be imagined are used
// up. All ways that are left share the lots of each try, so they differ by what is answered alone.
// Greedy and look-ahead policies share it.
#pragma once

#include "goldfish/policies/imagination.h"

namespace goldfish
{

class Search
{
public:
    // `mostPoints`: with how many points an option that leads to aiming is tried at most.
    Search(Knowledge knowledge, std::int64_t mostPoints);
    void restart(const base::Rng &rng);

    // The ways to answer; an option that leads to aiming comes with each of a few points. False
    // where there is none. `nodes`: how much thought they will get.
    bool begin(const engine::View &view, const engine::Decision &decision, std::int64_t nodes);
    // Keeps the `keep` best after the turn, best first, for about that many nodes; every way is
    // tried at least once, however many there are.
    void narrow(const engine::View &view, std::int64_t nodes, std::size_t keep);
    // Adds ways beside those left: their point moved to all four sides by one of so many parts of
    // the area.
    void widen(int parts);
    // Settles which of those left is the best, for about that many nodes. Where the end is so near
    // that it can be played to often, by how the game ends, which weighs as much as it is sure
    // beside what was seen after the turn; else by more of the latter.
    void settle(const engine::View &view, std::int64_t nodes);
    // The best. The point that came with an option is tried again when the point is asked for.
    engine::Answer best();

private:
    enum class Depth { Turn, Game }; // how far a line is played

    struct Way {
        std::optional<std::uint64_t> code;
        std::optional<base::Point> point;
        std::int64_t sum = 0;
        std::int64_t last = 0;   // value of the latest sample
        std::int64_t mean = 0;   // after the turn, as narrow() found it
        std::uint32_t order = 0; // as it was found: settles ties
    };

    void beginOptions(const engine::View &view, std::int64_t nodes);
    void beginPoints(const engine::View &view, std::int64_t nodes);
    void addPoints(std::optional<std::uint64_t> code, std::size_t most);
    void add(std::optional<std::uint64_t> code, std::optional<base::Point> point);
    void addNeighbours(Way way, int parts); // a copy: the list grows
    void forget();                          // what the ways have been worth
    // Tries each way once more with the same lots.
    void sample(const engine::View &view, Depth depth);
    std::int64_t squaredDeviations() const; // of the latest sample
    void weighEnds(const engine::View &view, std::int64_t end);
    std::int64_t worthOf(const Way &way, Depth depth);
    void sort();

    Imagination m_imagination;
    std::int64_t m_mostPoints;
    base::Rng m_rng;
    std::uint64_t m_key = 0;     // of this decision's samples
    std::uint64_t m_samples = 0; // drawn for this decision
    std::vector<Way> m_ways;
    std::uint32_t m_found = 0;   // ways so far
    std::uint64_t m_counted = 0; // samples in the ways' sums
    bool m_varies = false;       // a way had different values in two of them
    std::optional<base::Point> m_planned;
    engine::OptionBuffer m_options;
};

} // namespace goldfish
