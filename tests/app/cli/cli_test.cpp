// Runs muster-cli as scripts do and holds it to the contract: shapes of its JSON, exit codes, and
// what comes back from a profile of its own.
#include "app/cli/command_line.h"
#include "files/file.h"

#include <QTest>

using files::json::Node;

using support::LegalStack;
using support::text;

class CliTest : public QObject, private support::CommandLine
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsGamesFormatsCodecs();
    void findsByAbility();
    void namesAMistakeInAQuery();
    void checksShippedRosters();
    void saysWhoseValuesItUsed();
    void saysEveryViolation();
    void cannotTellWhatIsUnknown();
    void saysWhatATotalLeavesOut();
    void unresolvedLinesAreIllegal();
    void takesASetOfAPieceWhoseSetIsUnknown();
    void severalRostersGiveAnArray();
    void namesEachPieceOnce();
    void saysWhereAndByWhichRule();
    void checksTheOtherFilesToo();
    void saysOfATableHowItWouldFare();
    void importsAndExportsPieces();
    void notesAbilitiesThatAreNotKnown();
    void keepsStoredRosters();
    void convertsBackAndForth();
    void writesEverySheet();
    void wrongUseEndsWithTwo();
    void unreadableInputEndsWithThree();
    void jsonIsOneDocument();
};

void CliTest::init()
{
    QVERIFY(makeFolder());
}

void CliTest::listsGamesFormatsCodecs()
{
    const auto games = run({"games", "--json"});
    QCOMPARE(games.exit, 0);
    QCOMPARE(games.json().array()->size(), 2U);
    QCOMPARE(text(games.json().array()->front(), "slug"), std::string("clout"));
    QCOMPARE(text(games.json().array()->front(), "noun"), std::string("stack"));
    const auto formats = run({"formats", "--game", "clout", "--json"});
    QCOMPARE(formats.exit, 0);
    const Node listed = formats.json();
    const auto &constructed = listed.array()->front();
    QCOMPARE(text(constructed, "slug"), std::string("constructed"));
    QCOMPARE(constructed.find("rules")->array()->size(), 7U);
    // A pattern has the rules of an example.
    const Node armies = run({"formats", "--game", "mutant", "--json"}).json();
    const Node &free = armies.array()->back();
    QCOMPARE(text(free, "slug"), std::string("N/N/N"));
    QCOMPARE(free.find("rules")->array()->size(), 8U);
    QCOMPARE(text(free.find("rules")->array()->front(), "title"),
             std::string("With 5/5/5: At most 5 Gold, 5 Silver and 5 Bronze."));
    QVERIFY(!text(free.find("rules")->array()->back(), "title").starts_with("With"));
    const auto codecs = run({"codecs", "--json"});
    QCOMPARE(codecs.exit, 0);
    QVERIFY(codecs.json().array()->size() >= 5);
    QCOMPARE(run({"schema", "--game", "mutant", "--json"}).exit, 0);
}

void CliTest::findsByAbility()
{
    const auto found = run({"find", "--game", "clout", "f:elves strike>=1", "--json"});
    QCOMPARE(found.exit, 0);
    const Node rows = found.json();
    QVERIFY(!rows.array()->empty());
    for (const auto &row : *rows.array()) {
        QCOMPARE(text(row, "faction"), std::string("Elves"));
        QVERIFY(text(row, "abilities").find("strike") != std::string::npos);
        QCOMPARE(text(row, "status"), std::string("demo"));
        QVERIFY(row.find("points")->integer());
    }
    const auto negated = run({"find", "--game", "clout", "-f:elves", "--json", "--limit", "3"});
    QCOMPARE(negated.exit, 0);
    QCOMPARE(negated.json().array()->size(), 3U);
    const auto further = run({"find", "--game", "mutant", "necromutant desecrator", "--json"});
    QCOMPARE(text(further.json().array()->front(), "name"), std::string("Necromutant Defiler"));
}

void CliTest::namesAMistakeInAQuery()
{
    const auto mistaken = run({"find", "--game", "clout", "pionts>2"});
    QCOMPARE(mistaken.exit, 2);
    QVERIFY(mistaken.err.contains("points"));
}

