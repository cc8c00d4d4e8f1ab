// What a batch says: the JSON byte for byte, every match as a row, a page that no name can break
// out of, and the sentences of the terminal.
#include "files/file.h"
#include "goldfish/batch.h"
#include "goldfish/report_csv.h"
#include "goldfish/report_html.h"
#include "goldfish/report_json.h"
#include "goldfish/report_svg.h"
#include "goldfish/report_text.h"
#include "goldfish/stones_play.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

#include <QProcessEnvironment>

using goldfish::Batch;
using goldfish::Order;
using goldfish::Report;

namespace
{

const std::string Golden = MUSTER_SOURCE_DIR "/tests/goldfish/golden/";

struct Played {
    std::unique_ptr<Batch> batch;
    Report report;
};

Played played(const Order &order, std::uint64_t matches, std::size_t threads)
{
    const auto catalog = support::catalogFrom("name\ttype\n");
    auto plan = *goldfish::planOf(order, tests::stonesRow(), catalog);
    auto identity = goldfish::identityOf(order, plan, catalog);
    identity.program = "Muster test";
    identity.date = "2007-04-17";
    identity.command = "muster-cli goldfish golden.txt --against bare.txt --games 40 --seed 7";
    auto batch = *Batch::begin(std::move(plan));
    goldfish::Effort effort;
    effort.matches = matches;
    effort.threads = threads;
    if (!batch->run(effort)) {
        support::giveUp("the batch failed");
    }
    auto report = goldfish::reportOn(*batch, std::move(identity));
    return {std::move(batch), std::move(report)};
}

Order duelOrder()
{
    static const auto golden = tests::stonesRoster("Golden", {"gold", "lead", "lead"});
    static const auto bare = tests::stonesRoster("Bare", {"pebble"});
    Order order;
    order.subject = {&golden, "club", {"greedy", 20}};
    order.opponents = {{&bare, "", {"random", 0}}};
    order.house = {{"stones", "10"}};
    order.seed = 7;
    return order;
}

std::string jsonText(const Report &report)
{
    return files::json::write(goldfish::jsonOf(report));
}

std::size_t countOf(const std::string &text, const std::string &part)
{
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

} // namespace

class ReportTest : public QObject
{
    Q_OBJECT

private slots:
    // With the environment variable MUSTER_UPDATE_GOLDEN the file is written anew, to be reviewed.
    void writesJsonByteForByte()
    {
        const auto json = jsonText(played(duelOrder(), 40, 2).report);
        if (QProcessEnvironment::systemEnvironment().contains("MUSTER_UPDATE_GOLDEN")) {
            QVERIFY(files::writeFile(Golden + "report.json", json).has_value());
        }
        QCOMPARE(json, *files::readFile(Golden + "report.json"));
        for (const std::size_t threads : {1, 3, 8}) {
            QCOMPARE(jsonText(played(duelOrder(), 40, threads).report), json);
        }
    }

    void jsonHasWhatIsPromised()
    {
        const auto node = goldfish::jsonOf(played(duelOrder(), 20, 1).report);
        for (const char *key : {"games",
                                "seed",
                                "policy",
                                "skill",
                                "house",
                                "score",
                                "sources",
                                "by_turn",
                                "pieces",
                                "against",
                                "fingerprint",
                                "data_digest",
                                "games_per_second",
                                "command"}) {
            QVERIFY2(node.find(key) != nullptr, key);
        }
        for (const char *key : {"mean", "sd", "ci95", "p10", "p50", "p90"}) {
            QVERIFY2(node.find("score")->find(key) != nullptr, key);
        }
        const auto &against = node.find("against")->array()->front();
        for (const char *key : {"roster", "wins", "losses", "draws", "rate", "wilson95"}) {
            QVERIFY2(against.find(key) != nullptr, key);
        }
        QCOMPARE(*node.find("policy")->string(), std::string("greedy:20,random"));
        QCOMPARE(*node.find("games")->integer(), std::int64_t{20});
    }

    void figuresAgreeWithEachOther()
    {
        const auto [batch, report] = played(duelOrder(), 60, 2);
        QCOMPARE(report.matches, std::int64_t{60});
        QCOMPARE(report.score.count(), std::int64_t{60});
        std::int64_t points = 0;
        for (const auto &line : report.sources) {
            points += line.kind == engine::TallySource::Kind::Points ? line.total : 0;
        }
        QCOMPARE(points, report.score.moments().sum());
        QCOMPARE(report.all().games(), std::int64_t{60});
        QCOMPARE(report.first().games(), std::int64_t{30});
        QCOMPARE(report.first().wins + report.second().wins, report.all().wins);
        // Golden holds gold once and lead twice.
        QCOMPARE(report.pieces.size(), std::size_t{2});
        QCOMPARE(report.pieces[1].copies, std::int64_t{2});
        QCOMPARE(report.pieces[1].totals.points, std::int64_t{120});
    }

    void playsAlone()
    {
        auto order = duelOrder();
        order.opponents.clear();
        const auto catalog = support::catalogFrom("name\ttype\n");
        const auto plan = goldfish::planOf(order, tests::stonesRow(), catalog);
        QCOMPARE(plan->pairings.size(), std::size_t{1});
        QVERIFY(plan->pairings[0].seats[1].isEmpty);
        // At Stones somebody must take the other stones.
        auto batch = *Batch::begin(*plan);
        goldfish::Effort effort;
        effort.matches = 3;
        QCOMPARE(base::english(batch->run(effort).error()),
                 std::string("Game 1: no answer came from seat 2."));
    }

