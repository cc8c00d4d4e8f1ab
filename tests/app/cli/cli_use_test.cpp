// How muster-cli is called: what is refused and how, what help says, and where answers go.
#include "app/cli/command_line.h"

#include <QTest>

using support::LegalStack;

class CliUseTest : public QObject, private support::CommandLine
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void namesThatAreNotThereAreWrongUse_data();
    void namesThatAreNotThereAreWrongUse();
    void aFormatOfAnotherGameIsWrongUse();
    void aBrokenDatabaseIsUnreadable_data();
    void aBrokenDatabaseIsUnreadable();
    void saysWhatIsComing_data();
    void saysWhatIsComing();
    void helpsWithACommand();
    void helpAfterWrongUseIsADiagnostic();
    void namesTheFaultBeforeTheCommand();
    void refusesStrayWords_data();
    void refusesStrayWords();
    void refusesAValueOfAFlag();
    void speaksGermanAlsoWhenItRefuses();
    void saysThatOutputDidNotArrive();
    void isSilentAboutAClosedPipe();
    void isSilentWithoutASession();
};

namespace
{

// `FILE` stands for a stack.
void rows(const QList<QStringList> &calls)
{
    QTest::addColumn<QStringList>("words");
    for (const auto &words : calls) {
        QTest::addRow("%s", qPrintable(words.join(QLatin1Char(' ')))) << words;
    }
}

} // namespace

void CliUseTest::init()
{
    QVERIFY(makeFolder());
}

void CliUseTest::namesThatAreNotThereAreWrongUse_data()
{
    rows({{"check", "FILE", "--game", "chess"},
          {"check", "FILE", "--format", "bogus"},
          {"convert", "FILE", "--to", "csv", "--game", "chess"},
          {"convert", "FILE", "--to", "csv", "--format", "bogus"},
          {"roster", "add", "FILE", "--format", "bogus"},
          {"roster", "list", "--game", "chess"},
          {"games", "--lang", "xx"},
          {"games", "--lang", "DE"}});
}

void CliUseTest::namesThatAreNotThereAreWrongUse()
{
    QFETCH(QStringList, words);
    words.replaceInStrings(QStringLiteral("FILE"), file(QStringLiteral("s.txt"), LegalStack));
    const auto refused = run(words);
    QCOMPARE(refused.exit, 2);
    QVERIFY(refused.out.isEmpty());
    QVERIFY2(refused.err.contains(words.last().toUtf8()), refused.err.constData());
    QVERIFY(run({"roster", "list"}).out.isEmpty());
}

void CliUseTest::aFormatOfAnotherGameIsWrongUse()
{
    const QString stack = file(QStringLiteral("s.txt"), LegalStack);
    for (const auto &words :
         {QStringList{"convert", stack, "--to", "csv"},
          QStringList{"roster", "add", stack},
          QStringList{"check", stack},
          QStringList{"sheet", stack, "--out", pathOf(QStringLiteral("s.txt"))}}) {
        const auto refused = run(words + QStringList{"--format", "epic"});
        QCOMPARE(refused.exit, 2);
        QVERIFY2(refused.err.contains("epic"), refused.err.constData());
    }
}

void CliUseTest::aBrokenDatabaseIsUnreadable_data()
{
    rows({{"games"},
          {"formats", "--game", "clout"},
          {"schema", "--game", "clout"},
          {"find", "--game", "clout", "x"},
          {"show", "--game", "clout", "x"},
          {"import-pieces", "--game", "clout", "FILE"},
          {"export-pieces", "--game", "clout"},
          {"check", "FILE"},
          {"roster", "list"}});
}

void CliUseTest::aBrokenDatabaseIsUnreadable()
{
    QFETCH(QStringList, words);
    words.replaceInStrings(QStringLiteral("FILE"), file(QStringLiteral("s.txt"), LegalStack));
    QCOMPARE(run({"games"}).exit, 0);
    QVERIFY(!file(QStringLiteral("profile/muster.sqlite"), QByteArray(9000, 'x')).isEmpty());
    const auto broken = run(words);
    QCOMPARE(broken.exit, 3);
    QVERIFY(!broken.err.isEmpty());
}

void CliUseTest::saysWhatIsComing_data()
{
    rows({{"complete", "FILE"},
          {"collection", "list"},
          {"pack", "list"},
          {"check", "FILE", "--owned"},
          {"--owner", "Ann", "games"}});
}

void CliUseTest::saysWhatIsComing()
{
    QFETCH(QStringList, words);
    const auto refused = run(words);
    QCOMPARE(refused.exit, 2);
    QVERIFY2(refused.err.contains("not in this version yet"), refused.err.constData());
}

