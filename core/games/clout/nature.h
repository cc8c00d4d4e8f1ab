// Chance at a Clout table: it answers where a thrown chip comes to rest by the throw model that it
// is given, from the hand of whoever throws and onto what lies there.
#pragma once

#include "engine/decider.h"
#include "games/clout/throw.h"

#include <memory>

namespace games::clout
{

class Nature final : public engine::Decider
{
public:
    Nature(std::shared_ptr<const ThrowModel> model, base::Rng rng);

    void restart(const base::Rng &rng) override { m_rng = rng; }
    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override;
    // The flight of the throws that follow is written there; null: it is not.
    void follow(Track *track) { m_track = track; }

private:
    std::shared_ptr<const ThrowModel> m_model;
    base::Rng m_rng;
    Track *m_track = nullptr;
    std::array<LyingChip, engine::Rest::Most> m_lying;
};

} // namespace games::clout