void CliTest::checksShippedRosters()
{
    const QString folder = QStringLiteral(MUSTER_SOURCE_DIR "/data/clout/rosters/");
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.txt")});
    QCOMPARE(files.size(), 14);
    QStringList words{"check", "--json"};
    for (const auto &name : files) {
        words.append(folder + name);
    }
    const auto checked = run(words);
    QCOMPARE(checked.exit, 0);
    const Node rows = checked.json();
    QCOMPARE(rows.array()->size(), 14U);
    for (const auto &row : *rows.array()) {
        QVERIFY(row.find("legal")->boolean() && *row.find("legal")->boolean());
        QCOMPARE(*row.find("totals")->find("size")->integer(), 15);
    }
}

void CliTest::saysWhoseValuesItUsed()
{
    const auto checked =
        run({"check",
             file(QStringLiteral("carried.txt"),
                  "Game: clout\n\n1 Treant Watcher\n"
                  "//: piece {\"name\":\"Treant Watcher\",\"points\":\"1\",\"defense\":\"9\"}\n"),
             "--json"});
    const Node verdict = checked.json();
    QCOMPARE(*verdict.find("totals")->find("points")->integer(), 1);
    const auto &rows = *verdict.find("differing_values")->array();
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(text(rows[0], "attribute"), std::string("defense"));
    QCOMPARE(text(rows[0], "used"), std::string("here"));
    QCOMPARE(text(rows[1], "attribute"), std::string("points"));
    QCOMPARE(text(rows[1], "here"), std::string());
    QCOMPARE(text(rows[1], "in_file"), std::string("1"));
    QCOMPARE(text(rows[1], "used"), std::string("file"));
}

void CliTest::saysEveryViolation()
{
    const auto checked = run({"check", file(QStringLiteral("a.txt"), LegalStack), "--json"});
    QCOMPARE(checked.exit, 1);
    const Node verdict = checked.json();
    QCOMPARE(*verdict.find("legal")->boolean(), false);
    QStringList rules;
    for (const auto &violation : *verdict.find("violations")->array()) {
        rules.append(QString::fromStdString(text(violation, "rule")));
        QVERIFY(!text(violation, "message").empty());
        QVERIFY(!text(violation, "reference").empty());
        QVERIFY(violation.find("fix"));
    }
    QVERIFY(rules.contains(QStringLiteral("copies-at-most")));
    QVERIFY(rules.contains(QStringLiteral("bases-exactly")));
    QVERIFY(!rules.contains(QStringLiteral("size-exactly")));
}

void CliTest::cannotTellWhatIsUnknown()
{
    const QByteArray own = "name\tfaction\ttype\tpoints\nQuiet One\tElves\ttroop\t\n";
    QCOMPARE(run({"import-pieces", "--game", "clout", file(QStringLiteral("p.tsv"), own)}).exit, 0);
    // Legal but for the one chip whose cost nobody knows.
    const auto list = files::readFile(MUSTER_SOURCE_DIR "/data/clout/rosters");
    QVERIFY(!list); // a folder is not a roster
    const QDir folder(QStringLiteral(MUSTER_SOURCE_DIR "/data/clout/rosters"));
    QString elves;
    for (const auto &name : folder.entryList({QStringLiteral("patient-bows.txt")})) {
        elves = folder.filePath(name);
    }
    QVERIFY(!elves.isEmpty());
    auto words = files::readFile(elves.toStdString());
    QVERIFY(words);
    const auto shown = run({"convert", elves, "--to", "muster-json"});
    const Node json = shown.json();
    // One copy of the first troop makes room for the unknown chip.
    std::string changed = "Game: clout\nFormat: constructed\n\n1 Quiet One\n";
    bool hasMadeRoom = false;
    for (const auto &line : *json.find("lines")->array()) {
        auto count = *line.find("count")->integer();
        const auto found =
            run({"show", "--game", "clout", QString::fromStdString(text(line, "name")), "--json"});
        if (!hasMadeRoom && text(found.json(), "type") == "troop") {
            --count;
            hasMadeRoom = true;
        }
        if (count > 0) {
            changed += std::to_string(count) + ' ' + text(line, "name") + '\n';
        }
    }
    const auto checked =
        run({"check", file(QStringLiteral("u.txt"), QByteArray::fromStdString(changed)), "--json"});
    QCOMPARE(checked.exit, 1);
    const Node verdict = checked.json();
    QVERIFY2(verdict.find("legal")->isNull(), checked.out.constData());
    QCOMPARE(text(verdict.find("violations")->array()->front(), "severity"),
             std::string("unknown"));
    QVERIFY(text(verdict.find("violations")->array()->front(), "message").find("Quiet One")
            != std::string::npos);
}

