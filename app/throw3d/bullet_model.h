// Throws in three dimensions, with real bounces and rolls: for play on the screen, where a throw
// may take some milliseconds, and for calibrating the slide model. It records a track.
#pragma once

#include "games/clout/throw.h"

namespace throw3d
{

class BulletModel final : public games::clout::ThrowModel
{
public:
    explicit BulletModel(games::clout::Surface surface);

    std::string name() const override;
    // Chips of `scene.lying` that overlap lie on each other, the later on the earlier.
    engine::Rest rest(const games::clout::ThrowScene &scene,
                      const games::clout::Throw &what,
                      base::Rng &rng,
                      games::clout::Track *track) const override;

private:
    games::clout::Surface m_surface;
};

} // namespace throw3d
