#include "boards/clout_flight_path.h"

#include "games/clout/happening.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace boards
{

using games::clout::Happening;
using games::clout::Track;

namespace
{

constexpr double Gravity = 9810;      // mm/s²
constexpr double FlatHeight = 1.65;   // mm, of the centre of a chip that lies flat
constexpr double LiftHeight = 45;     // mm
constexpr double CarrySpeed = 900;    // mm/s
constexpr double LeastCarry = 0.25;   // s
constexpr double SlideBrake = 2943;   // mm/s²: friction of 0.3
constexpr double LongestRoll = 120;   // mm, from the first touch to rest
constexpr double RollShare = 0.2;     // of the way, at most
constexpr double Wobble = 14;         // degrees, of a chip in the air
constexpr double WobbleSeconds = 0.3; // to and fro
constexpr double Hops[] = {22, 8, 3}; // mm, their heights

struct Place {
    double x = 0; // mm
    double y = 0;
};

Place inMillimetres(base::Point point)
{
    return {point.x / 1000.0, point.y / 1000.0};
}

Place between(Place one, Place other, double share)
{
    return {std::lerp(one.x, other.x, share), std::lerp(one.y, other.y, share)};
}

double distance(Place one, Place other)
{
    return std::hypot(other.x - one.x, other.y - one.y);
}

Track::Pose pose(Place at, double height = FlatHeight, double tiltDegrees = 0)
{
    const double half = tiltDegrees * std::numbers::pi / 360;
    return {{static_cast<float>(at.x), static_cast<float>(at.y), static_cast<float>(height)},
            {static_cast<float>(std::sin(half)), 0, 0, static_cast<float>(std::cos(half))}};
}

using Poses = std::vector<Track::Pose>;

std::size_t frames(double seconds)
{
    return static_cast<std::size_t>(std::ceil(seconds * Track::PosesPerSecond));
}

// Poses of a motion that lasts so long; `at` is given the share of the time, 0 to 1.
template<typename At>
void append(Poses &poses, double seconds, At at)
{
    const std::size_t count = std::max<std::size_t>(1, frames(seconds));
    for (std::size_t frame = 1; frame <= count; ++frame) {
        poses.push_back(at(static_cast<double>(frame) / static_cast<double>(count)));
    }
}

void appendFlight(Poses &poses, Place from, Place touch)
{
    const games::clout::Throw usual;
    const double rise = std::sqrt(2.0 * usual.apexMm / Gravity);
    const double fall = std::sqrt(2.0 * (usual.apexMm + usual.handHeightMm) / Gravity);
    const double seconds = rise + fall;
    append(poses, seconds, [=](double share) {
        const double sinceTop = share * seconds - rise;
        const double height = usual.handHeightMm + usual.apexMm - Gravity / 2 * sinceTop * sinceTop;
        const double tilt =
            Wobble * (1 - share) * std::sin(2 * std::numbers::pi * share * seconds / WobbleSeconds);
        return pose(between(from, touch, share), std::max(FlatHeight, height), tilt);
    });
}

// Hops over the first half of the way, then slides to rest.
void appendRoll(Poses &poses, Place touch, Place rest)
{
    double seconds = 0;
    for (const double height : Hops) {
        seconds += 2 * std::sqrt(2 * height / Gravity);
    }
    const Place middle = between(touch, rest, 0.5);
    double gone = 0;
    for (const double height : Hops) {
        const double hop = 2 * std::sqrt(2 * height / Gravity);
        append(poses, hop, [=](double share) {
            const double up = 4 * height * share * (1 - share);
            return pose(between(touch, middle, (gone + share * hop) / seconds), FlatHeight + up);
        });
        gone += hop;
    }
    append(poses, 2 * seconds, [=](double share) { // evenly slower, from the speed of the hops
        return pose(between(middle, rest, share * (2 - share)));
    });
}

void appendSlide(Poses &poses, Place from, Place to)
{
    append(poses, std::sqrt(2 * distance(from, to) / SlideBrake), [=](double share) {
        return pose(between(from, to, share * (2 - share)));
    });
}

void appendCarry(Poses &poses, Place from, Place to)
{
    append(poses, LeastCarry + distance(from, to) / CarrySpeed, [=](double share) {
        const double smooth = share * share * (3 - 2 * share);
        const double height = FlatHeight + LiftHeight * std::sin(std::numbers::pi * share);
        return pose(between(from, to, smooth), height);
    });
}

// Puts the motions of all chips one after the other, each chip waiting where it is meanwhile.
class Film
{
public:
    Film(const games::clout::Setup &setup,
         const games::clout::Position &before,
         const games::clout::Track *flown)
        : m_setup(setup)
        , m_before(before)
        , m_flown(flown)
    {
    }

    void take(const engine::Event &event)
    {
        switch (static_cast<Happening>(event.kind)) {
        case Happening::Knocked:
            m_knocks.push_back(event);
            break;
        case Happening::CameToRest:
        case Happening::WentOut:
            tellThrow(event);
            break;
        case Happening::Moved:
        case Happening::SetBack:
            carry(event.token, event.from, event.to);
            break;
        case Happening::Placed:
        case Happening::Replaced:
            carry(event.token, hand(), event.to);
            break;
        case Happening::Exchanged:
            exchange(event.token, event.other);
            break;
        default:
            break;
        }
    }

    Track finished()
    {
        Track track;
        for (const engine::Token token : m_order) {
            pad(m_paths[token]);
            track.paths.push_back({token, std::move(m_paths[token])});
        }
        return track;
    }

private:
    base::Point hand() const { return m_setup.throwing.from[m_before.pass.thrower]; }

    Poses &path(engine::Token token, Place start)
    {
        auto [found, isNew] = m_paths.try_emplace(token);
        if (isNew) {
            m_order.push_back(token);
            found->second.push_back(pose(start));
        }
        pad(found->second);
        return found->second;
    }

    void pad(Poses &poses) const
    {
        if (poses.size() < m_length) {
            poses.resize(m_length, poses.back());
        }
    }

    // An answer holds one throw at most.
    void tellThrow(const engine::Event &event)
    {
        const auto *const flown = std::exchange(m_flown, nullptr);
        if (flown == nullptr || flown->paths.empty()) {
            throwTo(event.token, event.to);
            return;
        }
        const std::size_t start = m_length;
        for (const auto &each : flown->paths) {
            if (!each.poses.empty()) {
                append(each, start);
            }
        }
        m_knocks.clear(); // they are in it
    }

    void append(const Track::Path &flown, std::size_t start)
    {
        auto [found, isNew] = m_paths.try_emplace(flown.token);
        Poses &poses = found->second;
        if (isNew) {
            m_order.push_back(flown.token);
            poses.assign(start, flown.poses.front());
        }
        poses.resize(std::max(poses.size(), start), flown.poses.front());
        poses.insert(poses.end(), flown.poses.begin(), flown.poses.end());
        m_length = std::max(m_length, poses.size());
    }

    void throwTo(engine::Token token, base::Point to)
    {
        const Place from = inMillimetres(hand());
        const Place rest = inMillimetres(to);
        const double way = distance(from, rest);
        const double roll = std::min(LongestRoll, RollShare * way);
        const Place touch = between(from, rest, way > 0 ? 1 - roll / way : 1);
        Poses &poses = path(token, from);
        const std::size_t start = poses.size();
        appendFlight(poses, from, touch);
        appendRoll(poses, touch, rest);
        const Poses thrown(poses.begin() + static_cast<std::ptrdiff_t>(start), poses.end());
        const std::size_t end = poses.size();
        for (const auto &knock : m_knocks) {
            knockAway(knock, thrown, start);
        }
        m_knocks.clear();
        m_length = std::max(m_length, end);
    }

    // As soon as the thrown chip is as near as it comes.
    void knockAway(const engine::Event &knock, const Poses &thrown, std::size_t start)
    {
        const Place from = inMillimetres(knock.from);
        const auto apart = [from](const Track::Pose &each) {
            return std::hypot(each.at[0] - from.x, each.at[1] - from.y) + each.at[2];
        };
        const auto nearest = std::ranges::min_element(thrown, {}, apart);
        const auto when = start + static_cast<std::size_t>(nearest - thrown.begin());
        Poses &poses = path(knock.token, from);
        poses.resize(std::max(when, poses.size()), poses.back());
        appendSlide(poses, from, inMillimetres(knock.to));
        m_length = std::max(m_length, poses.size());
    }

    void carry(engine::Token token, base::Point from, base::Point to)
    {
        Poses &poses = path(token, inMillimetres(from));
        appendCarry(poses, inMillimetres(from), inMillimetres(to));
        m_length = std::max(m_length, poses.size());
    }

    base::Point placeOf(engine::Token token) const
    {
        const auto found = m_paths.find(token);
        if (found == m_paths.end()) {
            return m_before.chips[static_cast<games::clout::ChipId>(token)].at;
        }
        const auto &at = found->second.back().at;
        return {static_cast<std::int32_t>(std::lround(at[0] * 1000)),
                static_cast<std::int32_t>(std::lround(at[1] * 1000))};
    }

    void exchange(engine::Token one, engine::Token other)
    {
        const base::Point first = placeOf(one);
        const base::Point second = placeOf(other);
        const std::size_t length = m_length;
        carry(one, first, second);
        m_length = length; // both at once
        carry(other, second, first);
    }

    const games::clout::Setup &m_setup;
    const games::clout::Position &m_before;
    const games::clout::Track *m_flown; // of the throw that is still to be told
    std::map<engine::Token, Poses> m_paths;
    std::vector<engine::Token> m_order;
    std::vector<engine::Event> m_knocks; // of the throw that is told next
    std::size_t m_length = 0;
};

} // namespace

Track trackOf(const games::clout::Setup &setup,
              const games::clout::Position &before,
              std::span<const engine::Event> events,
              const Track *flown)
{
    Film film(setup, before, flown);
    for (const auto &event : events) {
        film.take(event);
    }
    return film.finished();
}

} // namespace boards
