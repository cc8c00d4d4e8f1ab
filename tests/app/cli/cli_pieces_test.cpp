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

QTEST_GUILESS_MAIN(CliPiecesTest)
#include "cli_pieces_test.moc"