void CliTest::saysWhatATotalLeavesOut()
{
    const QString path =
        file(QStringLiteral("x.txt"), "Game: clout\nFormat: casual\n\n15 Sinkhole\n");
    const auto checked = run({"check", path, "--json"});
    QCOMPARE(checked.exit, 0);
    const Node verdict = checked.json();
    QCOMPARE(verdict.find("notes")->array()->size(), 1U);
    const std::string note = *verdict.find("notes")->array()->front().string();
    QVERIFY(note.find("leaves out Sinkhole") != std::string::npos);
    QVERIFY(run({"check", path}).out.contains(QByteArray::fromStdString("\n  " + note + '\n')));
    const auto whole = run({"check", "-", "--json"}, LegalStack);
    QVERIFY(whole.json().find("notes")->array()->empty());
}

void CliTest::unresolvedLinesAreIllegal()
{
    const auto checked =
        run({"check",
             file(QStringLiteral("x.txt"),
                  "Game: clout\nFormat: casual\n\n3 Foo\n0 Sinkhole\n1000000 Sinkhole\n"),
             "--json"});
    QCOMPARE(checked.exit, 1);
    const Node verdict = checked.json();
    const auto &line = verdict.find("unresolved")->array()->front();
    QCOMPARE(*line.find("line")->integer(), 4);
    QCOMPARE(text(line, "text"), std::string("3 Foo"));
    const auto &none = verdict.find("unresolved")->array()->at(1);
    QCOMPARE(text(none, "text"), std::string("0 Sinkhole"));
    QVERIFY(text(none, "reason").find("1 to 9,999 copies") != std::string::npos);
    QCOMPARE(text(verdict.find("unresolved")->array()->at(2), "text"),
             std::string("1000000 Sinkhole"));
    bool isNamed = false;
    for (const auto &violation : *verdict.find("violations")->array()) {
        isNamed = isNamed || text(violation, "rule") == "unresolved-line";
    }
    QVERIFY(isNamed);
}

void CliTest::takesASetOfAPieceWhoseSetIsUnknown()
{
    const auto checked = run({"check", "-", "--json"},
                             "Game: clout\nFormat: casual\n\n"
                             "1x Sepis Keep (DoU)\n1 Hands of Venom (Base)\n");
    const Node verdict = checked.json();
    QCOMPARE(verdict.find("unresolved")->array()->size(), 1U);
    QCOMPARE(*verdict.find("unresolved")->array()->front().find("line")->integer(), 5);
}

void CliTest::severalRostersGiveAnArray()
{
    const QByteArray two = QByteArray(LegalStack) + "\n=====\n" + LegalStack;
    const auto checked = run({"check", "-", "--json"}, two);
    QCOMPARE(checked.json().array()->size(), 2U);
}

void CliTest::namesEachPieceOnce()
{
    const auto checked = run({"check", "-", "--json"},
                             "Game: clout\nFormat: constructed\n\n"
                             "9 fernshade LOOKOUT\n6 Fernshade Lookout (troop)\n1 Foo\n");
    const Node verdict = checked.json();
    bool isSeen = false;
    for (const auto &violation : *verdict.find("violations")->array()) {
        const auto &pieces = *violation.find("pieces")->array();
        if (text(violation, "rule") == "copies-at-most") {
            QCOMPARE(pieces.size(), 1U);
            QCOMPARE(*pieces.front().string(), std::string("Fernshade Lookout"));
            isSeen = true;
        } else if (text(violation, "rule") == "unresolved-line") {
            QCOMPARE(*pieces.front().string(), std::string("Foo"));
        }
    }
    QVERIFY(isSeen);
}

void CliTest::saysWhereAndByWhichRule()
{
    const auto checked = run({"check", "-"},
                             "//: piece {\"name\":\"Brought Along\",\"type\":\"troop\"}\nGame: "
                             "clout\nFormat: constructed\n\n"
                             "14 Fernshade Lookout\n3 Foo\n1 Brought Along\n");
    QVERIFY2(checked.out.contains("unresolved-line: Line 6: \"Foo\""), checked.out.constData());
    QVERIFY(checked.out.contains("(Rulebook"));
    QVERIFY2(checked.out.contains("points at least 0]"), checked.out.constData());
    QVERIFY2(checked.out.contains("Brought Along: not in the catalogue"), checked.out.constData());
    const auto unknown = run({"check", "-"}, "Game: clout\nFormat: casual\n\n15 Sinkhole\n");
    QVERIFY2(unknown.out.contains("size 15, points at least 0]"), unknown.out.constData());
}

