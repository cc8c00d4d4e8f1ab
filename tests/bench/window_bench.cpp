// How long a person waits for the window: a profile with 100,000 pieces of one's own and 1,000
// rosters is opened, every page put together, shown, and painted once.
#include "all_pages.h"
#include "appearance.h"
#include "faces/face_cache.h"
#include "library/company.h"
#include "library/data_folder.h"
#include "library/workspace.h"
#include "main_window.h"
#include "navigation.h"
#include "notices.h"
#include "qt_prompter.h"
#include "roster_actions.h"
#include "settings.h"

#include <QApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <iostream>

namespace
{

template<typename T>
T must(base::Result<T> result)
{
    if (!result) {
        std::cerr << base::english(result.error()) << '\n';
        std::exit(1);
    }
    if constexpr (!std::is_void_v<T>) {
        return std::move(*result);
    }
}

class NoClock final : public Clock
{
public:
    qint64 secondsSinceEpoch() const override { return 0; }
};

void fill(library::Workspace &workspace, int pieces, int rosters)
{
    const auto &game = workspace.library().game("clout")->data;
    catalog::ImportPlan bag;
    for (int i = 0; i < pieces; ++i) {
        catalog::PlannedRow row;
        row.piece = *game.pieces[static_cast<std::size_t>(i) % game.pieces.size()];
        row.piece.key.clear();
        row.piece.status = catalog::Status::Own;
        row.piece.name += ' ' + std::to_string(i);
        bag.rows.push_back(std::move(row));
    }
    must(workspace.pieces().applyImport(bag, *game.schema));
    std::vector<rosters::Roster> all;
    for (int i = 0; i < rosters; ++i) {
        rosters::Roster roster;
        roster.game = "clout";
        roster.format = "constructed";
        roster.name = "Stack " + std::to_string(i);
        for (std::size_t line = 0; line < 8; ++line) {
            const auto &piece =
                *game.pieces[(static_cast<std::size_t>(i) + line * 7) % game.pieces.size()];
            roster.lines.push_back({2, piece.key, piece.name, {}, {}, 0});
        }
        all.push_back(std::move(roster));
    }
    must(workspace.rosters().add(all));
}

// One start, as Application does it; `page` is where the person was last. Closing is not timed.
void startOnce(benchmark::State &state, const std::filesystem::path &folder, const QString &page)
{
    const auto workspace = must(library::Workspace::open(folder));
    Settings settings(QString::fromStdString((folder / "window.ini").string()));
    settings.setGame(QStringLiteral("clout"));
    settings.setPage(page);
    const Appearance appearance(settings);
    const wording::QtWording words(QStringLiteral("en"));
    library::OpenRoster openRoster(workspace->library(), workspace->rosters());
    faces::FaceCache faces;
    Navigation navigation;
    Notices notices;
    QtPrompter prompter;
    const NoClock clock;
    const auto company = library::playtestCompany(library::dataFolder());
    MainWindow window({workspace->library(),
                       openRoster,
                       workspace->profile(),
                       workspace->journal(),
                       workspace->rosters(),
                       workspace->pieces(),
                       faces,
                       navigation,
                       notices,
                       prompter,
                       settings,
                       clock,
                       words,
                       company});
    RosterActions rosterActions(window.services(), &window);
    for (auto *each : pages::allPages(window.services(), rosterActions)) {
        window.addPage(each);
    }
    window.begin();
    window.show();
    QCoreApplication::processEvents();
    benchmark::DoNotOptimize(window.grab());
    state.PauseTiming();
}

void start(benchmark::State &state, const char *page)
{
    const QTemporaryDir folder;
    const std::filesystem::path profile = folder.path().toStdString();
    fill(*must(library::Workspace::open(profile)),
         static_cast<int>(state.range(0)),
         static_cast<int>(state.range(1)));
    for ([[maybe_unused]] auto _ : state) {
        startOnce(state, profile, QString::fromLatin1(page));
        state.ResumeTiming();
    }
}
BENCHMARK_CAPTURE(start, Rosters, "rosters")
    ->ArgNames({"pieces", "rosters"})
    ->Args({0, 0})
    ->Args({100'000, 1'000})
    ->Unit(benchmark::kMillisecond)
    ->MinTime(3)
    ->UseRealTime();
BENCHMARK_CAPTURE(start, Builder, "builder")
    ->ArgNames({"pieces", "rosters"})
    ->Args({100'000, 1'000})
    ->Unit(benchmark::kMillisecond)
    ->MinTime(3)
    ->UseRealTime();
BENCHMARK_CAPTURE(start, Catalogue, "catalogue")
    ->ArgNames({"pieces", "rosters"})
    ->Args({100'000, 1'000})
    ->Unit(benchmark::kMillisecond)
    ->MinTime(3)
    ->UseRealTime();

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
