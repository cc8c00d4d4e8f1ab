// Pieces from the command line: tables in and out, and what a search shows.
#include "app/cli/command_line.h"

#include <QTest>

using files::json::Node;
using support::text;

class CliPiecesTest : public QObject, private support::CommandLine
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void exportsOwnValuesOfShippedPieces();
    void sortsAsTheQuerySays();
    void sortsByWhatIsNoAttribute();
    void saysThatNothingMatches();
    void showsPiecesInTheLanguageOfTheSession();
    void showsOnePieceInTheLanguageOfTheSession();
    void showsWhereARuleIsWritten();
};

void CliPiecesTest::init()
{
    QVERIFY(makeFolder());
}

void CliPiecesTest::exportsOwnValuesOfShippedPieces()
{
    const QString table =
        file(QStringLiteral("t.tsv"), "name\ttype\tpoints\nTreant Watcher\ttroop\t7\n");
    const Node tally = run({"import-pieces", "--game", "clout", table, "--json"}).json();
    QCOMPARE(*tally.find("updated")->integer(), 1);
    const auto exported = run({"export-pieces", "--game", "clout"});
    QCOMPARE(exported.out.count('\n'), 2);
    QVERIFY2(exported.out.contains("Treant Watcher"), exported.out.constData());
    const Node rows = run({"export-pieces", "--game", "clout", "--json"}).json();
    QCOMPARE(rows.array()->size(), 1U);
    QCOMPARE(*rows.array()->front().find("points")->integer(), 7);
}

void CliPiecesTest::sortsAsTheQuerySays()
{
    const Node sorted = run({"find",
                             "--game",
                             "clout",
                             "t:troop pts>=1 order:points direction:desc limit:5",
                             "--json"})
                            .json();
    QCOMPARE(sorted.array()->size(), 5U);
    std::int64_t before = *sorted.array()->front().find("points")->integer();
    QVERIFY(before > 1);
    for (const auto &row : *sorted.array()) {
        QVERIFY(*row.find("points")->integer() <= before);
        before = *row.find("points")->integer();
    }
    const auto option = run(
        {"find", "--game", "clout", "t:troop order:points limit:5", "--sort", "-pts", "--json"});
    QCOMPARE(option.json().array()->size(), 5U);
    QCOMPARE(*option.json().array()->front().find("points")->integer(),
             *sorted.array()->front().find("points")->integer());
    // Unknown ones stay behind, also downwards.
    const QString table = file(QStringLiteral("t.tsv"), "name\ttype\tpoints\nQuiet One\ttroop\t\n");
    QCOMPARE(run({"import-pieces", "--game", "clout", table}).exit, 0);
    for (const char *sort : {"points", "-points"}) {
        const Node all =
            run({"find", "--game", "clout", "t:troop", "--sort", sort, "--json"}).json();
        QVERIFY(all.array()->back().find("points")->isNull());
        QVERIFY(all.array()->front().find("points")->integer());
    }
}

void CliPiecesTest::sortsByWhatIsNoAttribute()
{
    const Node up = run({"find", "--game", "clout", "t:troop", "--json"}).json();
    const Node down =
        run({"find", "--game", "clout", "t:troop", "--sort", "-name", "--json"}).json();
    QVERIFY(up.array()->size() > 2);
    QCOMPARE(text(down.array()->front(), "name"), text(up.array()->back(), "name"));
    const Node byKey =
        run({"find", "--game", "clout", "t:troop", "--sort", "id", "--limit", "3", "--json"})
            .json();
    QVERIFY(text((*byKey.array())[0], "id") < text((*byKey.array())[1], "id"));
    QCOMPARE(run({"find", "--game", "clout", "--sort", "status"}).exit, 0);
    const auto unknown = run({"find", "--game", "clout", "--sort", "colour"});
    QCOMPARE(unknown.exit, 2);
    QVERIFY2(unknown.err.contains("name, id, status") && unknown.err.contains("points"),
             unknown.err.constData());
}

void CliPiecesTest::saysThatNothingMatches()
{
    const auto none = run({"find", "--game", "clout", "zzzzzz"});
    QCOMPARE(none.exit, 0);
    QVERIFY(none.out.isEmpty());
    QVERIFY2(none.err.startsWith("No piece"), none.err.constData());
    QVERIFY(run({"find", "--game", "clout", "zzzzzz", "--json"}).err.isEmpty());
}

void CliPiecesTest::showsPiecesInTheLanguageOfTheSession()
{
    const QStringList words{"find", "--game", "clout", "f:elves t:troop", "--limit", "1"};
    const auto german = run(words + QStringList{"--lang", "de"});
    QVERIFY2(german.out.contains("Elfen"), german.out.constData());
    QVERIFY(!german.out.contains("Elves"));
    QVERIFY(!german.out.contains("troop"));
    const Node values = run(words + QStringList{"--lang", "de", "--json"}).json();
    QCOMPARE(text(values.array()->front(), "faction"), std::string("Elves"));
    QCOMPARE(text(values.array()->front(), "type"), std::string("troop"));
    const auto unique =
        run({"find", "--game", "mutant", "unique:yes", "--limit", "1", "--lang", "de"});
    QVERIFY2(!unique.out.contains("yes"), unique.out.constData());
    const QString named =
        file(QStringLiteral("n.tsv"),
             "name\tfaction\ttype\tnames\nOwn Tree\tElves\ttroop\tde:Eigenbaum\n");
    QCOMPARE(run({"import-pieces", "--game", "clout", named}).exit, 0);
    QVERIFY(run({"find", "--game", "clout", "is:own", "--lang", "de"}).out.startsWith("Eigenbaum"));
    QVERIFY(run({"find", "--game", "clout", "is:own"}).out.startsWith("Own Tree"));
}

void CliPiecesTest::showsOnePieceInTheLanguageOfTheSession()
{
    const auto chip = run({"show", "--game", "clout", "Fernshade", "Lookout", "--lang", "de"}).out;
    QVERIFY2(chip.contains("Fraktion: Elfen") && chip.contains("Typ: Truppe"), chip.constData());
    const auto baron = run({"show", "--game", "mutant", "Baron", "Aldric", "Voss"}).out;
    QVERIFY2(baron.contains("Unique: yes"), baron.constData());
    const auto values =
        run({"show", "--game", "clout", "Fernshade", "Lookout", "--lang", "de", "--json"}).json();
    QCOMPARE(text(values, "faction"), std::string("Elves"));
}

void CliPiecesTest::showsWhereARuleIsWritten()
{
    const Node formats = run({"formats", "--game", "clout", "--json"}).json();
    const auto &rule = formats.array()->front().find("rules")->array()->front();
    const std::string reference = text(rule, "reference");
    QVERIFY(!reference.empty());
    const auto shown = run({"formats", "--game", "clout"});
    QVERIFY2(shown.out.contains(reference.c_str()), shown.out.constData());
}

QTEST_GUILESS_MAIN(CliPiecesTest)
#include "cli_pieces_test.moc"
