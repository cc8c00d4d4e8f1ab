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
    void keepsAVersionOfWhatWasAdded();
    void replacesAndBringsBack();
    void saysThatANameIsAmbiguous();
    void refusesToReplaceOneOfSeveral();
    void callsANamelessRosterAfterItsFile();
    void saysWhichLinesAreUnresolved();
};

namespace
{

const char *const OtherStack =
    "Game: clout\nFormat: constructed\nName: Short\n\n14 Fernshade Lookout\n";

QString word(const Node &node, std::string_view key)
{
    return QString::fromStdString(text(node, key));
}

} // namespace

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

void CliRostersTest::keepsAVersionOfWhatWasAdded()
{
    QCOMPARE(run({"roster", "add", file(QStringLiteral("s.txt"), LegalStack)}).exit, 0);
    const Node versions = run({"roster", "versions", "Short", "--json"}).json();
    QCOMPARE(versions.array()->size(), 1U);
    QCOMPARE(text(versions.array()->front(), "reason"), std::string("when it was added"));
}

void CliRostersTest::replacesAndBringsBack()
{
    const Node first =
        run({"roster", "add", file(QStringLiteral("s.txt"), LegalStack), "--json"}).json();
    const auto replaced =
        run({"roster", "add", file(QStringLiteral("o.txt"), OtherStack), "--replace", "--json"});
    QCOMPARE(replaced.exit, 0);
    const Node second = replaced.json();
    QCOMPARE(word(second.array()->front(), "id"), word(first.array()->front(), "id"));
    QVERIFY(*second.array()->front().find("replaced")->boolean());
    QCOMPARE(run({"roster", "list", "--json"}).json().array()->size(), 1U);
    QVERIFY(run({"roster", "show", "Short"}).out.contains("14 Fernshade Lookout"));

    const Node versions = run({"roster", "versions", "Short", "--json"}).json();
    QCOMPARE(versions.array()->size(), 2U);
    const QString oldest = QString::number(*versions.array()->back().find("version")->integer());
    QCOMPARE(run({"roster", "revert", "Short", "--version", oldest}).exit, 0);
    QVERIFY(run({"roster", "show", "Short"}).out.contains("15 Fernshade Lookout"));
}

void CliRostersTest::saysThatANameIsAmbiguous()
{
    const QString stack = file(QStringLiteral("s.txt"), LegalStack);
    QVERIFY(run({"roster", "add", stack}).err.isEmpty());
    const auto again = run({"roster", "add", stack, "--json"});
    QCOMPARE(again.exit, 0);
    const Node rows = again.json();
    QVERIFY2(again.err.contains("--replace"), again.err.constData());
    QVERIFY(again.err.contains(text(rows.array()->front(), "id").c_str()));
}

void CliRostersTest::refusesToReplaceOneOfSeveral()
{
    const QString stack = file(QStringLiteral("s.txt"), LegalStack);
    QCOMPARE(run({"roster", "add", stack, stack}).exit, 0);
    const auto refused =
        run({"roster", "add", file(QStringLiteral("o.txt"), OtherStack), "--replace"});
    QCOMPARE(refused.exit, 3);
    const Node rows = run({"roster", "list", "--json"}).json();
    QCOMPARE(rows.array()->size(), 2U);
    for (const auto &row : *rows.array()) {
        QVERIFY(refused.err.contains(text(row, "id").c_str()));
        QCOMPARE(*row.find("size")->integer(), 15);
    }
}

void CliRostersTest::callsANamelessRosterAfterItsFile()
{
    const QByteArray nameless = "Game: clout\n\n2 Fernshade Lookout\n";
    QCOMPARE(run({"roster", "add", file(QStringLiteral("green wall.txt"), nameless)}).exit, 0);
    const Node rows = run({"roster", "list", "--json"}).json();
    QCOMPARE(text(rows.array()->front(), "name"), std::string("green wall"));
}

void CliRostersTest::saysWhichLinesAreUnresolved()
{
    const auto added = run(
        {"roster",
         "add",
         file(QStringLiteral("s.txt"), "Game: clout\nName: Odd\n\n2 Fernshade Lookout\n1 Foo\n"),
         "--json"});
    QCOMPARE(added.exit, 0);
    QCOMPARE(*added.json().array()->front().find("unresolved")->integer(), 1);
    QVERIFY2(added.err.contains("s.txt:5"), added.err.constData());
    QVERIFY(added.err.contains("Foo"));
}

QTEST_GUILESS_MAIN(CliRostersTest)
#include "cli_rosters_test.moc"