void CliTest::checksTheOtherFilesToo()
{
    const QString good = QStringLiteral(MUSTER_SOURCE_DIR "/data/clout/rosters/patient-bows.txt");
    const auto checked = run({"check", "--json", good, "missing", good});
    QCOMPARE(checked.exit, 3);
    QVERIFY(checked.err.contains("missing: The file cannot be read"));
    const Node rows = checked.json();
    QVERIFY(rows.array());
    QCOMPARE(rows.array()->size(), 3U);
    QCOMPARE(text((*rows.array())[1], "file"), std::string("missing"));
    QVERIFY(text((*rows.array())[1], "problem").find("cannot be read") != std::string::npos);
    QVERIFY(*(*rows.array())[2].find("legal")->boolean());
    const auto words = run({"check", good, "missing", good});
    QCOMPARE(words.exit, 3);
    QCOMPARE(words.out.count("): legal"), 2);
}

void CliTest::saysOfATableHowItWouldFare()
{
    const QString path = file(QStringLiteral("own.tsv"),
                              "name\ttype\tpoints\nOwn Chip\ttroop\t2\nBad\ttroop\ttwo\n");
    const auto dry = run({"import-pieces", "--game", "clout", path, "--dry-run"});
    QCOMPARE(dry.exit, 0);
    QVERIFY2(dry.out.startsWith("1 would be added, 0 updated"), dry.out.constData());
    QVERIFY2(dry.out.contains(path.toUtf8() + ":3: "), dry.out.constData());
    QVERIFY(run({"import-pieces", "--game", "clout", path}).out.startsWith("1 added, "));
    const QString bad = file(QStringLiteral("bad.tsv"), "name\ttype\tpoints\nBad\ttroop\ttwo\n");
    QCOMPARE(run({"import-pieces", "--game", "clout", bad}).exit, 3);
    QCOMPARE(run({"import-pieces", "--game", "clout", bad, "--json"}).exit, 3);
}

void CliTest::importsAndExportsPieces()
{
    const QByteArray table = "name\tfaction\ttype\tpoints\trange\tdefense\tabilities\n"
                             "Own Chip\tElves\ttroop\t2\t1\t2\tstrike 2; fly\n"
                             "Broken Chip\tElves\ttroop\ttwo\t1\t2\t\n"
                             "Odd Chip\tElves\ttroop\t1\t1\t1\tstrike\n";
    const QString path = file(QStringLiteral("own.tsv"), table);
    const auto imported = run({"import-pieces", "--game", "clout", path, "--json"});
    QCOMPARE(imported.exit, 0);
    const Node tally = imported.json();
    QCOMPARE(*tally.find("added")->integer(), 1);
    QCOMPARE(tally.find("refused")->array()->size(), 2U);
    QCOMPARE(*tally.find("refused")->array()->front().find("line")->integer(), 3);
    const auto found = run({"find", "--game", "clout", "is:own", "--json"});
    QCOMPARE(found.json().array()->size(), 1U);
    const auto again = run({"import-pieces", "--game", "clout", path, "--json"});
    QCOMPARE(*again.json().find("added")->integer(), 0);
    QCOMPARE(*again.json().find("updated")->integer(), 0);
    const auto exported = run({"export-pieces", "--game", "clout"});
    QVERIFY(exported.out.contains("strike 2; fly"));
}

void CliTest::notesAbilitiesThatAreNotKnown()
{
    const QString path =
        file(QStringLiteral("own.tsv"), "name\ttype\tabilities\nOdd Chip\ttroop\tfly; stirke 3\n");
    const QStringList import{QStringLiteral("import-pieces"),
                             QStringLiteral("--game"),
                             QStringLiteral("clout"),
                             path};
    const QByteArray note =
        "\"stirke\" is not among the known abilities; it is kept without effect. "
        "Is \"strike\" meant?";
    QVERIFY(run(import).out.contains(":2: " + note));
    const auto again = run(import + QStringList{QStringLiteral("--json")}).json();
    QCOMPARE(again.find("notes")->array()->size(), 1U);
    const auto &row = again.find("notes")->array()->front();
    QCOMPARE(*row.find("line")->integer(), 2);
    QCOMPARE(text(row, "text"), std::string("Odd Chip\ttroop\tfly; stirke 3"));
    QCOMPARE(text(row, "reason"), note.toStdString());
    const QStringList show{QStringLiteral("show"),
                           QStringLiteral("--game"),
                           QStringLiteral("clout"),
                           QStringLiteral("Odd Chip")};
    QVERIFY(run(show).out.contains(note));
    QCOMPARE(
        run(show + QStringList{QStringLiteral("--json")}).json().find("notes")->array()->size(),
        1U);
}

