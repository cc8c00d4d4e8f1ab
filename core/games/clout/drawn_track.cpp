#include "games/clout/drawn_track.h"

#include <algorithm>

namespace games::clout
{

namespace
{

constexpr double PerMille = 0.001;
constexpr double Slowing = 3000; // mm/s², of whatever slides; pleasant to look at
constexpr double Spin = 12;      // radians per second in the air

struct Way {
    Vector2 from;
    Vector2 to;
    double starts = 0; // seconds
    double lasts = 0;

    // How much of the way is behind it at that time, from 0 to 1: constant deceleration.
    double done(double time) const
    {
        const double part = lasts > 0 ? std::clamp((time - starts) / lasts, 0.0, 1.0) : 1.0;
        return part * (2 - part);
    }
    Vector2 at(double time) const { return from + (to - from) * done(time); }
};

Way wayOf(Vector2 from, Vector2 to, double starts)
{
    return {from, to, starts, std::sqrt(2 * length(to - from) / Slowing)};
}

Track::Pose pose(Vector2 at, double height, double turned)
{
    return {
        {static_cast<float>(at.x), static_cast<float>(at.y), static_cast<float>(height)},
        {0, 0, static_cast<float>(std::sin(turned / 2)), static_cast<float>(std::cos(turned / 2))}};
}

// Two hops, the second a third as high; the longer the way, the higher they are.
double hopHeight(const Way &way, double time)
{
    constexpr double FirstEnds = 0.35; // of the time of the way
    constexpr double SecondEnds = 0.55;
    constexpr double HeightPerWay = 0.12;
    constexpr double Highest = 40; // mm
    const double part = way.lasts > 0 ? (time - way.starts) / way.lasts : 1;
    const double highest = std::min(Highest, length(way.to - way.from) * HeightPerWay);
    const auto arc = [part](double begins, double ends) {
        const double middle = (begins + ends) / 2;
        const double away = (part - middle) / (ends - middle);
        return std::max(0.0, 1 - away * away);
    };
    return part <= FirstEnds ? highest * arc(0, FirstEnds)
                             : highest / 3 * arc(FirstEnds, SecondEnds);
}

class Drawing
{
public:
    Drawing(const Flight &flight, const ThrowScene &scene, const engine::Rest &rest)
        : m_flight(flight)
        , m_scene(scene)
        , m_rest(rest.all())
        , m_thrown(wayOf(flight.touch, inMillimetres(m_rest.front().at), flight.seconds))
        , m_ends(flight.seconds + m_thrown.lasts)
    {
        for (const auto &moved : m_rest.subspan(1)) {
            m_moved.push_back(wayOfMoved(moved));
            m_ends = std::max(m_ends, m_moved.back().starts + m_moved.back().lasts);
        }
    }

    Track track() const
    {
        Track track;
        track.paths.push_back({m_rest.front().token, {}});
        for (const auto &moved : m_rest.subspan(1)) {
            track.paths.push_back({moved.token, {}});
        }
        const auto last = static_cast<int>(std::ceil(m_ends * Track::PosesPerSecond));
        for (int frame = 0; frame <= last; ++frame) {
            const double time = static_cast<double>(frame) / Track::PosesPerSecond;
            track.paths.front().poses.push_back(thrownAt(time));
            for (std::size_t place = 0; place < m_moved.size(); ++place) {
                track.paths[place + 1].poses.push_back(
                    pose(m_moved[place].at(time), FlatHeight, 0));
            }
        }
        return track;
    }

private:
    Vector2 placeBefore(const engine::Resting &moved) const
    {
        const auto *const found =
            std::find_if(m_scene.lying.data(),
                         m_scene.lying.data() + m_scene.lying.size(),
                         [&](const LyingChip &chip) { return chip.token == moved.token; });
        return inMillimetres(found == m_scene.lying.data() + m_scene.lying.size() ? moved.at
                                                                                  : found->at);
    }

    // It sets off when the thrown chip is nearest to where it lay.
    Way wayOfMoved(const engine::Resting &moved) const
    {
        const Vector2 from = placeBefore(moved);
        const Vector2 way = m_thrown.to - m_thrown.from;
        const double square = dot(way, way);
        const double part =
            square > 0 ? std::clamp(dot(from - m_thrown.from, way) / square, 0.0, 1.0) : 0;
        const double passes = m_thrown.starts + m_thrown.lasts * (1 - std::sqrt(1 - part));
        return wayOf(from, inMillimetres(moved.at), passes);
    }

    Track::Pose thrownAt(double time) const
    {
        const double turned = Spin * std::min(time, m_thrown.starts)
            + Spin * m_thrown.lasts / 2 * m_thrown.done(time);
        if (time < m_thrown.starts) {
            const Vector3 at = m_flight.placeAt(time);
            return pose({at.x, at.y}, at.z, turned);
        }
        return pose(m_thrown.at(time), FlatHeight + hopHeight(m_thrown, time), turned);
    }

    const Flight &m_flight;
    const ThrowScene &m_scene;
    std::span<const engine::Resting> m_rest;
    Way m_thrown;
    std::vector<Way> m_moved;
    double m_ends;
};

} // namespace

Track drawnTrack(const ThrowScene &scene, const Flight &flight, const engine::Rest &rest)
{
    return rest.all().empty() ? Track() : Drawing(flight, scene, rest).track();
}

Track drawnTrack(const ThrowScene &scene, const Throw &what, const engine::Rest &rest)
{
    return drawnTrack(scene, flightOf(what, {}, scene.radius * PerMille), rest);
}

} // namespace games::clout
