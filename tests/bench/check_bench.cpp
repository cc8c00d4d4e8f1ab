// How long the verdict on a roster takes: it is asked for at every keystroke, and whyNot for every
// visible row of the catalogue. The aim is 20 microseconds for a stack of 15 chips.
#include "catalog/game_data.h"
#include "construction/check.h"
#include "files/file.h"
#include "rosters/codec.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace
{

template<typename T>
T orStop(base::Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", base::english(result.error()).c_str());
        std::exit(1);
    }
    return std::move(*result);
}

struct Subject {
    catalog::GameData data;
    catalog::Catalog catalog;
    construction::Format format;
    rosters::Roster roster;
};

Subject subject(const std::string &game, const std::string &file)
{
    const std::string folder = std::string(MUSTER_SOURCE_DIR "/data/") + game;
    auto data = orStop(catalog::readGameData(folder));
    auto catalog = data.catalog();
    const std::vector<const catalog::Catalog *> catalogs = {&catalog};
    const auto bytes = orStop(files::readFile(data.folder / "rosters" / file));
    auto roster =
        orStop(rosters::readRosters(bytes, file, rosters::CodecContext{catalogs, game})).front();
    const auto formats =
        orStop(construction::Formats::read(data.folder / "formats.json", {}, data.schema));
    auto format = orStop(formats.find(roster.format));
    return {std::move(data), std::move(catalog), std::move(format), std::move(roster)};
}

void check(benchmark::State &state, const Subject &subject)
{
    const auto resolved = rosters::resolve(subject.roster, subject.catalog);
    for (auto step : state) {
        benchmark::DoNotOptimize(
            construction::check(subject.format, subject.roster, resolved, subject.catalog));
    }
}

void resolveAndCheck(benchmark::State &state, const Subject &subject)
{
    for (auto step : state) {
        const auto resolved = rosters::resolve(subject.roster, subject.catalog);
        benchmark::DoNotOptimize(
            construction::check(subject.format, subject.roster, resolved, subject.catalog));
    }
}

// One piece after the other, so that cheap and dear answers are mixed as on the screen.
void whyNot(benchmark::State &state, const Subject &subject)
{
    const auto resolved = rosters::resolve(subject.roster, subject.catalog);
    const auto before =
        construction::check(subject.format, subject.roster, resolved, subject.catalog);
    const auto pieces = subject.catalog.pieces();
    std::size_t next = 0;
    for (auto step : state) {
        benchmark::DoNotOptimize(construction::whyNot(subject.format,
                                                      subject.roster,
                                                      resolved,
                                                      before,
                                                      pieces[next],
                                                      subject.catalog));
        next = (next + 1) % pieces.size();
    }
}

} // namespace

int main(int argc, char **argv)
{
    const Subject stack = subject("clout", "quarantine.txt");
    Subject broken = stack;
    for (auto &line : broken.roster.lines) {
        line.count += 2;
    }
    const Subject army = subject("mutant", "demo-tournament-capitol.txt");
    const std::pair<const char *, const Subject *> subjects[] = {
        {"clout, 15 chips, legal", &stack},
        {"clout, all too many", &broken},
        {"mutant, 10/10/10", &army},
    };
    for (const auto &[name, of] : subjects) {
        const auto add = [label = std::string(name), of](const char *what, auto function) {
            benchmark::RegisterBenchmark((what + label).c_str(), function, *of)
                ->Unit(benchmark::kMicrosecond);
        };
        add("check: ", check);
        add("resolve and check: ", resolveAndCheck);
        add("whyNot: ", whyNot);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
