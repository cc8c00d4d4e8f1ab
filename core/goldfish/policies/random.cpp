#include "goldfish/policies/random.h"

namespace goldfish
{

namespace
{

class Random final : public engine::Decider
{
public:
    void restart(const base::Rng &rng) override { m_rng = rng; }

    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        if (decision.domain == engine::Domain::Region) {
            const auto region = view.region();
            const auto point = region ? region->sample(m_rng) : std::nullopt;
            return point ? std::optional<engine::Answer>(*point) : std::nullopt;
        }
        view.options(m_options);
        if (m_options.empty()) {
            return std::nullopt;
        }
        const auto last = static_cast<std::int64_t>(m_options.size()) - 1;
        const auto place = static_cast<std::size_t>(base::between(m_rng, 0, last));
        return engine::Pick{m_options[place].code};
    }

private:
    base::Rng m_rng;
    engine::OptionBuffer m_options;
};

} // namespace

std::unique_ptr<engine::Decider> makeRandom(Knowledge /*knowledge*/, std::int64_t /*nodes*/)
{
    return std::make_unique<Random>();
}

} // namespace goldfish
