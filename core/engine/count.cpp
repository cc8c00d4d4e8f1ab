#include "engine/count.h"

namespace engine
{

namespace
{

// Adds to `counted`, and stops soon once it is more than `most`.
void addPaths(const State &state, std::uint64_t depth, std::uint64_t most, std::uint64_t &counted)
{
    const auto picks = depth == 0 ? std::vector<std::uint64_t>() : picksOf(state);
    if (picks.empty()) {
        ++counted;
        return;
    }
    for (const std::uint64_t pick : picks) {
        if (counted > most) {
            return;
        }
        const auto next = state.clone();
        next->apply(Pick{pick}, nullptr);
        addPaths(*next, depth - 1, most, counted);
    }
}

} // namespace

std::vector<std::uint64_t> picksOf(const State &state)
{
    std::vector<std::uint64_t> picks;
    const auto decision = state.pending();
    if (!decision || decision->domain != Domain::Options || decision->seat == Nature) {
        return picks;
    }
    OptionBuffer buffer;
    state.options(buffer);
    for (const auto &option : buffer.all()) {
        picks.push_back(option.code);
    }
    return picks;
}

std::optional<std::uint64_t> countPaths(const State &state, std::uint64_t depth, std::uint64_t most)
{
    std::uint64_t counted = 0;
    addPaths(state, depth, most, counted);
    return counted > most ? std::nullopt : std::optional(counted);
}

} // namespace engine
