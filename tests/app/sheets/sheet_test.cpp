// What stands on a sheet, whatever it is written to.
#include "app/sheets/sheet_fixture.h"

#include <QtTest>

using sheets::Finding;
using sheets::Sheet;
using sheets::Standing;
using sheets::testing::Case;
using sheets::testing::GermanWording;
using sheets::testing::illegalStack;
using sheets::testing::legalStack;

class SheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsCloutByType();
    void groupsMutantByRankHighestFirst();
    void addsUpLinesOfOnePiece();
    void listsNamesInAlphabeticalOrder();
    void tellsTheVerdict();
    void marksEachRule();
    void writesEveryViolation();
    void keepsUnresolvedLines();
    void saysWhereValuesComeFrom();
    void showsWhatIsNotKnown();
    void anOpenTotalLooksLikeNone();
    void whatCannotBeToldIsSaidOnce();
    void speaksItsOwnLanguage();
    void takesTheInitialOfTheFamilyName_data();
    void takesTheInitialOfTheFamilyName();
    void keepsADateThatIsNone();
    void standsEmpty();
};

namespace
{

std::vector<std::string> titlesOf(const Sheet &sheet)
{
    std::vector<std::string> titles;
    for (const auto &group : sheet.groups) {
        titles.push_back(group.title);
    }
    return titles;
}

bool mentions(const std::vector<std::string> &sentences, const std::string &words)
{
    return std::any_of(sentences.begin(), sentences.end(), [&words](const auto &sentence) {
        return sentence.find(words) != std::string::npos;
    });
}

} // namespace

void SheetTest::groupsCloutByType()
{
    const Sheet sheet = legalStack().sheet();
    QCOMPARE(sheet.groups.front().count + sheet.groups.back().count > 0, true);
    std::int64_t copies = 0;
    for (const auto &group : sheet.groups) {
        copies += group.count;
        QVERIFY(!group.sum.empty());
        for (const auto &row : group.rows) {
            QCOMPARE(row.details.size(), sheet.detailLabels.size());
        }
    }
    QCOMPARE(copies, std::int64_t{15});
    QCOMPARE(titlesOf(sheet).front().substr(0, 5), std::string("Troop"));
    QCOMPARE(sheet.worthSlug, std::string("points"));
    QCOMPARE(sheet.labels.worth, std::string("Clout points"));
    QCOMPARE(sheet.detailLabels, std::vector<std::string>{"Faction"});
    QVERIFY(!sheet.hasNumbers);
    QCOMPARE(sheet.labels.title, std::string("Stack registration sheet"));
}

void SheetTest::groupsMutantByRankHighestFirst()
{
    Case army("mutant");
    army.line(2, "Bronze Order")
        .line(1, "Shield Screen")
        .line(1, "Marshal Ottoline Brandt")
        .line(1, "Baron Aldric Voss")
        .line(3, "Gold Order");
    army.total("size", 8).total("gold", 4).total("silver", 2).total("bronze", 2);
    const Sheet sheet = army.sheet();
    QCOMPARE(titlesOf(sheet), (std::vector<std::string>{"Gold", "Silver", "Bronze"}));
    QCOMPARE(sheet.groups.front().count, std::int64_t{4});
    // Units stand before orders.
    QCOMPARE(sheet.groups.front().rows.front().name, std::string("Marshal Ottoline Brandt"));
    QCOMPARE(sheet.groups.front().rows.front().worth, std::string("Gold"));
    QVERIFY(sheet.groups.front().sum.empty());
    QCOMPARE(sheet.worthSlug, std::string("rank"));
    QVERIFY(sheet.hasNumbers);
    QCOMPARE(sheet.totals.at(0).label, std::string("Pieces"));
    QCOMPARE(sheet.totals.at(1).label, std::string("Gold"));
    // An order has no set; that is not the same as an unknown one.
    QCOMPARE(sheet.groups.front().rows.back().set, std::string("–"));
}

void SheetTest::addsUpLinesOfOnePiece()
{
    Case twice("clout");
    twice.line(2, "Fusebiter").line(1, "Fusebiter");
    const Sheet sheet = twice.sheet();
    QCOMPARE(sheet.groups.size(), std::size_t{1});
    QCOMPARE(sheet.groups.front().rows.size(), std::size_t{1});
    QCOMPARE(sheet.groups.front().rows.front().count, std::int64_t{3});
}

