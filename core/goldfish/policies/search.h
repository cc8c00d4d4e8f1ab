// The choice among the ways to answer a decision: all of them are tried a few times, the better
// half some more, and so on (successive halving), until the answers that may be imagined are used
// up. Greedy and look-ahead policies share it.
#pragma once

#include "goldfish/policies/imagination.h"

namespace goldfish
{

class Search
{
public:
    enum class Depth { Turn, Game }; // how far a line is played

    explicit Search(Knowledge knowledge);
    void restart(const base::Rng &rng);

    // The ways to answer; an option that leads to aiming comes with each of a few points. False
    // where there is none. `nodes`: how much thought they will get.
    bool begin(const engine::View &view, const engine::Decision &decision, std::int64_t nodes);
    // Keeps the `keep` best, best first, for about that many nodes; every way is tried at least
    // once, however many there are.
    void narrow(const engine::View &view, Depth depth, std::int64_t nodes, std::size_t keep);
    // The best. The point that came with an option is tried again when the point is asked for.
    engine::Answer best();

private:
    struct Way {
        std::optional<std::uint64_t> code;
        std::optional<base::Point> point;
        std::int64_t sum = 0;
        std::int64_t last = 0;   // value of the latest sample
        std::uint32_t order = 0; // as it was found: settles ties
    };

    void beginOptions(const engine::View &view, std::int64_t nodes);
    void beginPoints(const engine::View &view, std::int64_t nodes);
    void addPoints(std::optional<std::uint64_t> code, std::size_t most);
    void add(std::optional<std::uint64_t> code, std::optional<base::Point> point);
    // Tries each way once more with the same lots.
    void sample(const engine::View &view, Depth depth, std::uint64_t number);
    std::int64_t worthOf(const Way &way, Depth depth);
    void sort();

    Imagination m_imagination;
    base::Rng m_rng;
    std::uint64_t m_key = 0; // of this decision's samples
    std::vector<Way> m_ways;
    bool m_varies = false; // a way had different values in two samples
    std::optional<base::Point> m_planned;
    engine::OptionBuffer m_options;
};

} // namespace goldfish