    void mirrorMatchesAreEven()
    {
        auto order = duelOrder();
        order.opponents = {order.subject};
        const auto report = played(order, 1000, 2).report;
        QVERIFY2(report.all().wilson().holds(0.5),
                 qPrintable(QString::number(report.all().rate())));
        QVERIFY(report.first().rate() != report.second().rate()); // who begins is seen
    }

    void listsEveryMatch()
    {
        const auto [batch, report] = played(duelOrder(), 6, 1);
        const auto csv = goldfish::csvOf(*batch, report.identity);
        QCOMPARE(countOf(csv, "\n"), std::size_t{7});
        QVERIFY(csv.starts_with("game,opponent,seat,score,margin,result,turns,answers\n1,Bare,1,"));
        QVERIFY(csv.find("\n2,Bare,2,") != std::string::npos);
        QCOMPARE(countOf(csv, ",win,"), static_cast<std::size_t>(report.all().wins));
    }

    void marksWhatDidNotEnd()
    {
        const auto catalog = support::catalogFrom("name\ttype\n");
        const auto order = duelOrder();
        auto plan = *goldfish::planOf(order, tests::stonesRow(), catalog);
        plan.mostAnswers = 7;
        auto batch = *Batch::begin(plan);
        goldfish::Effort effort;
        effort.matches = 50;
        QVERIFY(batch->run(effort).has_value());
        auto identity = goldfish::identityOf(order, plan, catalog);
        identity.flags = {base::text("Test", "The list is not legal.")};
        const auto report = goldfish::reportOn(*batch, identity);
        QVERIFY(report.unfinished > 0 && report.matches + report.unfinished == 50);
        const auto words =
            goldfish::plainTextOf(goldfish::documentOf(report), base::plainEnglish());
        QVERIFY(words.find("! The list is not legal.\n") != std::string::npos);
        QVERIFY(words.find("did not end after as many answers as are allowed")
                != std::string::npos);
        QCOMPARE(countOf(goldfish::csvOf(*batch, identity), ",unfinished,"),
                 static_cast<std::size_t>(report.unfinished));
        QCOMPARE(report.score.count(), report.matches);
    }

    void escapesHostileNames()
    {
        const std::string hostile = "<script>alert('x')</script>\"&\x1b[31m\n\xff";
        const auto golden = tests::stonesRoster(hostile, {hostile, "gold"});
        const auto bare = tests::stonesRoster(hostile, {});
        Order order;
        order.subject = {&golden, hostile, {"random", 0}};
        order.opponents = {{&bare, hostile, {"random", 0}}};
        auto report = played(order, 10, 1).report;
        report.identity.command = hostile;
        report.identity.program = hostile;
        report.identity.format = hostile;
        report.identity.surface = hostile;
        const auto document = goldfish::documentOf(report);
        const auto html = goldfish::htmlOf(document, base::plainEnglish());
        QCOMPARE(countOf(html, "<script"), std::size_t{0});
        QVERIFY(countOf(html, "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;") > 4);
        QVERIFY(html.find('\x1b') == std::string::npos && html.find('\xff') == std::string::npos);
        for (const char *outside : {"http:", "https:", "src=", "@import", "url("}) {
            QVERIFY2(html.find(outside) == std::string::npos, outside);
        }
        const auto words = goldfish::plainTextOf(document, base::plainEnglish());
        QVERIFY(words.find('\x1b') == std::string::npos);
        QCOMPARE(goldfish::escaped("a<b>\x01"), std::string("a&lt;b&gt; "));
    }

    void everyChartHasItsTable()
    {
        const auto report = played(duelOrder(), 30, 1).report;
        const auto document = goldfish::documentOf(report);
        QCOMPARE(document.tables.size(), std::size_t{7});
        for (const auto &table : document.tables) {
            QVERIFY(table.chart.has_value());
            QCOMPARE(table.chart->bars.size(), table.rows.size());
            for (const auto &row : table.rows) {
                QCOMPARE(row.size(), table.columns.size());
            }
            for (const auto &bar : table.chart->bars) {
                QVERIFY(bar.value >= table.chart->least && bar.value <= table.chart->most);
            }
        }
        const auto html = goldfish::htmlOf(document, base::plainEnglish());
        QCOMPARE(countOf(html, "<svg"), std::size_t{8}); // with the map
        QCOMPARE(countOf(html, "<table"), std::size_t{9});
        QCOMPARE(countOf(html, "<svg"), countOf(html, "</svg>"));
    }

    void sharesBarsAmongScoresThatLieFarApart()
    {
        Report report;
        report.matches = 3;
        report.identity.subject.roster = "Wide";
        for (const int score : {-5000, 0, 12'345}) {
            report.score.add(score);
        }
        const auto tables = goldfish::reportTables(report);
        QVERIFY(tables.front().rows.size() <= 41);
        QCOMPARE(base::english(tables.front().rows.front()[0]), std::string("-5000 to -4567"));
    }

    void saysWhatItComesTo()
    {
        const auto report = played(duelOrder(), 40, 1).report;
        const auto words =
            goldfish::plainTextOf(goldfish::documentOf(report), base::plainEnglish());
        QVERIFY2(words.starts_with("Playtest of “Golden”\n\n“Golden” scores "), words.c_str());
        QVERIFY(words.find("It wins ") != std::string::npos);
        QVERIFY(words.find("! Played with 1 changed house rule.\n") != std::string::npos);
        QVERIFY(words.find("played by greedy:20 with the hand “club”\n") != std::string::npos);
        QVERIFY(words.find("--games 40 --seed 7\n") != std::string::npos);
        const auto empty = goldfish::documentOf(Report());
        QCOMPARE(base::english(empty.summary.front()), std::string("No game was finished."));
        QVERIFY(empty.tables.empty());
    }
};

QTEST_APPLESS_MAIN(ReportTest)
#include "report_test.moc"
