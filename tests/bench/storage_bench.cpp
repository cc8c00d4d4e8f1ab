// How long storing takes: one edit of a roster down to the disk, loading 100,000 pieces of one's
// own, listing 1,000 rosters. The edit is mostly the disk's own time to sync, measured beside it.
#include "storage/piece_store.h"
#include "storage/profile.h"
#include "storage/roster_store.h"
#include "storage/stored_catalog.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace
{

template<typename T>
T must(base::Result<T> result)
{
    if (!result) {
        std::cerr << base::english(result.error()) << '\n';
        std::exit(1);
    }
    return std::move(*result);
}

struct Stored {
    QTemporaryDir folder;
    storage::Profile profile = must(storage::Profile::open(folder.path().toStdString()));
    std::unique_ptr<storage::Database> database = must(storage::Database::open(profile.database()));
    storage::Journal journal = must(storage::Journal::open(*database));
    storage::RosterStore rosters{journal};
};

rosters::Roster stackOf(int number)
{
    rosters::Roster roster;
    roster.game = "clout";
    roster.name = "Stack " + std::to_string(number);
    for (int i = 0; i < 8; ++i) {
        rosters::Line line;
        line.count = 2;
        line.key = "clout/chip-" + std::to_string(i);
        line.name = "Chip " + std::to_string(i);
        roster.lines.push_back(std::move(line));
    }
    return roster;
}

const catalog::GameData &clout()
{
    static const auto game =
        must(catalog::readGameData(std::filesystem::path(MUSTER_SOURCE_DIR) / "data" / "clout"));
    return game;
}

// Pieces as people type them: the shipped ones under other names.
catalog::ImportPlan bagOf(int count)
{
    catalog::ImportPlan plan;
    for (int i = 0; i < count; ++i) {
        catalog::PlannedRow row;
        const auto place = static_cast<std::size_t>(i) % clout().pieces.size();
        row.piece = *clout().pieces[place];
        row.piece.key.clear();
        row.piece.status = catalog::Status::Own;
        row.piece.name += ' ' + std::to_string(i);
        plan.rows.push_back(std::move(row));
    }
    return plan;
}

void syncOfTheDisk(benchmark::State &state)
{
    const QTemporaryDir folder;
    const auto name = folder.path().toStdString() + "/file";
    const int file = ::open(name.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    const std::string page(4096, 'x');
    for ([[maybe_unused]] auto _ : state) {
        if (::write(file, page.data(), page.size()) < 0 || ::fsync(file) != 0) {
            state.SkipWithError("the disk failed");
        }
    }
    ::close(file);
}
BENCHMARK(syncOfTheDisk)->Unit(benchmark::kMillisecond)->UseRealTime();

void editOfARoster(benchmark::State &state)
{
    Stored stored;
    // Without syncing what remains is our own work.
    if (state.range(0) == 0) {
        must(stored.database->writeSql("PRAGMA synchronous = OFF"));
    }
    const auto id = must(stored.rosters.add({stackOf(0)})).front();
    int count = 2;
    for ([[maybe_unused]] auto _ : state) {
        auto line = stackOf(0).lines[3];
        line.count = count;
        count = count % 90 + 1;
        if (!stored.rosters.setCount(id, line, count)) {
            state.SkipWithError("the edit failed");
        }
    }
}
BENCHMARK(editOfARoster)
    ->ArgName("synced")
    ->Arg(1)
    ->Arg(0)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void listOfRosters(benchmark::State &state)
{
    Stored stored;
    std::vector<rosters::Roster> many;
    for (int i = 0; i < 1000; ++i) {
        many.push_back(stackOf(i));
    }
    must(stored.rosters.add(many));
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(must(stored.rosters.list()));
    }
}
BENCHMARK(listOfRosters)->Unit(benchmark::kMillisecond);

void loadOfOwnPieces(benchmark::State &state)
{
    Stored stored;
    storage::PieceStore pieces(stored.journal);
    auto bag = bagOf(100'000);
    if (!pieces.applyImport(bag, *clout().schema)) {
        state.SkipWithError("the import failed");
    }
    for ([[maybe_unused]] auto _ : state) {
        auto own = must(pieces.ownPieces(*clout().schema));
        benchmark::DoNotOptimize(own);
        state.PauseTiming(); // that they are let go is no part of a start
        own = {};
        state.ResumeTiming();
    }
}
BENCHMARK(loadOfOwnPieces)->Unit(benchmark::kMillisecond)->UseRealTime();

void assemblyOfTheCatalogue(benchmark::State &state)
{
    Stored stored;
    storage::PieceStore pieces(stored.journal);
    auto bag = bagOf(100'000);
    if (!pieces.applyImport(bag, *clout().schema)) {
        state.SkipWithError("the import failed");
    }
    for ([[maybe_unused]] auto _ : state) {
        auto catalogue = std::make_unique<storage::StoredCatalog>(
            must(storage::storedCatalog(clout(), stored.journal)));
        benchmark::DoNotOptimize(catalogue);
        state.PauseTiming();
        catalogue.reset();
        state.ResumeTiming();
    }
}
BENCHMARK(assemblyOfTheCatalogue)->Unit(benchmark::kMillisecond)->UseRealTime();

void openingTheDatabase(benchmark::State &state)
{
    const Stored stored;
    for ([[maybe_unused]] auto _ : state) {
        const auto database = must(storage::Database::open(stored.profile.database()));
        benchmark::DoNotOptimize(must(storage::Journal::open(*database)));
    }
}
BENCHMARK(openingTheDatabase)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
