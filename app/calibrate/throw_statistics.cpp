#include "calibrate/throw_statistics.h"

#include "games/clout/flight.h"

#include <algorithm>
#include <cmath>
#include <ctime>

namespace calibrate
{

using base::Point;
using games::clout::LyingChip;
using games::clout::ThrowScene;

namespace
{

constexpr std::int32_t Radius = 19700; // µm
constexpr std::int32_t Side = 1'000'000;
constexpr double MicrometresPerMillimetre = 1000;
constexpr double LeastMoved = 1; // mm

enum class Use : std::uint64_t { Scene = 11, Throw = 12 };

base::Rng streamOf(const Trial &trial, int number, Use use)
{
    return base::stream(trial.seed,
                        static_cast<std::uint64_t>(number),
                        static_cast<std::uint64_t>(use));
}

std::int32_t drawn(base::Rng &rng, std::int64_t least, std::int64_t most)
{
    return static_cast<std::int32_t>(base::between(rng, least, most));
}

std::vector<LyingChip> drawLying(int count, base::Rng &rng)
{
    constexpr std::int64_t Apart = std::int64_t{4} * Radius * Radius;
    std::vector<LyingChip> lying;
    while (lying.size() < static_cast<std::size_t>(count)) {
        const std::int32_t x = drawn(rng, Radius, Side - Radius);
        const std::int32_t y = drawn(rng, Radius, Side - Radius);
        const bool isFree = std::none_of(lying.begin(), lying.end(), [&](const LyingChip &chip) {
            return base::squaredDistance(chip.at, {x, y}) < Apart;
        });
        if (isFree) {
            lying.push_back({engine::Token(lying.size() + 1), {x, y}});
        }
    }
    return lying;
}

// From beside the area at some 40 cm, at a mark about its middle.
games::clout::Throw drawThrow(const games::clout::Hand &hand, base::Rng &rng)
{
    constexpr std::int64_t MarkSpread = 200'000;
    games::clout::Throw what;
    what.token = engine::Token{0};
    what.hand = hand;
    what.from.x = drawn(rng, 0, Side);
    what.from.y = -50'000;
    what.aim.x = Side / 2 + static_cast<std::int32_t>(base::normal(rng, MarkSpread));
    what.aim.y = Side / 2 + static_cast<std::int32_t>(base::normal(rng, MarkSpread));
    what.handHeightMm = drawn(rng, 370, 450);
    what.apexMm = drawn(rng, 50, 150);
    return what;
}

struct Thrown {
    std::vector<LyingChip> lying;
    games::clout::Throw what;
    base::Rng rng;

    ThrowScene scene() const { return {{{0, 0}, {Side, Side}}, Radius, lying}; }
};

Thrown drawThrown(const Trial &trial, int number)
{
    auto rng = streamOf(trial, number, Use::Scene);
    Thrown thrown;
    thrown.lying = drawLying(trial.lying, rng);
    thrown.what = drawThrow(trial.hand, rng);
    thrown.rng = streamOf(trial, number, Use::Throw);
    return thrown;
}

// Overlap of nothing is outside (ruling G10).
bool isOut(const ThrowScene &scene, Point place)
{
    const Point nearest{std::clamp(place.x, scene.area.least.x, scene.area.most.x),
                        std::clamp(place.y, scene.area.least.y, scene.area.most.y)};
    return base::squaredDistance(nearest, place) >= std::int64_t{scene.radius} * scene.radius;
}

void count(ThrowStatistics &sum,
           const ThrowScene &scene,
           const engine::Rest &rest,
           games::clout::Vector2 touch)
{
    const auto resting = rest.all();
    ++sum.throws;
    sum.out += isOut(scene, resting.front().at) ? 1 : 0;
    sum.rollOn.push_back(length(games::clout::inMillimetres(resting.front().at) - touch));
    bool isHit = false;
    for (const auto &moved : resting.subspan(1)) {
        const auto before =
            std::find_if(scene.lying.begin(), scene.lying.end(), [&](const LyingChip &chip) {
                return chip.token == moved.token;
            });
        const auto square = static_cast<double>(base::squaredDistance(before->at, moved.at));
        const double distance = std::sqrt(square) / MicrometresPerMillimetre;
        if (distance > LeastMoved) {
            isHit = true;
            sum.moved.push_back(distance);
        }
    }
    sum.hits += isHit ? 1 : 0;
}

} // namespace

double ThrowStatistics::hitRate() const
{
    return throws > 0 ? static_cast<double>(hits) / throws : 0;
}

double ThrowStatistics::outRate() const
{
    return throws > 0 ? static_cast<double>(out) / throws : 0;
}

double quantile(const std::vector<double> &sorted, double part)
{
    if (sorted.empty()) {
        return 0;
    }
    const double place = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - static_cast<double>(below));
}

ThrowStatistics tryOut(const games::clout::ThrowModel &model, const Trial &trial)
{
    ThrowStatistics sum;
    for (int number = 0; number < trial.throws; ++number) {
        const Thrown thrown = drawThrown(trial, number);
        auto rng = thrown.rng;
        auto sameHand = rng; // every model draws the hand's errors first
        const auto release = games::clout::drawRelease(thrown.what.hand, sameHand);
        const auto flight =
            games::clout::flightOf(thrown.what, release, Radius / MicrometresPerMillimetre);
        const auto scene = thrown.scene();
        count(sum, scene, model.rest(scene, thrown.what, rng, nullptr), flight.touch);
    }
    std::sort(sum.moved.begin(), sum.moved.end());
    std::sort(sum.rollOn.begin(), sum.rollOn.end());
    return sum;
}

double secondsOf(const games::clout::ThrowModel &model, const Trial &trial)
{
    std::vector<Thrown> all;
    all.reserve(static_cast<std::size_t>(trial.throws));
    for (int number = 0; number < trial.throws; ++number) {
        all.push_back(drawThrown(trial, number));
    }
    std::int64_t sum = 0; // so that nothing is left out as unused
    const std::clock_t begun = std::clock();
    for (auto &thrown : all) {
        const auto rest = model.rest(thrown.scene(), thrown.what, thrown.rng, nullptr);
        sum += rest.all().front().at.x;
    }
    const auto taken = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    return sum == 0 ? 0 : taken;
}

} // namespace calibrate
