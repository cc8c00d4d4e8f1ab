// A throw model that says what it was told: for scenarios, and for a person who types where the
// real chip lies on the real table.
#pragma once

#include "games/clout/throw.h"

namespace games::clout
{

class ScriptedModel final : public ThrowModel
{
public:
    ScriptedModel() = default;
    // One for each throw to come, in order.
    explicit ScriptedModel(std::vector<engine::Rest> told);

    void tell(const engine::Rest &rest);
    // How many are told and not yet said.
    std::size_t left() const { return m_told.size() - m_said; }

    std::string name() const override;
    // What comes next, about the chip that is thrown, whatever token stands first in it. Where
    // nothing is told, the chip comes to rest on its mark and touches nothing.
    engine::Rest
    rest(const ThrowScene &scene, const Throw &what, base::Rng &rng, Track *track) const override;

private:
    std::vector<engine::Rest> m_told;
    mutable std::size_t m_said = 0;
};

} // namespace games::clout
