#include "goldfish/policies/lookahead.h"

#include "goldfish/policies/search.h"

namespace goldfish
{

namespace
{

constexpr std::size_t PlayedToTheEnd = 6;
// Of all nodes, for choosing which ways to play to the end.
constexpr std::int64_t ChoosingPart = 16;

class Lookahead final : public engine::Decider
{
public:
    Lookahead(Knowledge knowledge, std::int64_t nodes)
        : m_search(std::move(knowledge))
        , m_nodes(nodes)
    {
    }

    void restart(const base::Rng &rng) override { m_search.restart(rng); }

    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        const std::int64_t choosing = m_nodes / ChoosingPart;
        if (!m_search.begin(view, decision, choosing)) {
            return std::nullopt;
        }
        m_search.narrow(view, Search::Depth::Turn, choosing, PlayedToTheEnd);
        m_search.narrow(view, Search::Depth::Game, m_nodes - choosing, 1);
        return m_search.best();
    }

private:
    Search m_search;
    std::int64_t m_nodes;
};

} // namespace

std::unique_ptr<engine::Decider> makeLookahead(Knowledge knowledge, std::int64_t nodes)
{
    return std::make_unique<Lookahead>(std::move(knowledge), nodes);
}

} // namespace goldfish
