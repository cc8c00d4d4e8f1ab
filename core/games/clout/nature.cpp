#include "games/clout/nature.h"

#include "engine/view_access.h"
#include "games/clout/state.h"

namespace games::clout
{

Nature::Nature(std::shared_ptr<const ThrowModel> model, base::Rng rng)
    : m_model(std::move(model))
    , m_rng(rng)
{
}

std::optional<engine::Answer> Nature::answer(const engine::View &view,
                                             const engine::Decision &decision)
{
    if (decision.domain != engine::Domain::Rest) {
        return std::nullopt; // chance is asked nothing else here
    }
    const auto &state = static_cast<const State &>(engine::ViewAccess::stateOf(view));
    const auto &setup = state.setup();
    const auto &position = state.position();
    std::size_t count = 0;
    for (const ChipId chip : position.table.all()) {
        if (count + 1 < m_lying.size()) { // more could not be named in an answer
            m_lying[count++] = {engine::Token{chip}, position.chips[chip].at};
        }
    }
    const SeatId seat = position.pass.thrower;
    Throw what;
    what.token = decision.asking;
    what.from = setup.throwing.from[seat];
    what.aim = position.aim;
    what.hand = setup.throwing.hands[seat];
    const ThrowScene scene{setup.area, setup.radius, {m_lying.data(), count}};
    return m_model->rest(scene, what, m_rng, m_track);
}

} // namespace games::clout
