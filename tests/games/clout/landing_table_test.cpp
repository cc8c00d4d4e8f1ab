// Landing tables: what is printed is read again, what is broken is refused with its line, and the
// shipped ones belong to the shipped surfaces.
#include "games/clout/landing_table.h"
#include "games/clout/throwing.h"
#include "sample_landings.h"
#include "support/compare.h"

using games::clout::LandingTable;
using games::clout::parseLandingTable;
using games::clout::printLandingTable;

namespace
{

std::string replaced(std::string words, const std::string &what, const std::string &by)
{
    return words.replace(words.find(what), what.size(), by);
}

QString complaint(const std::string &words)
{
    const auto table = parseLandingTable(words, "sample.tsv");
    return table ? QString() : QString::fromStdString(base::english(table.error()));
}

const std::string DataFolder = MUSTER_SOURCE_DIR "/data/clout/";

} // namespace

class LandingTableTest : public QObject
{
    Q_OBJECT

private slots:
    void isReadAsItWasPrinted()
    {
        auto table = sampleLandings();
        table.notes = {"made by hand", "for a test"};
        const std::string words = printLandingTable(table);
        const auto again = parseLandingTable(words, "sample.tsv");
        QVERIFY2(again, qPrintable(complaint(words)));
        QCOMPARE(printLandingTable(*again), words);
        QCOMPARE(again->notes, table.notes);
        QCOMPARE(again->touch.size(), table.touch.size());
        QCOMPARE(again->digest(), table.digest());
    }

    // Notes are for people; any number changes the throws.
    void digestIsOfTheNumbers()
    {
        const auto table = sampleLandings();
        auto other = table;
        other.notes = {"later"};
        QCOMPARE(other.digest(), table.digest());
        ++other.onChip[7].pushedAside;
        QVERIFY(other.digest() != table.digest());
    }

    void refusesWhatIsBroken_data()
    {
        const std::string whole = printLandingTable(sampleLandings());
        const auto row = [](const char *name, const std::string &words, const char *says) {
            QTest::newRow(name) << QByteArray::fromStdString(words) << QString(says);
        };
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QString>("says");
        row("empty", "", "sample.tsv:1: This is no table of landings");
        row("newer", replaced(whole, "landings 1", "landings 2"), "sample.tsv:1: This is no table");
        row("surface", replaced(whole, "surface: ", "table: "), "sample.tsv:2: A line that begins");
        row("word", replaced(whole, "friction: 300", "friction: much"), "sample.tsv:3: A whole");
        row("bounce", replaced(whole, "bounce: 300", "bounce: 0"), "sample.tsv:5: A whole number");
        row("radius", replaced(whole, "radius: 19700\n", ""), "sample.tsv:6: A line that begins");
        row("letter", replaced(whole, "\n2 ", "\n2x "), "sample.tsv:9: 7 whole numbers");
        row("missing", replaced(whole, "\n2 ", "\n"), "sample.tsv:9: 7 whole numbers");
        row("unsorted", replaced(whole, "\n2 ", "\n6 "), "sample.tsv:10: The rows must be sorted");
        row("large", replaced(whole, "\n2 ", "\n2000000 "), "sample.tsv:9: 7 whole numbers");
        row("cut off",
            whole.substr(0, whole.find("\n40 ") + 1),
            "sample.tsv:28: This part has 20 rows");
        row("no end", whole.substr(0, whole.rfind("end")), "The line “end” is expected here");
    }

    void refusesWhatIsBroken()
    {
        QFETCH(QByteArray, words);
        QFETCH(QString, says);
        const QString said = complaint(words.toStdString());
        QVERIFY2(said.contains(says), qPrintable(said));
    }

    void refusesHopsOfNoPart()
    {
        auto table = sampleLandings();
        table.free[3].low = 1 << 16;
        QVERIFY(complaint(printLandingTable(table)).contains(":11: 7 whole numbers"));
        QVERIFY(!games::clout::readLandingTable(DataFolder + "landings/marble.tsv"));
    }

    void everyShippedSurfaceHasItsTable()
    {
        const auto data = games::clout::ThrowingData::read(DataFolder + "throwing.json");
        QVERIFY(data);
        for (const auto &shipped : data->surfaces()) {
            const auto &surface = shipped.surface;
            const auto table =
                games::clout::readLandingTable(DataFolder + "landings/" + surface.slug + ".tsv");
            QVERIFY2(table, table ? "" : base::english(table.error()).c_str());
            QCOMPARE(table->surface, surface.slug);
            QCOMPARE(table->frictionPerMille, std::int64_t{surface.frictionPerMille});
            QCOMPARE(table->restitutionPerMille, std::int64_t{surface.restitutionPerMille});
            QCOMPARE(table->radius, std::int64_t{19700});
            QVERIFY(!table->notes.empty());
        }
    }
};

QTEST_APPLESS_MAIN(LandingTableTest)
#include "landing_table_test.moc"
