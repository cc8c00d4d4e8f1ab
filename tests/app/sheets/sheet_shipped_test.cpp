// Every ready-made roster, judged by the real rules, gives a sheet of one page that says what the
// verdict says.
#include "catalog/game_data.h"
#include "files/file.h"
#include "rosters/codec.h"
#include "sheets/sheet_painting.h"

#include <QtTest>

using namespace sheets;

class SheetShippedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRosterHasItsSheet_data();
    void everyRosterHasItsSheet();

private:
    std::map<std::string, catalog::GameData> m_data;
};

namespace
{

const std::string DataFolder = std::string(MUSTER_SOURCE_DIR) + "/data/";

Sheet sheetOf(const rosters::Roster &roster, const catalog::Catalog &catalog)
{
    const auto formats = construction::Formats::read(DataFolder + roster.game + "/formats.json",
                                                     {},
                                                     catalog.schemaPointer());
    const auto format = formats->find(roster.format);
    const auto resolved = rosters::resolve(roster, catalog);
    const auto verdict = construction::check(*format, roster, resolved, catalog);
    return makeSheet({roster, resolved, verdict, *format, catalog}, {}, base::plainEnglish());
}

} // namespace

void SheetShippedTest::everyRosterHasItsSheet_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("file");
    for (const auto *game : {"clout", "mutant"}) {
        auto data = catalog::readGameData(DataFolder + game);
        QVERIFY(data.has_value());
        for (const auto &file : data->rosters) {
            QTest::newRow(file.filename().c_str())
                << QString::fromLatin1(game) << QString::fromStdString(file.string());
        }
        m_data.emplace(game, std::move(*data));
    }
}

void SheetShippedTest::everyRosterHasItsSheet()
{
    QFETCH(QString, game);
    QFETCH(QString, file);
    const auto &data = m_data.at(game.toStdString());
    const catalog::Catalog catalog = data.catalog();
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