void SheetTest::listsNamesInAlphabeticalOrder()
{
    Case names("clout");
    for (const auto *name : {"Zorn", "Ähre", "anna", "Berta"}) {
        names.piece(name, catalog::Status::Own, {{"type", "troop"}});
    }
    const GermanWording german;
    std::vector<std::string> listed;
    for (const auto &row : names.sheet(german).groups.front().rows) {
        listed.push_back(row.name);
    }
    QCOMPARE(listed, (std::vector<std::string>{"Ähre", "anna", "Berta", "Zorn"}));
}

void SheetTest::tellsTheVerdict()
{
    Case made = legalStack();
    QCOMPARE(made.sheet().legalityLine, std::string("Legal in Constructed"));
    made.violation("size-exactly", "Mind the tube.", construction::Severity::Warning);
    QCOMPARE(made.sheet().legalityLine, std::string("Legal in Constructed, with 1 warning"));
    made.violation("points-at-most", "Not known.", construction::Severity::Unknown)
        .legality(construction::Legality::CannotTell);
    QVERIFY(made.sheet().legalityLine.find("Cannot tell") == 0);
    QCOMPARE(illegalStack().sheet().legalityLine,
             std::string("Not legal in Constructed: 10 violations"));
}

void SheetTest::marksEachRule()
{
    Case made = legalStack();
    made.violation("size-exactly", "Warn.", construction::Severity::Warning)
        .violation("points-at-most", "Open.", construction::Severity::Unknown)
        .violation("bases-exactly", "Warn.", construction::Severity::Warning)
        .violation("bases-exactly", "Broken.");
    std::map<std::string, Standing> standings;
    for (const auto &rule : made.sheet().rules) {
        standings[rule.slug] = rule.standing;
    }
    QCOMPARE(standings.size(), std::size_t{7});
    QVERIFY(standings["size-exactly"] == Standing::Warned);
    QVERIFY(standings["points-at-most"] == Standing::Open);
    QVERIFY(standings["bases-exactly"] == Standing::Broken);
    QVERIFY(standings["unique-once"] == Standing::Kept);
}

void SheetTest::writesEveryViolation()
{
    Case made = legalStack();
    made.violation("points-at-most", "26 points, 1 too many.");
    auto &violation = made.verdict.violations.back();
    violation.lines = {0, 0, 1, 99};
    violation.fix = construction::Fix{base::Text::verbatim("Take out 1 Fusebiter."), {}};
    const Finding finding = made.sheet().findings.at(0);
    QCOMPARE(finding.pieces, (std::vector<std::string>{"Fusebiter", "Kegroller"}));
    QCOMPARE(finding.fix, std::string("Take out 1 Fusebiter."));
    QCOMPARE(writtenOut(finding),
             std::string("Illegal: 26 points, 1 too many. (Rulebook, Creating a Playing Stack)"));
    QCOMPARE(illegalStack().sheet().findings.size(), std::size_t{12});
}

void SheetTest::keepsUnresolvedLines()
{
    Case made("clout");
    made.line(2, "Nobody");
    made.roster.lines.back().qualifier = "DoU";
    made.roster.lines.back().fileLine = 7;
    const Sheet sheet = made.sheet();
    QVERIFY(sheet.groups.empty());
    QCOMPARE(sheet.unresolved.size(), std::size_t{1});
    QCOMPARE(sheet.unresolved.front().line, 7);
    QCOMPARE(writtenOut(sheet.unresolved.front()),
             std::string("2 Nobody (DoU): No piece has this name."));
}

void SheetTest::saysWhereValuesComeFrom()
{
    const Sheet demo = legalStack().sheet();
    QCOMPARE(demo.groups.front().rows.front().mark, std::string("demo"));
    QVERIFY(mentions(demo.notes, "demo"));
    QVERIFY(!mentions(demo.notes, "own"));

    Case own("clout");
    own.piece("Home-made", catalog::Status::Own, {{"type", "troop"}});
    own.piece("Half-known", catalog::Status::Partial, {{"type", "troop"}});
    own.piece("Well-known", catalog::Status::Official, {{"type", "troop"}});
    own.differences.push_back({"Home-made", "points", "2", ""});
    own.taken.push_back({"Half-known", "points", "", "4"});
    const Sheet sheet = own.sheet();
    QVERIFY(mentions(sheet.notes, "typed in"));
    QVERIFY(mentions(sheet.notes, "partial"));
    QVERIFY(!mentions(sheet.notes, "demo"));
    QVERIFY(mentions(sheet.notes, "Home-made, Clout points: 2 in this catalogue"));
    QVERIFY(mentions(sheet.notes,
                     "Half-known, Clout points: unknown in this catalogue; 4 in the list's file"));
    QVERIFY(sheet.groups.front().rows.back().mark.empty());
}