void CliUseTest::helpsWithACommand()
{
    const auto roster = run({"roster", "--help"});
    QCOMPARE(roster.exit, 0);
    for (const char *named : {"versions @NAME",
                              "--to",
                              "--out",
                              "--all",
                              "--name",
                              "--version N",
                              "--replace",
                              "--profile",
                              "--lang"}) {
        QVERIFY2(roster.out.contains(named), named);
    }
    QVERIFY(!roster.out.contains("import-pieces"));
    const QStringList lines = QString::fromUtf8(roster.out).split(QLatin1Char('\n'));
    const auto columnOf = [&lines](const QString &form, const QString &what) {
        const auto found = lines.filter(form);
        return found.isEmpty() ? -1 : found.first().indexOf(what);
    };
    QCOMPARE(columnOf(QStringLiteral("remove @NAME…"), QStringLiteral("removes")),
             columnOf(QStringLiteral("versions @NAME"), QStringLiteral("what was kept")));
    QCOMPARE(run({"help", "roster"}).out, roster.out);
    QCOMPARE(run({"--help", "roster"}).out, roster.out);
    const auto find = run({"find", "--help"});
    QVERIFY(find.out.contains("order:"));
    const auto ofGame = run({"find", "--game", "clout", "--help"});
    QVERIFY(ofGame.out.startsWith(find.out));
    QVERIFY2(ofGame.out.contains("pts<=2"), ofGame.out.constData());
    const auto all = run({"help"});
    QCOMPARE(all.exit, 0);
    QVERIFY(all.out.contains("import-pieces"));
    QCOMPARE(run({"--help"}).out, all.out);
    const auto unknown = run({"foo", "--help"});
    QCOMPARE(unknown.exit, 2);
    QVERIFY(unknown.out.isEmpty());
}

void CliUseTest::helpAfterWrongUseIsADiagnostic()
{
    for (const auto &words : {QStringList{}, QStringList{"--json"}}) {
        const auto bare = run(words);
        QCOMPARE(bare.exit, 2);
        QVERIFY(bare.out.isEmpty());
        QVERIFY(bare.err.contains("import-pieces"));
    }
}

void CliUseTest::namesTheFaultBeforeTheCommand()
{
    const auto bogus = run({"--bogus"});
    QCOMPARE(bogus.exit, 2);
    QVERIFY2(bogus.err.contains("--bogus"), bogus.err.constData());
    for (const char *option : {"--lang", "--profile"}) {
        const auto bare = run({option});
        QCOMPARE(bare.exit, 2);
        QVERIFY2(bare.err.contains(QByteArray(option) + " needs a value"), bare.err.constData());
    }
}

void CliUseTest::refusesStrayWords_data()
{
    rows({{"games", "stray"},
          {"codecs", "stray"},
          {"formats", "stray"},
          {"schema", "--game", "clout", "stray"},
          {"export-pieces", "--game", "clout", "stray"},
          {"convert", "FILE", "stray", "--to", "csv"}});
}

void CliUseTest::refusesStrayWords()
{
    QFETCH(QStringList, words);
    const auto refused = run(words);
    QCOMPARE(refused.exit, 2);
    QVERIFY(refused.out.isEmpty());
    QVERIFY2(refused.err.contains("\"stray\""), refused.err.constData());
}

void CliUseTest::refusesAValueOfAFlag()
{
    const auto refused = run({"games", "--json=no"});
    QCOMPARE(refused.exit, 2);
    QVERIFY(refused.out.isEmpty());
    QVERIFY(refused.err.contains("--json"));
}

void CliUseTest::speaksGermanAlsoWhenItRefuses()
{
    QVERIFY(run({"gmaes", "--lang", "de"}).err.contains("Den Befehl"));
    QVERIFY(run({"--lang=de", "games", "--bogus"}).err.contains("Die Option"));
    QVERIFY(run({"--lang", "de", "--help"}).out.contains("Die Spiele, die es gibt."));
}

void CliUseTest::saysThatOutputDidNotArrive()
{
    const auto full =
        shell(QStringLiteral("\"$MUSTER\" --profile \"$FOLDER/profile\" codecs > /dev/full"));
    QCOMPARE(full.exit, 3);
    QVERIFY2(full.err.contains("Standard output"), full.err.constData());
}

void CliUseTest::isSilentAboutAClosedPipe()
{
    const auto closed = shell(QStringLiteral(
        "trap '' PIPE; (\"$MUSTER\" --profile \"$FOLDER/profile\" find --game clout --json; "
        "echo $? > \"$FOLDER/exit\") | true"));
    QCOMPARE(closed.exit, 0);
    QVERIFY2(closed.err.isEmpty(), closed.err.constData());
}

void CliUseTest::isSilentWithoutASession()
{
    file(QStringLiteral("s.txt"), LegalStack);
    const auto sheet = shell(
        QStringLiteral("unset XDG_RUNTIME_DIR; \"$MUSTER\" --profile \"$FOLDER/profile\" sheet "
                       "\"$FOLDER/s.txt\" --out \"$FOLDER/s.pdf\""));
    QCOMPARE(sheet.exit, 0);
    QVERIFY2(sheet.err.isEmpty(), sheet.err.constData());
}

QTEST_GUILESS_MAIN(CliUseTest)
#include "cli_use_test.moc"
