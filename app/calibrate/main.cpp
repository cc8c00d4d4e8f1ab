// muster-calibrate: makes the landing table of a surface out of throws in three dimensions, and
// compares the slide model that uses it with throws that it has not seen.
//   muster-calibrate make SURFACE FILE [THROWS-FOR-EACH-ROW]
//   muster-calibrate compare SURFACE THROWS
#include "calibrate/table_making.h"
#include "calibrate/throw_statistics.h"
#include "files/file.h"
#include "games/clout/slide.h"
#include "games/clout/throwing.h"
#include "throw3d/bullet_model.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace
{

constexpr std::uint64_t MakingSeed = 1;
constexpr std::uint64_t ComparingSeed = 99;
// How much of the speed two chips keep along the line of their centres: set, not fitted yet.
constexpr std::int64_t BouncePerMille = 300;

int complain(const base::Problem &problem)
{
    std::fprintf(stderr, "%s\n", base::english(problem).c_str());
    return 1;
}

int make(const games::clout::Surface &surface, const std::string &file, int thrownForEach)
{
    calibrate::TableSize size;
    size.thrownForEach = thrownForEach;
    auto table = calibrate::makeTable(surface, size, MakingSeed);
    table.bouncePerMille = BouncePerMille;
    table.notes = {"Throws in three dimensions; one row of each " + std::to_string(thrownForEach)
                   + ". The bounce is set, not fitted."};
    const auto written = files::writeFile(file, games::clout::printLandingTable(table));
    return written ? 0 : complain(written.error());
}

void print(const char *name, const calibrate::ThrowStatistics &figures)
{
    std::printf(
        "%-9s hit %5.2f %%  moved %5.1f / %5.1f mm  roll-on %6.1f / %6.1f mm  out %5.2f %%\n",
        name,
        100 * figures.hitRate(),
        calibrate::quantile(figures.moved, 0.5),
        calibrate::quantile(figures.moved, 0.9),
        calibrate::quantile(figures.rollOn, 0.5),
        calibrate::quantile(figures.rollOn, 0.9),
        100 * figures.outRate());
}

int compare(const games::clout::Surface &surface, const games::clout::Hand &hand, int throws)
{
    auto table = games::clout::readLandingTable(MUSTER_SOURCE_DIR "/data/clout/landings/"
                                                + surface.slug + ".tsv");
    if (!table) {
        return complain(table.error());
    }
    const games::clout::SlideModel slide(
        std::make_shared<const games::clout::LandingTable>(std::move(*table)));
    const throw3d::BulletModel bullet(surface);
    for (const int lying : {0, 10, 28}) {
        std::printf("%d chips lying\n", lying);
        print("bullet", calibrate::tryOut(bullet, {throws, lying, hand, ComparingSeed}));
        print("slide", calibrate::tryOut(slide, {throws, lying, hand, ComparingSeed}));
    }
    return 0;
}

} // namespace

int main(int count, char **words)
{
    const std::string command = count > 2 ? words[1] : "";
    const bool isMaking = command == "make" && count > 3;
    const bool isComparing = command == "compare" && count > 3;
    if (!isMaking && !isComparing) {
        std::fprintf(stderr,
                     "muster-calibrate make SURFACE FILE [THROWS-FOR-EACH-ROW]\n"
                     "muster-calibrate compare SURFACE THROWS\n");
        return 2;
    }
    const auto data =
        games::clout::ThrowingData::read(MUSTER_SOURCE_DIR "/data/clout/throwing.json");
    if (!data) {
        return complain(data.error());
    }
    const auto surface = data->surface(words[2]);
    if (!surface) {
        return complain(surface.error());
    }
    if (isMaking) {
        return make(*surface, words[3], count > 4 ? std::atoi(words[4]) : 8);
    }
    const auto hand = data->hand("");
    return hand ? compare(*surface, *hand, std::atoi(words[3])) : complain(hand.error());
}
