#include "goldfish/policies/greedy.h"

#include "goldfish/policies/search.h"

namespace goldfish
{

namespace
{

constexpr std::int64_t MostPoints = 6;

class Greedy final : public engine::Decider
{
public:
    Greedy(Knowledge knowledge, std::int64_t nodes)
        : m_search(std::move(knowledge), MostPoints)
        , m_nodes(nodes)
    {
    }

    void restart(const base::Rng &rng) override { m_search.restart(rng); }

    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        if (!m_search.begin(view, decision, m_nodes)) {
            return std::nullopt;
        }
        m_search.narrow(view, m_nodes, 1);
        return m_search.best();
    }

private:
    Search m_search;
    std::int64_t m_nodes;
};

} // namespace

std::unique_ptr<engine::Decider> makeGreedy(Knowledge knowledge, std::int64_t nodes)
{
    return std::make_unique<Greedy>(std::move(knowledge), nodes);
}

} // namespace goldfish
