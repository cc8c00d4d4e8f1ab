#include "goldfish/policies/lookahead.h"

#include "goldfish/policies/search.h"

#include <array>

namespace goldfish
{

namespace
{

// First many ways are tried, then points nearer and nearer about the best of them: a hand that
// means to be a little farther on is worth more than a judgement that is a little surer. Lines to
// the end are left to the last turns: earlier, what comes of a random game hides what an answer
// does.
struct Stage {
    std::int64_t percent = 0; // of all nodes
    std::size_t keep = 0;
    int parts = 0; // of the area, the step to further points; 0: to none
};
constexpr std::array<Stage, 3> Stages{Stage{40, 6, 35}, Stage{35, 3, 70}, Stage{10, 3, 0}};
constexpr std::int64_t PercentToSettle = 15;
constexpr std::int64_t MostPoints = 24;

class Lookahead final : public engine::Decider
{
public:
    Lookahead(Knowledge knowledge, std::int64_t nodes)
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
        for (const auto &stage : Stages) {
            m_search.narrow(view, part(stage.percent), stage.keep);
            if (stage.parts > 0) {
                m_search.widen(stage.parts);
            }
        }
        m_search.settle(view, part(PercentToSettle));
        return m_search.best();
    }

private:
    std::int64_t part(std::int64_t percent) const { return m_nodes * percent / 100; }

    Search m_search;
    std::int64_t m_nodes;
};

} // namespace

std::unique_ptr<engine::Decider> makeLookahead(Knowledge knowledge, std::int64_t nodes)
{
    return std::make_unique<Lookahead>(std::move(knowledge), nodes);
}

} // namespace goldfish
