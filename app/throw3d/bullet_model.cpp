#include "throw3d/bullet_model.h"

#include "throw3d/launch.h"
#include "throw3d/track_recorder.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace throw3d
{

using games::clout::LyingChip;
using games::clout::Vector2;

namespace
{

constexpr double PerMille = 0.001;
constexpr std::int64_t FullTurnMilliDeg = 360'000;
// The world takes over while the chip is so high that even its lowest point touches nothing.
constexpr double TakeOverMm = 40;
// What still moves then is taken as it is.
constexpr double MostSeconds = 6;
// Less is the unrest of a solver, not a knock.
constexpr std::int64_t LeastMoved = 10; // µm
constexpr std::size_t MostLying = engine::Rest::Most - 1;

// On how many others each lies, were they put down in that order.
std::vector<int> levelsOf(const std::vector<base::Point> &places, std::int32_t radius)
{
    const std::int64_t apart = 2 * std::int64_t{radius};
    std::vector<int> levels;
    for (const auto &place : places) {
        int level = 0;
        for (std::size_t below = 0; below < levels.size(); ++below) {
            if (base::squaredDistance(places[below], place) < apart * apart) {
                level = std::max(level, levels[below] + 1);
            }
        }
        levels.push_back(level);
    }
    return levels;
}

double heightOf(int level)
{
    return games::clout::FlatHeight + level * games::clout::ChipThickness;
}

// One throw and its world.
class Throwing
{
public:
    Throwing(const games::clout::Surface &surface,
             const games::clout::ThrowScene &scene,
             const games::clout::Flight &flight,
             base::Turn world)
        : m_scene(scene)
        , m_lying(scene.lying.first(std::min(scene.lying.size(), MostLying)))
        , m_flight(flight)
        , m_world(surface, scene.radius * PerMille, world)
    {
        for (const auto &chip : m_lying) {
            m_places.push_back(chip.at);
        }
        const auto levels = levelsOf(m_places, scene.radius);
        int highest = 0;
        for (std::size_t chip = 0; chip < m_lying.size(); ++chip) {
            const Vector2 at = games::clout::inMillimetres(m_places[chip]);
            m_world.addLying(at.x, at.y, levels[chip]);
            highest = std::max(highest, levels[chip]);
        }
        m_time = secondsToHeight(flight, TakeOverMm + heightOf(highest));
        m_world.addMoving(motionAt(flight, m_time));
    }

    void run(bool isRecorded)
    {
        if (isRecorded) {
            m_recorder.emplace(m_flight, m_world, m_time);
        }
        for (double time = 0; !m_world.isAtRest() && time < MostSeconds;) {
            const double step = m_world.step();
            time += step;
            m_time += step;
            if (m_recorder) {
                m_recorder->record(m_time);
            }
        }
        m_places.push_back(games::clout::rounded(m_flight.touch));
        for (std::size_t chip = 0; chip < m_places.size(); ++chip) {
            settle(chip);
        }
    }

    engine::Rest rest(engine::Token thrown)
    {
        engine::Rest rest;
        static_cast<void>(rest.add({thrown, m_places.back()}));
        m_endings.push_back({m_lying.size(), thrown, {}});
        for (std::size_t chip = 0; chip < m_lying.size(); ++chip) {
            if (m_places[chip] != m_lying[chip].at) {
                static_cast<void>(rest.add({m_lying[chip].token, m_places[chip]}));
                m_endings.push_back({chip, m_lying[chip].token, {}});
            }
        }
        return rest;
    }

    games::clout::Track track()
    {
        const auto levels = levelsOf(m_places, m_scene.radius);
        for (auto &ending : m_endings) {
            const Vector2 at = games::clout::inMillimetres(m_places[ending.chip]);
            const auto turn = flat(m_world.motion(ending.chip).placement.turn);
            ending.placement = {{at.x, at.y, heightOf(levels[ending.chip])}, turn};
        }
        return m_recorder->finish(m_endings);
    }

private:
    // Where the world left it, flat at its plan centre (ruling G3).
    void settle(std::size_t chip)
    {
        const auto &at = m_world.motion(chip).placement.at;
        if (!std::isfinite(at[0]) || !std::isfinite(at[1])) {
            return;
        }
        const base::Point place = games::clout::rounded({at[0], at[1]});
        const bool isThrown = chip == m_lying.size();
        if (isThrown || base::squaredDistance(place, m_places[chip]) >= LeastMoved * LeastMoved) {
            m_places[chip] = place;
        }
    }

    const games::clout::ThrowScene &m_scene;
    std::span<const LyingChip> m_lying;
    const games::clout::Flight &m_flight;
    ChipWorld m_world;
    double m_time = 0; // of the throw, seconds
    std::optional<TrackRecorder> m_recorder;
    std::vector<base::Point> m_places; // in the end of all, the thrown one last
    std::vector<TrackRecorder::Ending> m_endings;
};

} // namespace

BulletModel::BulletModel(games::clout::Surface surface)
    : m_surface(std::move(surface))
{
}

std::string BulletModel::name() const
{
    return "bullet " + m_surface.slug;
}

engine::Rest BulletModel::rest(const games::clout::ThrowScene &scene,
                               const games::clout::Throw &what,
                               base::Rng &rng,
                               games::clout::Track *track) const
{
    const auto release = games::clout::drawRelease(what.hand, rng);
    const auto flight = games::clout::flightOf(what, release, scene.radius * PerMille);
    const auto world = base::turn(base::between(rng, 0, FullTurnMilliDeg - 1));
    Throwing throwing(m_surface, scene, flight, world);
    throwing.run(track != nullptr);
    const engine::Rest rest = throwing.rest(what.token);
    if (track != nullptr) {
        *track = throwing.track();
    }
    return rest;
}

} // namespace throw3d
