// Stored rosters from the command line: what is added, replaced and brought back, and what is said
// of it.
#include "app/cli/command_line.h"

#include <QFile>
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
    void answersInJsonWhereItIsAskedFor();
    void saysThatThereIsNothing();
    void asksForAVersion();
    void namesTheFaultOfASheet();
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

void CliRostersTest::answersInJsonWhereItIsAskedFor()
{
    const QString stack = file(QStringLiteral("s.txt"), LegalStack);
    QCOMPARE(run({"roster", "add", stack}).exit, 0);
    for (const auto &words : {QStringList{"roster", "export", "Short"},
                              QStringList{"convert", stack, "--to", "muster-text"}}) {
        const Node written = run(words + QStringList{"--json"}).json();
        QCOMPARE(text(written, "codec"), std::string("muster-text"));
        QVERIFY(text(written, "text").find("15 Fernshade Lookout") != std::string::npos);
        QVERIFY(written.find("lost")->array()->empty());
        QCOMPARE(QByteArray::fromStdString(text(written, "text")), run(words).out);
    }
    const QString out = pathOf(QStringLiteral("o.md"));
    const Node toFile = run({"convert", stack, "--to", "markdown", "--out", out, "--json"}).json();
    QCOMPARE(word(toFile, "file"), out);
    QVERIFY(!toFile.find("text"));
    QVERIFY(QFile::exists(out));

    const QString sheet = pathOf(QStringLiteral("s.html"));
    const Node made = run({"sheet", stack, "--out", sheet, "--json"}).json();
    QCOMPARE(word(made, "file"), sheet);
    QCOMPARE(*made.find("legal")->boolean(), false);

    const Node versions = run({"roster", "versions", "Short", "--json"}).json();
    const auto number = *versions.array()->front().find("version")->integer();
    const Node reverted =
        run({"roster", "revert", "Short", QString::number(number), "--json"}).json();
    QCOMPARE(*reverted.find("reverted_to")->integer(), number);
    const Node removed = run({"roster", "remove", "Short", "--json"}).json();
    QCOMPARE(removed.find("removed")->array()->size(), 1U);
    QCOMPARE(*removed.find("removed")->array()->front().string(), text(reverted, "id"));
}

void CliRostersTest::saysThatThereIsNothing()
{
    const auto listed = run({"roster", "list"});
    QCOMPARE(listed.exit, 0);
    QVERIFY(listed.out.isEmpty());
    QVERIFY2(listed.err.startsWith("No roster"), listed.err.constData());
    QVERIFY(run({"roster", "list", "--json"}).err.isEmpty());
}

void CliRostersTest::asksForAVersion()
{
    QCOMPARE(run({"roster", "add", file(QStringLiteral("s.txt"), LegalStack)}).exit, 0);
    const auto bare = run({"roster", "revert", "Short"});
    QCOMPARE(bare.exit, 2);
    QVERIFY2(bare.err.startsWith("No version is named."), bare.err.constData());
    QVERIFY(run({"roster", "revert", "Short", "9"}).err.contains("muster-cli roster versions"));
}

void CliRostersTest::namesTheFaultOfASheet()
{
    const QString stack = file(QStringLiteral("s.txt"), LegalStack);
    const QString out = pathOf(QStringLiteral("s.pdf"));
    const auto paper = run({"sheet", stack, "--out", out, "--paper", "a5"});
    QCOMPARE(paper.exit, 2);
    QVERIFY2(paper.err.contains("a5") && paper.err.contains("letter"), paper.err.constData());
    const auto ending = run({"sheet", stack, "--out", pathOf(QStringLiteral("sheet"))});
    QCOMPARE(ending.exit, 2);
    QVERIFY2(ending.err.contains(".pdf") && !ending.err.contains("\".\""), ending.err.constData());
    const auto input = run({"sheet", "-", "--out", out}, "Game: chess\n\n1 Foo\n");
    QCOMPARE(input.exit, 3);
    QVERIFY2(input.err.startsWith("-: "), input.err.constData());
}

QTEST_GUILESS_MAIN(CliRostersTest)
#include "cli_rosters_test.moc"
