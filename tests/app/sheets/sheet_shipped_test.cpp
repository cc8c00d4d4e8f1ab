// Every ready-made roster, judged by the real rules, gives a sheet of one page that says what the
// verdict says.
#include "catalog/game_data.h"
#include "files/file.h"
#include "rosters/codec.h"
#include "sheets/sheet_painting.h"

#include <QtTest>

using sheets::Paper;
using sheets::RuleLine;
using sheets::Sheet;
using sheets::SheetPages;
using sheets::Standing;

class SheetShippedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRosterHasItsSheet_data();
    void everyRosterHasItsSheet();
};

namespace
{

const std::string DataFolder = std::string(MUSTER_SOURCE_DIR) + "/data/";

// Read once for all the rosters of a game.
const catalog::GameData &dataOf(const std::string &game)
{
    static std::map<std::string, catalog::GameData> read;
    if (const auto known = read.find(game); known != read.end()) {
        return known->second;
    }
    return read.emplace(game, *catalog::readGameData(DataFolder + game)).first->second;
}

Sheet sheetOf(const rosters::Roster &roster, const catalog::Catalog &catalog)
{
    const auto formats = construction::Formats::read(DataFolder + roster.game + "/formats.json",
                                                     {},
                                                     catalog.schemaPointer());
    const auto format = formats->find(roster.format);
    const auto resolved = rosters::resolve(roster, catalog);
    const auto verdict = construction::check(*format, roster, resolved, catalog);
    return sheets::makeSheet({roster, resolved, verdict, *format, catalog},
                             {},
                             base::plainEnglish());
}

} // namespace

void SheetShippedTest::everyRosterHasItsSheet_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("file");
    for (const auto *game : {"clout", "mutant"}) {
        for (const auto &file : dataOf(game).rosters) {
            QTest::newRow(file.filename().c_str())
                << QString::fromLatin1(game) << QString::fromStdString(file.string());
        }
    }
}

void SheetShippedTest::everyRosterHasItsSheet()
{
    QFETCH(QString, game);
    QFETCH(QString, file);
    const catalog::Catalog catalog = dataOf(game.toStdString()).catalog();
    const std::vector<const catalog::Catalog *> catalogs{&catalog};
    const auto bytes = files::readFile(file.toStdString());
    QVERIFY(bytes.has_value());
    const auto read = rosters::readRosters(*bytes, file.toStdString(), {catalogs, {}});
    QVERIFY(read.has_value());
    const auto &roster = read->front();
    const Sheet sheet = sheetOf(roster, catalog);

    std::int64_t copies = 0;
    for (const auto &group : sheet.groups) {
        copies += group.count;
    }
    for (const auto &line : sheet.unresolved) {
        copies += line.count;
    }
    QCOMPARE(copies, std::int64_t{roster.size()});
    QCOMPARE(sheet.totals.front().value, copies);
    QCOMPARE(sheet.rosterName.value, roster.name);
    QCOMPARE(sheet.fingerprint.value, rosters::fingerprint(roster, catalog));
    QVERIFY(!sheet.rules.empty());
    const bool isAnyBroken =
        std::any_of(sheet.rules.begin(), sheet.rules.end(), [](const RuleLine &rule) {
            return rule.standing == Standing::Broken;
        });
    QVERIFY(isAnyBroken == (sheet.legality == construction::Legality::Illegal)
            || !sheet.unresolved.empty());
    for (const auto paper : {Paper::A4, Paper::Letter}) {
        QCOMPARE(SheetPages(sheet, paper).count(), 1);
    }
}

QTEST_MAIN(SheetShippedTest)

#include "sheet_shipped_test.moc"
