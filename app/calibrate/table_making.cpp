#include "calibrate/table_making.h"

#include "calibrate/observed_throw.h"
#include "games/clout/landing_choice.h"
#include "games/clout/thrown_way.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace calibrate
{

using games::clout::Flight;
using games::clout::LandingTable;
using games::clout::Surface;
using games::clout::Vector2;

namespace
{

using Free = LandingTable::Free;
using OnChip = LandingTable::OnChip;
using Touch = LandingTable::Touch;

constexpr double ChipDiameter = 2 * ChipRadius;
enum class Stream : std::uint64_t { OfFree = 1, OfOnChip = 2, OfTouch = 3 };

// Speeds over the table, mm/s: those of a square metre densely, faster ones thinly.
constexpr std::int64_t UsualSpeed = 2600;
constexpr std::int64_t MostSpeed = 4500;

std::int64_t drawSpeed(base::Rng &rng)
{
    constexpr std::int64_t UsualOfFour = 3;
    return base::between(rng, 1, 4) <= UsualOfFour ? base::between(rng, 10, UsualSpeed)
                                                   : base::between(rng, UsualSpeed, MostSpeed);
}

// A flight that touches down with that speed, thrown by a hand that is steadier or less so.
Flight drawFlight(std::int64_t speed, base::Rng &rng)
{
    games::clout::Throw what;
    what.from = {0, 0};
    what.aim = {1'000'000, 0};
    what.handHeightMm = static_cast<std::int32_t>(base::between(rng, 350, 500));
    what.apexMm = static_cast<std::int32_t>(base::between(rng, 20, 180));
    what.hand.speedPerMyriad = 0;
    what.hand.sidewaysMilliDeg = 0;
    what.hand.tiltMilliDeg = static_cast<std::int32_t>(base::between(rng, 2000, 17000));
    what.hand.tumbleMilliRad = what.hand.tiltMilliDeg / 12;
    const auto release = games::clout::drawRelease(what.hand, rng);
    const Flight of1Metre = games::clout::flightOf(what, release, ChipRadius);
    what.aim.x = static_cast<std::int32_t>(
        std::llround(static_cast<double>(speed) / of1Metre.levelSpeed * what.aim.x));
    return games::clout::flightOf(what, release, ChipRadius);
}

std::int32_t inTenths(double millimetres)
{
    return static_cast<std::int32_t>(std::lround(millimetres * 10));
}

Vector2 mirroredIf(bool isMirrored, Vector2 what)
{
    return isMirrored ? Vector2{what.x, -what.y} : what;
}

// One of every `step`, so that no quantile shifts: within groups of like key by how far they went.
template<typename Row>
std::vector<Row>
thinned(std::vector<Row> rows, std::int32_t Row::*key, std::int32_t Row::*order, std::size_t step)
{
    constexpr std::size_t KeptOfGroup = 6;
    const auto by = [](std::int32_t Row::*member) {
        return [member](const Row &one, const Row &other) { return one.*member < other.*member; };
    };
    std::stable_sort(rows.begin(), rows.end(), by(key));
    std::vector<Row> kept;
    for (std::size_t begin = 0; begin < rows.size(); begin += KeptOfGroup * step) {
        const auto first = rows.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = rows.begin()
            + static_cast<std::ptrdiff_t>(std::min(rows.size(), begin + KeptOfGroup * step));
        std::stable_sort(first, last, by(order));
        // From the upper and the lower end in turn, as the middle of each step falls between two.
        const std::size_t offset =
            begin / (KeptOfGroup * step) % 2 == 0 ? step / 2 : (step - 1) / 2;
        for (auto place = static_cast<std::ptrdiff_t>(offset); place < last - first;
             place += static_cast<std::ptrdiff_t>(step)) {
            kept.push_back(*(first + place));
        }
    }
    std::stable_sort(kept.begin(), kept.end(), by(key));
    return kept;
}

class Maker
{
public:
    Maker(const Surface &surface, std::uint64_t seed)
        : m_surface(surface)
        , m_seed(seed)
    {
    }

    std::vector<Free> freeRows(int count) const
    {
        std::vector<Free> rows;
        for (int i = 0; i < count; ++i) {
            auto rng = stream(i, Stream::OfFree);
            const Flight flight = drawFlight(drawSpeed(rng), rng);
            const auto approach = games::clout::approachOf(flight);
            const auto seen = observe(m_surface, flight, drawTurn(rng));
            const Vector2 way = mirroredIf(approach.leanAside < 0, seen.way);
            rows.push_back({static_cast<std::int32_t>(std::lround(approach.speed)),
                            static_cast<std::int32_t>(std::lround(approach.fall)),
                            static_cast<std::int32_t>(std::lround(approach.leanAhead)),
                            static_cast<std::int32_t>(std::lround(std::abs(approach.leanAside))),
                            inTenths(way.x),
                            inTenths(way.y),
                            seen.low});
        }
        return rows;
    }

    std::vector<OnChip> onChipRows(int count) const
    {
        std::vector<OnChip> rows;
        for (int i = 0; i < count; ++i) {
            auto rng = stream(i, Stream::OfOnChip);
            const Flight flight = drawFlight(drawSpeed(rng), rng);
            const Vector2 chip = drawWithin(ChipDiameter, rng);
            const auto seen = observe(m_surface, flight, drawTurn(rng), std::span(&chip, 1));
            const bool isRight = chip.y < 0;
            const Vector2 way = mirroredIf(isRight, seen.way);
            const Vector2 pushed = mirroredIf(isRight, seen.pushed.front());
            const auto approach = games::clout::approachOf(flight);
            rows.push_back({static_cast<std::int32_t>(std::lround(approach.speed)),
                            static_cast<std::int32_t>(std::lround(approach.fall)),
                            inTenths(chip.x),
                            inTenths(std::abs(chip.y)),
                            inTenths(way.x),
                            inTenths(way.y),
                            inTenths(pushed.x),
                            inTenths(pushed.y),
                            seen.low});
        }
        return rows;
    }

    // A chip lies somewhere along the way, each place as likely, where the slide model would have
    // it touched; long ways have more such places. Several places are tried of each way.
    std::vector<Touch> touchRows(int count) const
    {
        constexpr int PlacesOfWay = 4;
        const auto wanted = static_cast<std::size_t>(count);
        std::vector<Touch> rows;
        for (int i = 0; rows.size() < wanted; ++i) {
            auto rng = stream(i, Stream::OfTouch);
            const Flight flight = drawFlight(base::between(rng, 10, UsualSpeed), rng);
            const auto turn = drawTurn(rng);
            const auto alone = observe(m_surface, flight, turn);
            for (int place = 0; place < PlacesOfWay && rows.size() < wanted; ++place) {
                if (const auto row = touchRow(flight, alone, turn, rng)) {
                    rows.push_back(*row);
                }
            }
        }
        return rows;
    }

private:
    std::optional<Touch> touchRow(const Flight &flight,
                                  const ObservedThrow &alone,
                                  base::Turn turn,
                                  base::Rng &rng) const
    {
        constexpr double LongWay = 400; // mm
        constexpr double Reach = ChipDiameter + games::clout::WobbleReach;
        const double distance = length(alone.way);
        const double places = distance + 2 * Reach;
        if (distance == 0 || drawUpTo(LongWay, rng) > places) {
            return std::nullopt;
        }
        const Vector2 ahead = alone.way * (1 / distance);
        const double along = drawUpTo(places, rng) - Reach;
        const double beside = drawUpTo(2 * Reach, rng) - Reach;
        const Vector2 chip = ahead * along + leftOf(ahead) * beside;
        const games::clout::ThrownWay way({}, ahead, distance, alone.low);
        const auto meets = way.untilItTouches(chip, Reach);
        if (!meets || length(chip) < ChipDiameter) {
            return std::nullopt;
        }
        const auto seen = observe(m_surface, flight, turn, std::span(&chip, 1));
        const double onward = dot(seen.way, ahead) - *meets;
        return Touch{inTenths(distance - *meets),
                     inTenths(way.distanceFrom(chip)),
                     static_cast<std::int32_t>(std::lround(games::clout::approachOf(flight).speed)),
                     inTenths(std::max(0.0, onward)),
                     inTenths(length(seen.pushed.front()))};
    }

    static base::Turn drawTurn(base::Rng &rng)
    {
        constexpr std::int64_t FullTurnMilliDeg = 360'000;
        return base::turn(base::between(rng, 0, FullTurnMilliDeg - 1));
    }

    base::Rng stream(int number, Stream use) const
    {
        return base::stream(m_seed,
                            static_cast<std::uint64_t>(number),
                            static_cast<std::uint64_t>(use));
    }

    static double drawUpTo(double most, base::Rng &rng)
    {
        constexpr double Micrometres = 1000;
        const auto whole = static_cast<std::int64_t>(most * Micrometres);
        return static_cast<double>(base::between(rng, 0, whole)) / Micrometres;
    }

    static Vector2 drawWithin(double radius, base::Rng &rng)
    {
        for (;;) {
            const double x = drawUpTo(2 * radius, rng) - radius;
            const double y = drawUpTo(2 * radius, rng) - radius;
            if (x * x + y * y < radius * radius) {
                return {x, y};
            }
        }
    }

    const Surface &m_surface;
    std::uint64_t m_seed;
};

} // namespace

LandingTable makeTable(const Surface &surface, const TableSize &size, std::uint64_t seed)
{
    const Maker maker(surface, seed);
    const auto step = static_cast<std::size_t>(size.thrownForEach);
    LandingTable table;
    table.surface = surface.slug;
    table.frictionPerMille = surface.frictionPerMille;
    table.restitutionPerMille = surface.restitutionPerMille;
    table.radius = std::lround(ChipRadius * 1000);
    table.free =
        thinned(maker.freeRows(size.free * size.thrownForEach), &Free::speed, &Free::ahead, step);
    table.onChip = thinned(maker.onChipRows(size.onChip * size.thrownForEach),
                           &OnChip::speed,
                           &OnChip::pushedAhead,
                           step);
    table.touch = thinned(maker.touchRows(size.touch * size.thrownForEach),
                          &Touch::left,
                          &Touch::pushed,
                          step);
    return table;
}

} // namespace calibrate
