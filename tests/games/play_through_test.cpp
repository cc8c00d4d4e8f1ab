// What every game of the table owes: matches kept from the first to the last answer that today's
// rules still make byte for byte, counts of picks from positions in them, scenarios, and random
// games. With the environment variable MUSTER_UPDATE_GOLDEN both are written anew, to be reviewed.
#include "engine/count.h"
#include "engine/replay.h"
#include "files/file.h"
#include "files/table.h"
#include "games/games.h"

#include <QDir>
#include <QProcessEnvironment>
#include <QtTest>

#include <algorithm>
#include <charconv>

using engine::Log;

namespace
{

const QString Tests = QStringLiteral(MUSTER_SOURCE_DIR "/tests/");
constexpr std::size_t BetweenCheckpoints = 16;

bool isUpdating()
{
    return QProcessEnvironment::systemEnvironment().contains(
        QStringLiteral("MUSTER_UPDATE_GOLDEN"));
}

// Writes down again what a log says of its match: checkpoints, sentences and the last position.
class Retelling final : public engine::Watcher
{
public:
    explicit Retelling(Log &log)
        : m_log(log)
    {
    }

    void take(const engine::Event &event) override { m_events.push_back(event); }
    void after(const engine::State &state, std::size_t answers) override
    {
        for (const auto &event : m_events) {
            m_log.told.push_back({answers, base::english(state.sentence(event))});
        }
        m_events.clear();
        if (answers % BetweenCheckpoints == 0 || answers == m_log.answers.size()) {
            m_log.checkpoints.push_back({answers, state.digest()});
        }
    }

private:
    Log &m_log;
    std::vector<engine::Event> m_events;
};

// The log that today's rules make of the same setup and answers.
base::Result<Log> retold(const engine::Game &game, Log log)
{
    log.rulesVersion = game.rulesVersion();
    log.checkpoints.clear();
    log.told.clear();
    Log result = log;
    Retelling retelling(result);
    const auto replayed = engine::replay(game, log, engine::WholeLog, &retelling);
    if (!replayed) {
        return tl::unexpected(replayed.error());
    }
    if (replayed->difference) {
        return base::problem(replayed->difference->what);
    }
    result.picture = replayed->state->picture(engine::Nature);
    return result;
}

QStringList playThroughsOf(const games::Row &row)
{
    const QDir folder(Tests + QStringLiteral("golden/") + QString::fromUtf8(row.slug.data()));
    QStringList files;
    for (const auto &name : folder.entryList({QStringLiteral("*.game")}, QDir::Files)) {
        files << folder.filePath(name);
    }
    return files;
}

Log logIn(const QString &file)
{
    const auto name = file.toStdString();
    return *engine::parseLog(*files::readFile(name), name);
}

// Which game, after how many answers, how many picks deep, how many paths.
struct Count {
    std::string file;
    std::size_t answers = 0;
    std::uint64_t depth = 0;
    std::uint64_t count = 0;
};

std::uint64_t countedIn(const games::Row &row, const Count &wanted)
{
    const auto log = logIn(Tests + QStringLiteral("golden/") + QString::fromUtf8(row.slug.data())
                           + QLatin1Char('/') + QString::fromStdString(wanted.file));
    const auto position = engine::replay(*row.game, log, wanted.answers);
    return *engine::countPaths(*position->state, wanted.depth);
}

template<typename Number>
Number numberIn(const std::string &word)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() ? number : Number(-1);
}

std::vector<Count> countsIn(const std::string &file)
{
    std::vector<Count> counts;
    const auto table = files::readTsv(*files::readFile(file), file);
    for (const auto &row : table->rows) {
        counts.push_back({row.cells[0],
                          numberIn<std::size_t>(row.cells[1]),
                          numberIn<std::uint64_t>(row.cells[2]),
                          numberIn<std::uint64_t>(row.cells[3])});
    }
    return counts;
}

std::string tableOf(const std::vector<Count> &counts)
{
    std::string lines = "game\tanswers\tdepth\tcount\n";
    for (const auto &row : counts) {
        lines += row.file + '\t' + std::to_string(row.answers) + '\t' + std::to_string(row.depth)
            + '\t' + std::to_string(row.count) + '\n';
    }
    return lines;
}

} // namespace

class PlayThroughTest : public QObject
{
    Q_OBJECT

private slots:
    void plays_data()
    {
        QTest::addColumn<const games::Row *>("row");
        QTest::addColumn<QString>("file");
        for (const auto &row : games::rows()) {
            for (const auto &file : row.game != nullptr ? playThroughsOf(row) : QStringList()) {
                QTest::newRow(qPrintable(QFileInfo(file).fileName())) << &row << file;
            }
        }
    }
    void plays()
    {
        QFETCH(const games::Row *, row);
        QFETCH(QString, file);
        const auto log = logIn(file);
        const auto again = retold(*row->game, log);
        QVERIFY2(again, again ? "" : base::english(again.error()).c_str());
        const auto words = engine::printLog(*again);
        if (isUpdating()) {
            QVERIFY(files::writeFile(file.toStdString(), words).has_value());
        }
        QCOMPARE(QString::fromStdString(*files::readFile(file.toStdString())),
                 QString::fromStdString(words));
        // What is kept is a whole match, and some that a person can still read.
        const auto last = engine::replay(*row->game, log);
        QVERIFY(last->state->ending());
        QVERIFY2(std::ranges::count(words, '\n') <= 400, qPrintable(file));
    }

    void counts_data()
    {
        QTest::addColumn<const games::Row *>("row");
        for (const auto &row : games::rows()) {
            if (row.game != nullptr) {
                QTest::newRow(row.slug.data()) << &row;
            }
        }
    }
    void counts()
    {
        QFETCH(const games::Row *, row);
        const auto file =
            (Tests + QStringLiteral("golden/") + QString::fromUtf8(row->slug.data())).toStdString()
            + "/counts.tsv";
        auto counts = countsIn(file);
        QVERIFY(counts.size() >= 8);
        for (auto &each : counts) {
            each.count = countedIn(*row, each);
        }
        if (isUpdating()) {
            QVERIFY(files::writeFile(file, tableOf(counts)).has_value());
        }
        QCOMPARE(tableOf(counts), *files::readFile(file));
    }

    void everyGameHasItsTests_data() { counts_data(); }
    void everyGameHasItsTests()
    {
        QFETCH(const games::Row *, row);
        const auto slug = QString::fromUtf8(row->slug.data());
        QVERIFY(playThroughsOf(*row).size() >= 4);
        QVERIFY(QFile::exists(Tests + QStringLiteral("golden/%1/counts.tsv").arg(slug)));
        QVERIFY(QFile::exists(Tests + QStringLiteral("games/%1/random_test.cpp").arg(slug)));
        const QDir scenarios(Tests + QStringLiteral("scenarios/") + slug);
        QVERIFY(!scenarios.entryList({QStringLiteral("*.json")}, QDir::Files).isEmpty()
                || !scenarios.entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PlayThroughTest)
#include "play_through_test.moc"
