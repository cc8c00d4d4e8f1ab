// The slide model beside three dimensions, on throws that its tables have not seen: how often other
// chips are hit and how far they are moved, how far the thrown one goes on, how often it is out.
// Then what a throw costs.
//   muster-bench-throw [THROWS [HAND]]
#include "calibrate/throw_statistics.h"
#include "games/clout/slide.h"
#include "games/clout/throwing.h"
#include "throw3d/bullet_model.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace
{

using calibrate::quantile;
using calibrate::ThrowStatistics;
using calibrate::Trial;

const std::string Data = MUSTER_SOURCE_DIR "/data/clout/";
constexpr std::uint64_t HeldOutSeed = 99; // tables are made with 1
constexpr double Goal = 0.10;             // of what three dimensions show

template<typename T>
T orStop(base::Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", base::english(result.error()).c_str());
        std::exit(1);
    }
    return std::move(*result);
}

// A figure and by what share of itself it may be wrong: one standard error.
struct Figure {
    double value = 0;
    double error = 0;
};

Figure rate(int count, int throws)
{
    const double share = static_cast<double>(count) / throws;
    return {100 * share, count > 0 ? std::sqrt((1 - share) / count) : 1};
}

// By the ranks within which the true quantile lies as often.
Figure quantileOf(const std::vector<double> &sorted, double part)
{
    const double value = quantile(sorted, part);
    const auto count = static_cast<double>(sorted.size());
    const double ranks = std::sqrt(part * (1 - part) / std::max(1.0, count));
    const double below = quantile(sorted, std::max(0.0, part - ranks));
    const double above = quantile(sorted, std::min(1.0, part + ranks));
    return {value, value > 0 ? (above - below) / 2 / value : 1};
}

struct Row {
    const char *name;
    Figure (*of)(const ThrowStatistics &figures);
};

constexpr std::array Rows{
    Row{"hit rate, %", [](const ThrowStatistics &all) { return rate(all.hits, all.throws); }},
    Row{"moved, median mm", [](const ThrowStatistics &all) { return quantileOf(all.moved, 0.5); }},
    Row{"moved, p90 mm", [](const ThrowStatistics &all) { return quantileOf(all.moved, 0.9); }},
    Row{"roll-on, median mm",
        [](const ThrowStatistics &all) { return quantileOf(all.rollOn, 0.5); }},
    Row{"roll-on, p90 mm", [](const ThrowStatistics &all) { return quantileOf(all.rollOn, 0.9); }},
    Row{"out rate, %", [](const ThrowStatistics &all) { return rate(all.out, all.throws); }},
};

const char *verdict(double difference, double error)
{
    if (std::abs(difference) <= Goal) {
        return "";
    }
    return std::abs(difference) - 2 * error <= Goal ? "perhaps more than a tenth"
                                                    : "MORE THAN A TENTH";
}

void compare(const games::clout::ThrowModel &bullet,
             const games::clout::ThrowModel &slide,
             const Trial &trial)
{
    constexpr int SlidesForEach = 10; // they cost next to nothing
    Trial more = trial;
    more.throws *= SlidesForEach;
    const auto seen = calibrate::tryOut(bullet, trial);
    const auto slid = calibrate::tryOut(slide, more);
    std::printf("\n%s, %d chips lying, %d throws and %d slides\n",
                slide.name().c_str(),
                trial.lying,
                trial.throws,
                more.throws);
    for (const auto &row : Rows) {
        const Figure one = row.of(seen);
        const Figure other = row.of(slid);
        const double difference = one.value > 0 ? other.value / one.value - 1 : 0;
        const double error = std::hypot(one.error, other.error);
        std::printf("  %-20s %8.2f %8.2f   %+6.1f %% (error %.1f)  %s\n",
                    row.name,
                    one.value,
                    other.value,
                    100 * difference,
                    100 * error,
                    verdict(difference, error));
    }
}

// The least of several rounds, as others may be at work on the machine.
double microseconds(const games::clout::ThrowModel &model, int lying, int throws)
{
    constexpr int Rounds = 7;
    double least = 0;
    for (int round = 0; round < Rounds; ++round) {
        const double taken = calibrate::secondsOf(model, {throws, lying, {}, HeldOutSeed});
        least = round == 0 ? taken : std::min(least, taken);
    }
    return least / throws * 1e6;
}

void time(const games::clout::ThrowModel &bullet, const games::clout::ThrowModel &slide)
{
    constexpr int Slides = 3000;
    constexpr int Bullets = 60;
    std::printf("\nMicroseconds a throw (least of seven rounds)\n");
    for (const int lying : {0, 10, 28}) {
        std::printf("  %2d lying: slide %.2f, three dimensions %.0f\n",
                    lying,
                    microseconds(slide, lying, Slides),
                    microseconds(bullet, lying, Bullets));
    }
}

} // namespace

int main(int count, char **words)
{
    constexpr int UsualThrows = 4000;
    const int throws = count > 1 ? std::max(1, std::atoi(words[1])) : UsualThrows;
    const auto data = orStop(games::clout::ThrowingData::read(Data + "throwing.json"));
    const auto hand = orStop(data.hand(count > 2 ? words[2] : ""));
    std::printf("Three dimensions first, then the slide model; the goal is within a tenth.\n");
    for (const auto &shipped : data.surfaces()) {
        const auto &surface = shipped.surface;
        const auto file = Data + "landings/" + surface.slug + ".tsv";
        const games::clout::SlideModel slide(std::make_shared<const games::clout::LandingTable>(
            orStop(games::clout::readLandingTable(file))));
        const throw3d::BulletModel bullet(surface);
        for (const int lying : {10, 28}) {
            compare(bullet, slide, {throws, lying, hand, HeldOutSeed});
        }
        if (&shipped == &data.surfaces().front()) {
            time(bullet, slide);
        }
        std::fflush(stdout);
    }
    return 0;
}
