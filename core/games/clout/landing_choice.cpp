#include "games/clout/landing_choice.h"

#include <algorithm>

namespace games::clout
{

namespace
{

using Free = LandingTable::Free;
using OnChip = LandingTable::OnChip;
using Touch = LandingTable::Touch;

constexpr double Tenth = 0.1;

// So many rows about the speed at hand, of them so many by lot, of those the likest.
constexpr std::ptrdiff_t FreeWindow = 160;
// On carpet how a chip leans is nearly all that matters: with fewer draws the likest leans less.
constexpr int FreeDraws = 32;
constexpr std::ptrdiff_t OnChipWindow = 120;
constexpr int OnChipDraws = 16;
constexpr std::ptrdiff_t TouchWindow = 120;
constexpr int TouchDraws = 10;

// What a hundredth of lean changes, so many cm/s of falling do.
constexpr double FallWeight = 0.15;
constexpr double AsideWeight = 0.7;
// What a millimetre beside the other chip changes, so many cm/s do.
constexpr double FallPerMm = 4;
constexpr double SpeedPerMm = 4;

template<typename Row>
std::span<const Row> windowAbout(const std::vector<Row> &rows,
                                 std::int32_t Row::*key,
                                 double value,
                                 std::ptrdiff_t width)
{
    const auto size = static_cast<std::ptrdiff_t>(rows.size());
    const auto place =
        std::lower_bound(rows.begin(),
                         rows.end(),
                         value,
                         [key](const Row &row, double sought) { return row.*key < sought; })
        - rows.begin();
    width = std::min(width, size);
    const auto first = std::clamp<std::ptrdiff_t>(place - width / 2, 0, size - width);
    return std::span(rows).subspan(static_cast<std::size_t>(first),
                                   static_cast<std::size_t>(width));
}

template<typename Row>
const Row &drawn(std::span<const Row> rows, base::Rng &rng)
{
    const auto last = static_cast<std::int64_t>(rows.size()) - 1;
    return rows[static_cast<std::size_t>(base::between(rng, 0, last))];
}

template<typename Row, typename Unlike>
const Row &likest(std::span<const Row> rows, int draws, Unlike unlike, base::Rng &rng)
{
    const Row *best = &drawn(rows, rng);
    double least = unlike(*best);
    for (int draw = 1; draw < draws; ++draw) {
        const Row &row = drawn(rows, rng);
        if (const double difference = unlike(row); difference < least) {
            best = &row;
            least = difference;
        }
    }
    return *best;
}

// Beyond the fastest row the way grows as the energy does.
double beyond(double speed, std::int32_t fastest)
{
    const double times = fastest > 0 ? std::max(1.0, speed / fastest) : 1.0;
    return times * times;
}

Vector2 vectorOf(std::int32_t ahead, std::int32_t aside, double scale)
{
    return {ahead * scale, aside * scale};
}

Vector2 mirrored(Vector2 what)
{
    return {what.x, -what.y};
}

} // namespace

Approach approachOf(const Flight &flight)
{
    constexpr double Hundredths = 100;
    constexpr double CentimetresPerMillimetre = 0.1;
    // The two faces are alike: the axis may as well point the other way.
    const Vector3 axis = flight.axisAt(flight.seconds);
    const double up = axis.z < 0 ? -Hundredths : Hundredths;
    const Vector2 level{axis.x, axis.y};
    return {flight.levelSpeed * CentimetresPerMillimetre,
            flight.fallSpeed * CentimetresPerMillimetre,
            dot(level, flight.forward) * up,
            dot(level, leftOf(flight.forward)) * up};
}

Landing chooseFree(const LandingTable &table, const Approach &approach, base::Rng &rng)
{
    const double aside = std::abs(approach.leanAside);
    const auto unlike = [&](const Free &row) {
        return std::abs(row.leanAhead - approach.leanAhead)
            + std::abs(row.leanAside - aside) * AsideWeight
            + std::abs(row.fall - approach.fall) * FallWeight;
    };
    const auto rows = windowAbout(table.free, &Free::speed, approach.speed, FreeWindow);
    const Free &row = likest(rows, FreeDraws, unlike, rng);
    const double scale = beyond(approach.speed, table.free.back().speed) * Tenth;
    const Landing landing{vectorOf(row.ahead, row.aside, scale), {}, row.low};
    return approach.leanAside < 0 ? Landing{mirrored(landing.way), {}, landing.low} : landing;
}

Landing
chooseOnChip(const LandingTable &table, const Approach &approach, Vector2 chip, base::Rng &rng)
{
    const double ahead = chip.x / Tenth;
    const double aside = std::abs(chip.y) / Tenth;
    const auto unlike = [&](const OnChip &row) {
        return std::abs(row.chipAhead - ahead) + std::abs(row.chipAside - aside)
            + std::abs(row.fall - approach.fall) / (FallPerMm * Tenth);
    };
    const auto rows = windowAbout(table.onChip, &OnChip::speed, approach.speed, OnChipWindow);
    const OnChip &row = likest(rows, OnChipDraws, unlike, rng);
    const double scale = beyond(approach.speed, table.onChip.back().speed) * Tenth;
    const Landing landing{vectorOf(row.ahead, row.aside, scale),
                          vectorOf(row.pushedAhead, row.pushedAside, scale),
                          row.low};
    return chip.y < 0 ? Landing{mirrored(landing.way), mirrored(landing.pushed), landing.low}
                      : landing;
}

// What the row lost or won of its way, this one does, too.
Touched chooseTouch(const LandingTable &table, const Meeting &meeting, base::Rng &rng)
{
    const double aside = meeting.aside / Tenth;
    const auto unlike = [&](const Touch &row) {
        return std::abs(row.aside - aside)
            + std::abs(row.speed - meeting.speed) / (SpeedPerMm * Tenth);
    };
    const auto rows = windowAbout(table.touch, &Touch::left, meeting.left / Tenth, TouchWindow);
    const Touch &row = likest(rows, TouchDraws, unlike, rng);
    return {std::max(0.0, meeting.left + (row.onward - row.left) * Tenth), row.pushed * Tenth};
}

} // namespace games::clout
