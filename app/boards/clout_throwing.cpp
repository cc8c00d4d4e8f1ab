#include "boards/clout_throwing.h"

#include "boards/clout_flight.h"
#include "games/clout/nature.h"
#include "games/clout/setup.h"
#include "throw3d/bullet_model.h"

#include <utility>

namespace boards
{

namespace
{

// The track is written while it answers and read afterwards, both in the same worker.
struct Followed {
    Followed(std::shared_ptr<const games::clout::ThrowModel> model, const base::Rng &rng)
        : nature(std::move(model), rng)
    {
        nature.follow(&track);
    }

    games::clout::Nature nature;
    games::clout::Track track;
};

} // namespace

library::Thrower throwerWith(std::shared_ptr<const games::clout::ThrowModel> model,
                             const base::Rng &rng)
{
    const auto followed = std::make_shared<Followed>(std::move(model), rng);
    library::Thrower thrower;
    thrower.decider = std::shared_ptr<engine::Decider>(followed, &followed->nature);
    thrower.flight = [followed]() -> std::shared_ptr<const library::Flight> {
        auto track = std::exchange(followed->track, {});
        return track.paths.empty() ? nullptr : std::make_shared<CloutFlight>(std::move(track));
    };
    return thrower;
}

base::Result<library::Thrower> cloutThrower(const files::json::Node &setup, const base::Rng &rng)
{
    return games::clout::readSetup(setup, {}).map([&](const games::clout::Setup &read) {
        return throwerWith(std::make_shared<throw3d::BulletModel>(read.throwing.surface), rng);
    });
}

} // namespace boards
