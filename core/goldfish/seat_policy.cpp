#include "goldfish/seat_policy.h"

namespace goldfish
{

using base::text;

base::Result<std::unique_ptr<engine::Decider>> makePolicy(const PolicyChoice &choice,
                                                          const games::Row &row,
                                                          const files::json::Node &setup,
                                                          const std::filesystem::path &data)
{
    const auto *const found = policy(choice.slug);
    if (found == nullptr) {
        return base::problem(text("Goldfish", "There is no policy “%1”.").with(choice.slug));
    }
    Knowledge knowledge{row.advice, nullptr};
    if (found->needsAdvice) {
        if (row.advice == nullptr) {
            return base::problem(
                text("Goldfish", "“%1” cannot play this game yet: it gives no advice.")
                    .with(choice.slug));
        }
        auto nature = row.nature(setup, data, base::Rng());
        if (!nature) {
            return tl::unexpected(nature.error());
        }
        knowledge.nature = std::move(*nature);
    }
    return found->make(std::move(knowledge), choice.nodes == 0 ? found->nodes : choice.nodes);
}

base::Rng streamOf(std::uint64_t seed, std::uint64_t lots, engine::Seat seat)
{
    const bool isNature = seat == engine::Nature;
    return base::stream(seed, lots, isNature ? 0 : 1 + engine::placeOf(seat));
}

} // namespace goldfish
