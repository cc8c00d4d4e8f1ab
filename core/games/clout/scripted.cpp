#include "games/clout/scripted.h"

#include "games/clout/drawn_track.h"

namespace games::clout
{

ScriptedModel::ScriptedModel(std::vector<engine::Rest> told)
    : m_told(std::move(told))
{
}

void ScriptedModel::tell(const engine::Rest &rest)
{
    m_told.push_back(rest);
}

std::string ScriptedModel::name() const
{
    return "scripted";
}

engine::Rest ScriptedModel::rest(const ThrowScene &scene,
                                 const Throw &what,
                                 base::Rng & /*rng*/,
                                 Track *track) const
{
    const auto told =
        m_said < m_told.size() ? m_told[m_said++].all() : std::span<const engine::Resting>();
    engine::Rest rest;
    static_cast<void>(rest.add({what.token, told.empty() ? what.aim : told.front().at}));
    for (const auto &moved : told.subspan(told.empty() ? 0 : 1)) {
        static_cast<void>(rest.add(moved)); // as many as were told fit again
    }
    if (track != nullptr) {
        *track = drawnTrack(scene, what, rest);
    }
    return rest;
}

} // namespace games::clout
