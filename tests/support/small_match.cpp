#include "support/small_match.h"

#include "library/data_folder.h"

#include <cstdlib>

namespace support
{

namespace
{

// The thrown chip where it shall lie, and nothing else moved.
class LandsThere final : public engine::Decider
{
public:
    explicit LandsThere(Resting &resting)
        : m_resting(resting)
    {
    }

    std::optional<engine::Answer> answer(const engine::View & /*view*/,
                                         const engine::Decision &decision) override
    {
        base::Point at{100'000 + 60'000 * m_thrown, 500'000};
        if (!m_resting.places.empty()) {
            at = m_resting.places.front();
            m_resting.places.pop_front();
        }
        m_thrown = (m_thrown + 1) % 14;
        engine::Rest rest;
        (void)rest.add({decision.asking, at});
        return rest;
    }

private:
    Resting &m_resting;
    std::int32_t m_thrown = 0;
};

} // namespace

files::json::Node smallSetup()
{
    const auto setup = files::json::parse(R"({
        "game": "clout",
        "chips": {
            "b": {"name": "Windbreak Camp", "type": "base", "points": 2, "range": 2, "defense": 3},
            "w": {"name": "Treant Watcher", "type": "troop", "points": 1, "range": 1,
                  "defense": 2, "abilities": "strike 1; ambush 2"},
            "q": {"name": "Questing Warrior", "type": "troop", "points": 1, "range": 1,
                  "defense": 1, "abilities": "move 1; strike 3"}
        },
        "stacks": [["b", "w", "q"], ["b", "w", "q"]]
    })",
                                          "small");
    if (!setup) {
        std::abort();
    }
    return *setup;
}

std::vector<library::Sitter> twoPeople(library::Throws throws)
{
    return {{"Green", {}, throws}, {"Brown", {}, throws}};
}

library::Company companyOf(Resting &resting)
{
    auto company = library::playtestCompany(library::dataFolder());
    company.makeThrower = [&resting](const games::Row &,
                                     const files::json::Node &,
                                     const base::Rng &) -> base::Result<library::Thrower> {
        return library::Thrower{std::make_shared<LandsThere>(resting), {}};
    };
    company.canThrow = [](const games::Row &) { return true; };
    return company;
}

} // namespace support