void CliTest::keepsStoredRosters()
{
    const auto added = run({"roster", "add", file(QStringLiteral("s.txt"), LegalStack), "--json"});
    QCOMPARE(added.exit, 0);
    const auto listed = run({"roster", "list", "--json"});
    QCOMPARE(text(listed.json().array()->front(), "name"), std::string("Short"));
    QCOMPARE(run({"check", "@Short", "--json"}).exit, 1);
    const auto shown = run({"roster", "show", "@Short"});
    QVERIFY(shown.out.contains("15 Fernshade Lookout"));
    QCOMPARE(run({"roster", "versions", "Short", "--json"}).exit, 0);
    QCOMPARE(run({"roster", "export", "Short", "--to", "muster-json"}).exit, 0);
    QCOMPARE(run({"roster", "remove", "Short"}).exit, 0);
    QVERIFY(run({"roster", "list", "--json"}).json().array()->empty());
    const auto gone = run({"check", "@Short"});
    QCOMPARE(gone.exit, 3);
    QVERIFY(gone.err.contains("Short"));
}

void CliTest::convertsBackAndForth()
{
    const QString path = file(QStringLiteral("c.txt"), LegalStack);
    const auto json = run({"convert", path, "--to", "muster-json"});
    QCOMPARE(json.exit, 0);
    const QString written = file(QStringLiteral("c.json"), json.out);
    const auto back = run({"convert", written, "--to", "muster-text"});
    QCOMPARE(back.exit, 0);
    QVERIFY(back.out.contains("15 Fernshade Lookout"));
    const auto unknown = run({"convert", path, "--to", "nothing"});
    QCOMPARE(unknown.exit, 2);
    QVERIFY(unknown.err.contains("muster-json"));
}

void CliTest::writesEverySheet()
{
    const QString path = file(QStringLiteral("t.txt"), LegalStack);
    for (const auto &ending : {"pdf", "html", "txt", "csv", "json"}) {
        const QString out = pathOf(QStringLiteral("sheet.") + QLatin1String(ending));
        const auto done =
            run({"sheet", path, "--out", out, "--player", "Ann Example", "--event", "Spring"});
        QVERIFY2(done.exit == 0, done.err.constData());
        const auto bytes = files::readFile(out.toStdString());
        QVERIFY(bytes);
        QVERIFY(bytes->size() > 200);
        if (QLatin1String(ending) != QLatin1String("pdf")) {
            QVERIFY(bytes->find("Fernshade Lookout") != std::string::npos);
            QVERIFY(bytes->find("Ann Example") != std::string::npos);
        } else {
            QCOMPARE(bytes->substr(0, 4), std::string("%PDF"));
        }
    }
    QCOMPARE(run({"sheet", path, "--out", pathOf(QStringLiteral("sheet.doc"))}).exit, 2);
}

void CliTest::wrongUseEndsWithTwo()
{
    QCOMPARE(run({"chekc", "x"}).exit, 2);
    QVERIFY(run({"chekc", "x"}).err.contains("check"));
    QCOMPARE(run({"find", "--game", "chess", "x"}).exit, 2);
    QCOMPARE(run({"find", "--gmae", "clout", "x"}).exit, 2);
    QCOMPARE(run({"check"}).exit, 2);
}

void CliTest::unreadableInputEndsWithThree()
{
    const auto missing = run({"check", pathOf(QStringLiteral("none.txt"))});
    QCOMPARE(missing.exit, 3);
    QVERIFY(missing.err.contains("none.txt"));
    const auto broken =
        run({"check", file(QStringLiteral("b.json"), "{\"muster\":\"roster\",\n oops")});
    QCOMPARE(broken.exit, 3);
    QVERIFY2(broken.err.contains("b.json:2"), broken.err.constData());
}

void CliTest::jsonIsOneDocument()
{
    const auto checked =
        run({"check", file(QStringLiteral("o.txt"), LegalStack), "--json", "--lang", "de"});
    QVERIFY(checked.json().object());
}

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
