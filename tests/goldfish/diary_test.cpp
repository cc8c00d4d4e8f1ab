// The games behind every figure of a report: none is lost, none is counted twice, and each cell's
// heading says what it opens.
#include "goldfish/compare.h"
#include "goldfish/comparison_report.h"
#include "goldfish/diary.h"
#include "goldfish/report_tables.h"
#include "goldfish/side.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

#include <numeric>

using goldfish::AgainstOpponent;
using goldfish::Batch;
using goldfish::Behind;
using goldfish::Diary;
using goldfish::DiaryLine;
using goldfish::Order;

namespace
{

constexpr std::uint64_t Matches = 60;

struct Played {
    std::unique_ptr<Batch> batch;
    std::unique_ptr<Diary> diary;
    goldfish::Report report;
};

Order someOrder()
{
    static const auto golden = tests::stonesRoster("Golden", {"gold", "lead", "pebble"});
    static const auto bare = tests::stonesRoster("Bare", {"pebble", "lead"});
    Order order;
    order.subject = {&golden, {}, {"random", 0}};
    order.opponents = {{&bare, {}, {"random", 0}}, {&golden, {}, {"random", 0}}};
    order.seed = 11;
    return order;
}

goldfish::Effort effortOf(std::uint64_t matches, std::size_t threads, Diary &diary)
{
    goldfish::Effort effort;
    effort.matches = matches;
    effort.threads = threads;
    effort.taken = [&diary](const goldfish::MatchRecord &record,
                            const engine::TallyCounts &counts) { diary.take(record, counts); };
    return effort;
}

Played played(std::size_t threads = 1)
{
    const auto catalog = support::catalogFrom("name\ttype\n");
    const auto order = someOrder();
    auto plan = *goldfish::planOf(order, tests::stonesRow(), catalog);
    const auto identity = goldfish::identityOf(order, plan, catalog);
    Played result{*Batch::begin(std::move(plan)), {}, {}};
    result.diary = std::make_unique<Diary>(*result.batch);
    // In two parts, as a person who pauses does.
    for (const std::uint64_t matches : {Matches / 3, Matches}) {
        if (!result.batch->run(effortOf(matches, threads, *result.diary))) {
            support::giveUp("the batch failed");
        }
    }
    result.report = goldfish::reportOn(*result.batch, identity);
    return result;
}

std::int64_t sumOf(const std::vector<DiaryLine> &lines)
{
    return std::accumulate(
        lines.begin(),
        lines.end(),
        std::int64_t{0},
        [](std::int64_t sum, const DiaryLine &line) { return sum + line.figure; });
}

} // namespace

class DiaryTest : public QObject
{
    Q_OBJECT

private slots:
    void holdsEveryMatchInOrder()
    {
        for (const std::size_t threads : {1, 3}) {
            const auto all = played(threads);
            QCOMPARE(all.diary->size(), std::size_t{Matches});
            QVERIFY(all.diary->isComplete());
            for (std::uint64_t match = 0; match < Matches; ++match) {
                QCOMPARE(all.diary->record(match), all.batch->matches()[match]);
            }
        }
    }

    void scoresAddUp()
    {
        const auto all = played();
        std::size_t games = 0;
        for (const auto &[score, times] : all.report.score.bars()) {
            const auto behind = all.diary->behind(goldfish::WithScore{score, score});
            QCOMPARE(static_cast<std::int64_t>(behind.size()), times);
            games += behind.size();
        }
        QCOMPARE(games, all.diary->behind(goldfish::AllMatches{}).size());
    }

    void opponentsAddUp()
    {
        using Result = AgainstOpponent::Result;
        using Place = AgainstOpponent::Place;
        const auto all = played();
        for (std::size_t opponent = 0; opponent < 2; ++opponent) {
            const auto &line = all.report.against[opponent];
            const auto count = [&](Result result, Place place) {
                return static_cast<std::int64_t>(
                    all.diary->behind(AgainstOpponent{opponent, result, place}).size());
            };
            QCOMPARE(count(Result::Any, Place::Any), line.all.games());
            QCOMPARE(count(Result::Won, Place::Any), line.all.wins);
            QCOMPARE(count(Result::Drawn, Place::Any), line.all.draws);
            QCOMPARE(count(Result::Lost, Place::Any), line.all.losses);
            QCOMPARE(count(Result::Won, Place::First), line.first.wins);
            QCOMPARE(count(Result::Lost, Place::Second), line.second.losses);
            QCOMPARE(sumOf(all.diary->behind(AgainstOpponent{opponent})), line.margin.sum());
        }
    }

    void sourcesAndPiecesAddUp()
    {
        using Figure = goldfish::WithPiece::Figure;
        const auto all = played();
        QVERIFY(all.report.sources.size() > 2);
        for (std::size_t source = 0; source < all.report.sources.size(); ++source) {
            QCOMPARE(sumOf(all.diary->behind(goldfish::WithSource{source})),
                     all.report.sources[source].total);
        }
        QCOMPARE(all.report.pieces.size(), std::size_t{3});
        for (std::size_t piece = 0; piece < all.report.pieces.size(); ++piece) {
            const auto sum = [&](Figure figure) {
                return sumOf(all.diary->behind(goldfish::WithPiece{piece, figure}));
            };
            const auto &totals = all.report.pieces[piece].totals;
            QCOMPARE(sum(Figure::Played), totals.played);
            QCOMPARE(sum(Figure::InPlay), totals.inPlay);
            QCOMPARE(sum(Figure::Points), totals.points);
            QCOMPARE(sum(Figure::Removals), totals.removals);
            QCOMPARE(sum(Figure::Losses), totals.losses);
        }
    }

