#include "games/clout/slide.h"

#include "base/digest.h"
#include "games/clout/drawn_track.h"
#include "games/clout/free_place.h"
#include "games/clout/landing_choice.h"
#include "games/clout/slide_contacts.h"
#include "games/clout/thrown_way.h"

#include <algorithm>
#include <array>
#include <bitset>

namespace games::clout
{

namespace
{

constexpr std::size_t MostLying = engine::Rest::Most - 1;
// Chips keep that much farther apart than they need, so that whole micrometres never overlap.
constexpr double RoundingRoom = 0.002; // mm
constexpr double PerMille = 0.001;
constexpr std::size_t None = engine::Rest::Most;

// One throw, from touching down on.
class Throwing
{
public:
    Throwing(const LandingTable &table, const ThrowScene &scene)
        : m_table(table)
        , m_lying(scene.lying.first(std::min(scene.lying.size(), MostLying)))
        , m_sliding{static_cast<double>(table.frictionPerMille) * PerMille * Gravity,
                    2 * scene.radius * PerMille + RoundingRoom,
                    static_cast<double>(table.bouncePerMille) * PerMille}
    {
        for (std::size_t chip = 0; chip < m_lying.size(); ++chip) {
            m_chips[chip].at = inMillimetres(m_lying[chip].at);
        }
    }

    // Where the thrown chip comes to rest; the others are pushed meanwhile.
    Vector2 run(const Flight &flight, base::Rng &rng)
    {
        ThrownWay way = touchDown(flight, rng);
        touchOnTheWay(way, approachOf(flight).speed, rng);
        if (m_isAnyPushed) {
            slideToRest(chips(), m_sliding);
        }
        return nearestFreePlace(way.end(), places(), m_sliding.diameter, way.direction());
    }

    void report(engine::Rest &rest) const
    {
        for (std::size_t chip = 0; chip < m_lying.size(); ++chip) {
            const base::Point at = rounded(m_chips[chip].at);
            if (at != m_lying[chip].at) {
                static_cast<void>(rest.add({m_lying[chip].token, at})); // at most 63 lie
            }
        }
    }

private:
    std::span<SlidingChip> chips() { return std::span(m_chips).first(m_lying.size()); }

    std::span<const Vector2> places()
    {
        for (std::size_t chip = 0; chip < m_lying.size(); ++chip) {
            m_places[chip] = m_chips[chip].at;
        }
        return std::span<const Vector2>(m_places).first(m_lying.size());
    }

    // So that it comes to rest after that way, were it alone.
    void push(std::size_t chip, Vector2 direction, double distance)
    {
        m_chips[chip].velocity = direction * std::sqrt(2 * m_sliding.slowing * distance);
        m_isAnyPushed = m_isAnyPushed || distance > 0;
        m_isTouched.set(chip);
    }

    // The nearest of those on which a chip that touches down there lands.
    std::size_t landedOn(Vector2 touch) const
    {
        std::size_t nearest = None;
        double least = m_sliding.diameter * m_sliding.diameter;
        for (std::size_t chip = 0; chip < m_lying.size(); ++chip) {
            const Vector2 way = m_chips[chip].at - touch;
            if (const double square = dot(way, way); square < least) {
                least = square;
                nearest = chip;
            }
        }
        return nearest;
    }

    ThrownWay touchDown(const Flight &flight, base::Rng &rng)
    {
        const Approach approach = approachOf(flight);
        const Vector2 left = leftOf(flight.forward);
        const auto onTable = [&](Vector2 way) { return flight.forward * way.x + left * way.y; };
        const std::size_t chip = landedOn(flight.touch);
        Landing landing;
        if (chip == None) {
            landing = chooseFree(m_table, approach, rng);
        } else {
            const Vector2 offset = m_chips[chip].at - flight.touch;
            landing = chooseOnChip(m_table,
                                   approach,
                                   {dot(offset, flight.forward), dot(offset, left)},
                                   rng);
            const double pushed = length(landing.pushed);
            push(chip, pushed > 0 ? onTable(landing.pushed) * (1 / pushed) : Vector2{}, pushed);
        }
        const double distance = length(landing.way);
        return {flight.touch,
                distance > 0 ? onTable(landing.way) * (1 / distance) : flight.forward,
                distance,
                landing.low};
    }

    // One after the other, as the thrown chip comes to them.
    void touchOnTheWay(ThrownWay &way, double speed, base::Rng &rng)
    {
        for (std::size_t times = 0; times < m_lying.size(); ++times) {
            double nearest = 0;
            const std::size_t chip = nextOn(way, nearest);
            if (chip == None) {
                return;
            }
            const Vector2 at = m_chips[chip].at;
            const Meeting meeting{way.left() - nearest, way.distanceFrom(at), speed};
            const Touched touched = chooseTouch(m_table, meeting, rng);
            way.goOn(nearest, touched.onward);
            const Vector2 aside = at - way.at();
            const double distance = length(aside);
            push(chip, distance > 0 ? aside * (1 / distance) : way.direction(), touched.pushed);
        }
    }

    std::size_t nextOn(const ThrownWay &way, double &nearest) const
    {
        std::size_t next = None;
        for (std::size_t chip = 0; chip < m_lying.size(); ++chip) {
            if (m_isTouched[chip]) {
                continue;
            }
            const auto distance =
                way.untilItTouches(m_chips[chip].at, m_sliding.diameter + WobbleReach);
            if (distance && (next == None || *distance < nearest)) {
                next = chip;
                nearest = *distance;
            }
        }
        return next;
    }

    const LandingTable &m_table;
    std::span<const LyingChip> m_lying;
    Sliding m_sliding;
    std::array<SlidingChip, MostLying> m_chips;
    std::array<Vector2, MostLying> m_places;
    std::bitset<MostLying> m_isTouched;
    bool m_isAnyPushed = false;
};

} // namespace

SlideModel::SlideModel(std::shared_ptr<const LandingTable> table)
    : m_table(std::move(table))
{
}

std::string SlideModel::name() const
{
    return "slide " + m_table->surface + " " + base::shortForm(m_table->digest());
}

engine::Rest
SlideModel::rest(const ThrowScene &scene, const Throw &what, base::Rng &rng, Track *track) const
{
    const Release release = drawRelease(what.hand, rng);
    const Flight flight = flightOf(what, release, scene.radius * PerMille);
    Throwing throwing(*m_table, scene);
    const Vector2 stops = throwing.run(flight, rng);
    engine::Rest rest;
    static_cast<void>(rest.add({what.token, rounded(stops)}));
    throwing.report(rest);
    if (track != nullptr) {
        *track = drawnTrack(scene, flight, rest);
    }
    return rest;
}

} // namespace games::clout
