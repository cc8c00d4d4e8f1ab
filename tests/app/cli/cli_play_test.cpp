// Positions, matches and playtests from the command line, as CLI.md has them.
#include "app/cli/command_line.h"
#include "engine/log.h"
#include "files/file.h"
#include "storage/hand_store.h"
#include "storage/profile.h"

#include <QTest>

class CliPlayTest : public QObject, private support::CommandLine
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void playsAScenario();
    void saysWhereAScenarioDiffers();
    void refusesABrokenScenario_data();
    void refusesABrokenScenario();
    void throwsWithAHandOfOnesOwn();
    void playsAMatchAndReplaysItsLog();
    void aReplaySaysWhatWasSetByHand();
    void asksWhoeverSitsAtTheKeyboard();
    void aPlaytestIsTheSameWithAnyThreads();
    void countsPicks();
    void countsPicksOfALoggedMoment();
    void namesWhatIsUnknown_data();
    void namesWhatIsUnknown();
};

namespace
{

const QString Rosters = QStringLiteral(MUSTER_SOURCE_DIR "/data/clout/rosters/");
const QByteArray Scenario = R"({"game":"clout",
 "chips":{"w":{"name":"Demo W","type":"troop","points":1,"range":1,"defense":2,"abilities":"ambush 2"},
          "q":{"name":"Demo Q","type":"troop","points":1,"range":1,"defense":1,"abilities":"strike 3"}},
 "table":[{"id":"w1","chip":"w","owner":0,"at":[300,500]}],
 "stacks":[["w"],["q"]], "active":1, "first_turn":[false,false],
 "do":[{"throw":"q","as":"q1","lands":[350,500]},{"ask":"strike","target":"w1"}],
 "expect":{"ok":true,"table":[{"id":"q1"}],"discards":[["w"],[]]}})";

} // namespace

void CliPlayTest::init()
{
    QVERIFY(makeFolder());
}

void CliPlayTest::playsAScenario()
{
    const auto done = run({"scenario", file("s.json", Scenario), "--json"});
    QCOMPARE(done.exit, 0);
    const auto output = done.json();
    QVERIFY(*output.find("ok")->boolean());
    QCOMPARE(output.find("table")->array()->size(), std::size_t{1});
    QVERIFY(output.find("differs") == nullptr);
    QVERIFY(!output.find("events")->array()->empty());
}

void CliPlayTest::saysWhereAScenarioDiffers()
{
    QByteArray other = Scenario;
    other.replace(R"([{"id":"q1"}])", R"([{"id":"q1"},{"id":"w1"}])");
    const auto done = run({"scenario", file("s.json", other), "--json"});
    QCOMPARE(done.exit, 1);
    QCOMPARE(done.json().find("differs")->array()->size(), std::size_t{1});
}

void CliPlayTest::refusesABrokenScenario_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("type") << QByteArray("\"troop\"") << QByteArray("\"troup\"")
                          << QByteArray("troup");
    QTest::newRow("range") << QByteArray("\"range\":1,") << QByteArray() << QByteArray("range");
    QTest::newRow("outside") << QByteArray("[300,500]") << QByteArray("[-300,500]")
                             << QByteArray("w1");
    QTest::newRow("chip") << QByteArray(R"("chip":"w")") << QByteArray(R"("chip":"v")")
                          << QByteArray("v");
    QTest::newRow("house") << QByteArray(R"("active":1)") << QByteArray(R"("house":{"x":true})")
                           << QByteArray("house rule");
    QTest::newRow("ability") << QByteArray("ambush 2") << QByteArray("ambush")
                             << QByteArray("ambush");
    QTest::newRow("game") << QByteArray("\"clout\"") << QByteArray("\"chess\"")
                          << QByteArray("chess");
}

void CliPlayTest::refusesABrokenScenario()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, says);
    QByteArray broken = Scenario;
    broken.replace(from, to);
    const auto done = run({"scenario", file("s.json", broken), "--json"});
    QCOMPARE(done.exit, 3);
    QVERIFY(done.out.isEmpty());
    QVERIFY2(done.err.contains("s.json:"), done.err.constData());
    QVERIFY2(done.err.contains(says), done.err.constData());
}