void SheetTest::showsWhatIsNotKnown()
{
    Case made("clout");
    made.piece("Known", catalog::Status::Own, {{"type", "troop"}, {"points", "3"}}, 2);
    made.piece("Unknown", catalog::Status::Own, {{"type", "troop"}});
    made.piece("Varying", catalog::Status::Own, {{"type", "relic"}, {"points", "X"}});
    made.piece("Untyped", catalog::Status::Own, {});
    const Sheet sheet = made.sheet();
    QCOMPARE(sheet.groups.size(), std::size_t{3});
    QCOMPARE(sheet.groups[0].sum, std::string("6 + ?"));
    QCOMPARE(sheet.groups[0].rows[1].worth, std::string("?"));
    QCOMPARE(sheet.groups[1].rows[0].worth, std::string("X"));
    QCOMPARE(sheet.groups[2].title, std::string("Others"));
}

void SheetTest::anOpenTotalLooksLikeNone()
{
    Case made("clout");
    made.total("size", 15).total("points", 12);
    made.verdict.openTotals = {"points"};
    QCOMPARE(made.sheet().totals[0].written, std::string("15"));
    QCOMPARE(made.sheet().totals[1].written, std::string("at least 12"));
    QCOMPARE(made.sheet().totals[1].value, std::int64_t{12});
    made.verdict.totals[1].second = 0;
    QCOMPARE(made.sheet().totals[1].written, std::string("at least 0"));
}

void SheetTest::whatCannotBeToldIsSaidOnce()
{
    Case made = legalStack();
    made.violation("points-at-most", "Cannot tell: it is dark.", construction::Severity::Unknown);
    QVERIFY(writtenOut(made.sheet().findings.at(0)).find("Cannot tell: it is dark.") == 0);
}

void SheetTest::speaksItsOwnLanguage()
{
    const GermanWording german;
    Case made = legalStack();
    made.total("points", 1234567);
    const Sheet sheet = made.sheet(german);
    QCOMPARE(sheet.language, std::string("de"));
    QCOMPARE(sheet.legalityLine, std::string("Regelgerecht für Konstruiert"));
    QCOMPARE(sheet.date.value, std::string("30. November 2026"));
    QCOMPARE(sheet.labels.worth, std::string("Clout-Punkte"));
    QCOMPARE(sheet.totals.back().written, std::string("1.234.567"));
    QCOMPARE(sheet.labels.name, std::string("Bezeichnung"));
    QCOMPARE(sheet.labels.title, std::string("Anmeldebogen Stapel"));
    // What was typed stays as it was typed.
    QCOMPARE(sheet.fields.date, std::string("2026-11-30"));
    QVERIFY(made.sheet().date.value.find("November 30, 2026") != std::string::npos);
}

void SheetTest::takesTheInitialOfTheFamilyName_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("initial");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("two names") << QStringLiteral("Anna Müller") << QStringLiteral("M");
    QTest::newRow("family name first") << QStringLiteral("Müller, Anna") << QStringLiteral("M");
    QTest::newRow("small letter") << QStringLiteral("ada von öttingen") << QStringLiteral("Ö");
    QTest::newRow("one name") << QStringLiteral("Cher ") << QStringLiteral("C");
    QTest::newRow("accent apart") << QStringLiteral("Jo A\u030angstrom")
                                  << QStringLiteral("A\u030a");
    QTest::newRow("only a comma") << QStringLiteral(",") << QStringLiteral(",");
}

void SheetTest::takesTheInitialOfTheFamilyName()
{
    QFETCH(QString, player);
    QFETCH(QString, initial);
    Case made("clout");
    made.fields.player = player.toStdString();
    QCOMPARE(QString::fromStdString(made.sheet().initial), initial);
}

void SheetTest::keepsADateThatIsNone()
{
    Case made("clout");
    made.fields.date = "first Sunday of Advent";
    QCOMPARE(made.sheet().date.value, std::string("first Sunday of Advent"));
}

void SheetTest::standsEmpty()
{
    const Sheet sheet = Case("mutant").sheet();
    QVERIFY(sheet.groups.empty());
    QVERIFY(sheet.player.value.empty());
    QVERIFY(!sheet.player.label.empty());
    QVERIFY(sheet.notes.empty());
}

QTEST_GUILESS_MAIN(SheetTest)

#include "sheet_test.moc"
