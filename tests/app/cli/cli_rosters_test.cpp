// Stored rosters from the command line: what is added, replaced and brought back, and what is said
// of it.
#include "app/cli/command_line.h"

#include <QTest>

using files::json::Node;
using support::LegalStack;
using support::text;

class CliRostersTest : public QObject, private support::CommandLine
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void revertTakesTheVersionAsAnOption();
};

void CliRostersTest::init()
{
    QVERIFY(makeFolder());
}

void CliRostersTest::revertTakesTheVersionAsAnOption()
{
    QCOMPARE(run({"roster", "add", file(QStringLiteral("s.txt"), LegalStack)}).exit, 0);
    const auto reverted = run({"roster", "revert", "Short", "--version", "99"});
    QCOMPARE(reverted.exit, 3);
    QVERIFY2(reverted.err.contains("99"), reverted.err.constData());
    const auto version = run({"--version"});
    QCOMPARE(version.exit, 0);
    QVERIFY(version.out.startsWith("muster-cli "));
}

QTEST_GUILESS_MAIN(CliRostersTest)
#include "cli_rosters_test.moc"