// By its name in the profile; what is told are its figures, so that others can repeat it.
void CliPlayTest::throwsWithAHandOfOnesOwn()
{
    const QString roster = Rosters + "minefield.txt";
    const QStringList
        goldfish{"goldfish", roster, "--policy", "random", "--games", "2", "--json", "--skill"};
    const auto missing = run(goldfish + QStringList{"@maria"});
    QVERIFY(missing.exit != 0);
    QVERIFY2(missing.err.contains("maria"), missing.err.constData());
    {
        const auto profile = storage::Profile::open(pathOf("profile").toStdString());
        const auto database = storage::Database::open(profile->database());
        auto journal = storage::Journal::open(**database);
        QVERIFY(journal);
        storage::HandStore hands(*journal);
        QVERIFY(hands.save("clout", {"Maria", "250/900/8000/640", "felt", ""}));
    }
    const auto named = run(goldfish + QStringList{"@maria"});
    QVERIFY2(named.exit == 0, named.err.constData());
    QVERIFY2(named.out.contains("250/900/8000/640"), named.out.constData());
    const auto figures = run(goldfish + QStringList{"250/900/8000/640"});
    QVERIFY(*named.json().find("score") == *figures.json().find("score"));
    QVERIFY(run({"play", roster, roster, "--policy", "random", "--skill", "@eva"}).exit != 0);
    QCOMPARE(run({"play", roster, roster, "--policy", "random", "--skill", "@maria"}).exit, 0);
}

void CliPlayTest::playsAMatchAndReplaysItsLog()
{
    const QString log = pathOf("match.log");
    const auto played = run({"play",
                             Rosters + "minefield.txt",
                             Rosters + "long-gallop.txt",
                             "--seed",
                             "5",
                             "--policy",
                             "random",
                             "--log",
                             log,
                             "--json"});
    QVERIFY2(played.exit == 0, played.err.constData());
    const auto again = run({"replay", log, "--verify", "--json"});
    QVERIFY2(again.exit == 0, again.err.constData());
    QVERIFY(again.json().find("difference")->isNull());
    QVERIFY(*again.json().find("ending")->find("scores") == *played.json().find("scores"));
    // One answer less is a match that has not ended.
    const auto part = run({"replay", log, "--to", "3", "--json"});
    QCOMPARE(part.exit, 0);
    QVERIFY(part.json().find("ending")->isNull());
    // The same seed is the same match.
    const auto twin = run({"play",
                           Rosters + "minefield.txt",
                           Rosters + "long-gallop.txt",
                           "--seed",
                           "5",
                           "--policy",
                           "random",
                           "--json"});
    QCOMPARE(twin.out, played.out);
}

void CliPlayTest::aReplaySaysWhatWasSetByHand()
{
    engine::Log log;
    log.game = "clout";
    log.rulesVersion = 1;
    const std::string setup =
        R"({"stacks": [["w"], ["w"]],
            "chips": {"w": {"name": "Watcher", "type": "troop", "points": 1, "range": 1,
                            "defense": 2}},
            "table": [{"id": "w1", "chip": "w", "owner": 0, "at": [300, 500]}], "by_hand": )";
    log.setup = *files::json::parse(setup + "true}", "setup");
    log.answers.emplace_back(engine::Correction{5, engine::Token{0}, 4, {}});
    const auto changed =
        run({"replay", file("changed.mlog", QByteArray::fromStdString(printLog(log))), "--json"});
    QVERIFY2(changed.exit == 0, changed.err.constData());
    QCOMPARE(*changed.json().find("changes_by_hand")->integer(), std::int64_t{1});
    const auto report = changed.json();
    const auto &scores = *report.find("position")->find("scores")->array();
    QCOMPARE(*scores[0].integer(), std::int64_t{4});
    const auto words = run({"replay", pathOf("changed.mlog")});
    QVERIFY(words.out.contains("By hand: Watcher (player 1) counts 4."));
    QVERIFY(words.out.contains("set by hand."));
    // Where it was not agreed on, the log differs from the rules there.
    log.setup = *files::json::parse(setup + "false}", "setup");
    const auto refused =
        run({"replay", file("refused.mlog", QByteArray::fromStdString(printLog(log)))});
    QVERIFY2(refused.exit == 1, refused.err.constData());
    QVERIFY(refused.out.contains("without changes by hand"));
}

