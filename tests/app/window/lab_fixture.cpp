#include "lab_fixture.h"

#include "engine/view_access.h"

namespace tests
{

namespace
{

// As Stones' own, by way of it.
class Guarded final : public engine::Decider
{
public:
    explicit Guarded(std::unique_ptr<engine::Decider> inner)
        : m_inner(std::move(inner))
    {
    }
    void restart(const base::Rng &rng) override
    {
        auto &keeper = Gatekeeper::keeper();
        ++keeper.waiting;
        keeper.allowed.acquire();
        --keeper.waiting;
        ++keeper.begun;
        m_inner->restart(rng);
    }
    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        return m_inner->answer(view, decision);
    }

private:
    std::unique_ptr<engine::Decider> m_inner;
};

class Broken final : public engine::Decider
{
public:
    void restart(const base::Rng &rng) override
    {
        m_chance.restart(rng);
        auto lots = rng;
        m_isBroken = base::between(lots, 0, 7) == 0;
    }
    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        if (decision.domain == engine::Domain::Options) {
            return m_chance.answer(view, decision);
        }
        engine::Rest rest;
        (void)rest.add({m_isBroken ? Stones::Pebble : Stones::Marker, {0, 0}});
        return rest;
    }

private:
    engine::Chance m_chance{base::Rng()};
    bool m_isBroken = false;
};

base::Result<std::unique_ptr<engine::Decider>>
guarded(const files::json::Node &setup, const std::filesystem::path &data, base::Rng rng)
{
    return stonesRow().nature(setup, data, rng).map([](std::unique_ptr<engine::Decider> inner) {
        return std::unique_ptr<engine::Decider>(std::make_unique<Guarded>(std::move(inner)));
    });
}

base::Result<std::unique_ptr<engine::Decider>>
broken(const files::json::Node & /*setup*/, const std::filesystem::path & /*data*/, base::Rng)
{
    return std::make_unique<Broken>();
}

} // namespace

const games::Row &guardedStonesRow()
{
    static const games::Row row = [] {
        games::Row made = stonesRow();
        made.nature = guarded;
        return made;
    }();
    return row;
}

const games::Row &brokenStonesRow()
{
    static const games::Row row = [] {
        games::Row made = stonesRow();
        made.nature = broken;
        return made;
    }();
    return row;
}

} // namespace tests
