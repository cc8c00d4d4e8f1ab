#include "engine/decider.h"

namespace engine
{

std::optional<std::uint64_t> drawn(std::span<const Option> options, base::Rng &rng)
{
    std::int64_t sum = 0;
    for (const auto &option : options) {
        sum += option.weight;
    }
    if (sum == 0) {
        return std::nullopt;
    }
    std::int64_t left = base::between(rng, 1, sum);
    for (const auto &option : options) {
        left -= option.weight;
        if (left <= 0) {
            return option.code;
        }
    }
    return std::nullopt;
}

std::optional<Answer> Chance::answer(const View &view, const Decision &decision)
{
    if (decision.domain != Domain::Options) {
        return std::nullopt;
    }
    view.options(m_options);
    const auto code = drawn(m_options.all(), m_rng);
    return code ? std::optional<Answer>(Pick{*code}) : std::nullopt;
}

} // namespace engine