void CliPlayTest::asksWhoeverSitsAtTheKeyboard()
{
    const auto done = run({"play", Rosters + "minefield.txt", "--seat", "1=me"}, "1\n50 50\n");
    QCOMPARE(done.exit, 3); // the answers ran out
    QVERIFY(done.err.contains("1) "));
    QVERIFY(done.out.contains("throws"));
}

void CliPlayTest::aPlaytestIsTheSameWithAnyThreads()
{
    const auto with = [this](const QString &threads) {
        auto report = run({"goldfish",
                           Rosters + "minefield.txt",
                           "--against",
                           Rosters + "long-gallop.txt",
                           "--policy",
                           "random",
                           "--games",
                           "30",
                           "--seed",
                           "3",
                           "--threads",
                           threads,
                           "--json"})
                          .json();
        files::json::Node kept{files::json::Object{}};
        for (const auto &[key, value] : *report.object()) {
            if (key != "games_per_second" && key != "seconds") {
                kept.set(key, value);
            }
        }
        return kept;
    };
    const auto one = with("1");
    for (const auto *const key : {"games",
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
                                  "command"}) {
        QVERIFY2(one.find(key) != nullptr, key);
    }
    QCOMPARE(*one.find("games")->integer(), std::int64_t{30});
    QVERIFY(one == with("3"));
}

void CliPlayTest::countsPicks()
{
    const auto done = run({"counts", file("s.json", Scenario), "--depth", "2", "--json"});
    QCOMPARE(done.exit, 0);
    // One chip to throw, then a point: the path ends there.
    QCOMPARE(*done.json().find("count")->integer(), std::int64_t{1});
    QCOMPARE(run({"counts", file("s.json", Scenario)}).exit, 2);
}

void CliPlayTest::countsPicksOfALoggedMoment()
{
    const auto golden = QStringLiteral(MUSTER_SOURCE_DIR "/tests/golden/clout/random.game");
    const auto at = [&golden, this](const QString &answers) {
        return run({"counts", golden, "--depth", "1", "--at", answers, "--json"});
    };
    QCOMPARE(*at(QStringLiteral("7")).json().find("count")->integer(), std::int64_t{9});
    QCOMPARE(*at(QStringLiteral("8")).json().find("count")->integer(), std::int64_t{1});
    QCOMPARE(run({"counts", golden, "--depth", "3"}).exit, 0); // the end: no pick at all
    auto words = *files::readFile(golden.toStdString());
    words.replace(words.find("\npick "), 6, "\npick 9");
    const auto wrong =
        run({"counts", file("wrong.game", QByteArray::fromStdString(words)), "--depth", "1"});
    QCOMPARE(wrong.exit, 3);
    QVERIFY2(wrong.err.contains("wrong.game"), wrong.err.constData());
}

void CliPlayTest::namesWhatIsUnknown_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("hand") << QStringList{"--skill", "wizard"} << QByteArray("wizard");
    QTest::newRow("surface") << QStringList{"--surface", "ice"} << QByteArray("ice");
    QTest::newRow("policy") << QStringList{"--policy", "cheat"} << QByteArray("cheat");
    QTest::newRow("house") << QStringList{"--house", "bombs=true"} << QByteArray("bombs");
    QTest::newRow("games") << QStringList{"--games", "0"} << QByteArray("--games");
}

void CliPlayTest::namesWhatIsUnknown()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, says);
    const auto done =
        run(QStringList{"goldfish", Rosters + "minefield.txt", "--policy", "random"} + words);
    QVERIFY(done.exit == 2 || done.exit == 3);
    QVERIFY2(done.err.contains(says), done.err.constData());
}

QTEST_GUILESS_MAIN(CliPlayTest)
#include "cli_play_test.moc"