    void turnsAndPlacesAddUp()
    {
        const auto all = played();
        for (std::size_t turn = 0; turn < all.report.turns.size(); ++turn) {
            const auto &scores = all.report.turns[turn];
            const auto behind = all.diary->behind(goldfish::AfterTurn{turn});
            QCOMPARE(static_cast<std::int64_t>(behind.size()), scores.count());
            QCOMPARE(sumOf(behind), scores.moments().sum());
            const auto low =
                all.diary->behind(goldfish::AfterTurn{turn, INT32_MIN, scores.quantile(10)});
            QVERIFY(static_cast<std::int64_t>(low.size()) * 10 >= scores.count());
            QVERIFY(std::ranges::all_of(low, [&](const DiaryLine &line) {
                return line.figure <= scores.quantile(10);
            }));
        }
        std::int64_t rests = 0;
        for (std::size_t cell = 0; cell < all.report.resting.cells.size(); ++cell) {
            const auto behind = all.diary->behind(goldfish::RestingIn{cell});
            QCOMPARE(sumOf(behind), all.report.resting.cells[cell]);
            rests += sumOf(behind);
        }
        QVERIFY(rests > 0);
    }

    void pairsAddUp()
    {
        using Result = goldfish::InPairs::Result;
        static const auto golden = tests::stonesRoster("Golden", {"gold", "lead"});
        const auto catalog = support::catalogFrom("name\ttype\n");
        auto order = someOrder();
        order.opponents.pop_back();
        auto batch = *Batch::begin(*goldfish::comparisonPlan(order,
                                                             {&golden, {}, {"random", 0}},
                                                             tests::stonesRow(),
                                                             catalog));
        Diary diary(*batch);
        QVERIFY(batch->run(effortOf(Matches, 2, diary)));
        const auto comparison = goldfish::comparisonOf(*batch, {});
        const auto pairs = [&](Result result) {
            return static_cast<std::int64_t>(diary.behind(goldfish::InPairs{result}).size()) / 2;
        };
        QCOMPARE(pairs(Result::Any), comparison.count());
        QCOMPARE(pairs(Result::BothWon), comparison.pairs.bothWon);
        QCOMPARE(pairs(Result::FirstBetter), comparison.pairs.firstBetter);
        QCOMPARE(pairs(Result::SecondBetter), comparison.pairs.secondBetter);
        QCOMPARE(pairs(Result::NeitherWon), comparison.pairs.neitherWon);
        // The reference's games stand behind no figure of the subject.
        for (const auto &line : diary.behind(goldfish::WithScore{-1000, 1000})) {
            QCOMPARE(line.match % 2, std::uint64_t{0});
        }
        const auto table = goldfish::comparisonTable(comparison, {"Golden", "Other"});
        QCOMPARE(table.behind.size(), table.rows.size());
    }

    void everyCellOfAReportOpensItsGames()
    {
        const auto all = played();
        auto tables = goldfish::reportTables(all.report);
        tables.push_back(goldfish::restingTable(all.report));
        QSet<QString> slugs;
        for (const auto &table : tables) {
            slugs.insert(QString::fromStdString(table.slug));
            QCOMPARE(table.behind.size(), table.rows.size());
            for (std::size_t row = 0; row < table.rows.size(); ++row) {
                for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
                    const auto behind = goldfish::behindCell(table, row, column);
                    QVERIFY(behind);
                    const auto title = base::english(goldfish::titleOf(*behind, all.report));
                    QVERIFY2(!title.empty() && title.find('%') == std::string::npos, title.c_str());
                }
            }
        }
        QCOMPARE(slugs.size(), static_cast<qsizetype>(tables.size()));
        QVERIFY(!goldfish::behindCell(goldfish::identityTable(all.report), 0, 1));
    }

    void headingsSayWhatTheyOpen()
    {
        const auto report = played().report;
        const auto title = [&](const Behind &behind) {
            return base::english(goldfish::titleOf(behind, report));
        };
        QCOMPARE(title(goldfish::WithScore{3, 5}), std::string("Games with a score of 3 to 5"));
        QCOMPARE(
            title(AgainstOpponent{0, AgainstOpponent::Result::Won, AgainstOpponent::Place::Second}),
            std::string("Games won against “Bare”, playing second"));
        QCOMPARE(title(goldfish::AfterTurn{1, INT32_MIN, 4}),
                 std::string("Games with at most 4 points after turn 2"));
        QCOMPARE(title(goldfish::WithPiece{0, goldfish::WithPiece::Figure::Losses}),
                 std::string("Games in which “gold” was removed"));
    }
};

QTEST_GUILESS_MAIN(DiaryTest)
#include "diary_test.moc"
