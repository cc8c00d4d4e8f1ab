// The verdict as a whole: legality, totals, order, what may be added, and what a fix must do.
#include "construction/sample.h"

#include <QtTest>

#include <algorithm>

using construction::Legality;

namespace
{

const Sample::Cells Base = {{"type", "base"}, {"points", "2"}};
const Sample::Cells Neutral = {{"faction", "Neutral"}};

// A legal stack of 13 chips worth 23 points; two more make it whole.
Sample almost()
{
    return Sample::chips()
        .put(1, "Keep", Base)
        .put(1, "Well", Base)
        .put(3, "Oak", {{"points", "3"}})
        .put(3, "Ash", {{"points", "2"}})
        .put(2, "Elm", {{"points", "1"}})
        .put(2, "Fir", {{"points", "1"}})
        .put(1, "Yew", {{"points", "0"}});
}

Sample legal()
{
    return almost().put(2, "Moss", {{"points", "0"}});
}

int copies(const Sample &sample)
{
    int result = 0;
    for (const auto &line : sample.roster().lines) {
        result += line.count;
    }
    return result;
}

QByteArray rulesOf(const std::vector<construction::Violation> &violations)
{
    QByteArray result;
    for (const auto &violation : violations) {
        result += (result.isEmpty() ? "" : " ") + QByteArray::fromStdString(violation.rule);
    }
    return result;
}

} // namespace

class CheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLegalStackIsLegal()
    {
        const auto verdict = legal().check(Constructed);
        QCOMPARE(said(verdict.violations), "");
        QVERIFY(verdict.legality == Legality::Legal);
        QVERIFY(
            (verdict.totals
             == std::vector<std::pair<std::string, std::int64_t>>{{"size", 15}, {"points", 23}}));
        QVERIFY(verdict.notes.empty());
    }

    // clout-rulings 7: each is refused with a message of its own.
    void eachFaultHasItsMessage_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("3 neutrals")
            << QByteArray("illegal: 3 chips (Faction: Neutral); the limit is 2. Take out 1.\n");
        QTest::newRow("26 points")
            << QByteArray("illegal: Points: 26 in all; the limit is 25. That is 1 too many.\n");
        QTest::newRow("1 base") << QByteArray("illegal: 1 base; there must be exactly 2. Add 1.\n");
        QTest::newRow("3 bases") << QByteArray(
            "illegal: 3 bases; there must be exactly 2. Take out 1.\n");
        QTest::newRow("4 copies") << QByteArray(
            "illegal: Copies of Moss: 4; the limit is 3. Take out 1.\n");
        QTest::newRow("2 of a unique")
            << QByteArray("illegal: Copies of Queen: 2; with “Unique” there may be only 1.\n");
        QTest::newRow("2 factions") << QByteArray(
            "illegal: More than one “Faction”: Elves (13 chips) and Goblins (2 chips).\n");
        QTest::newRow("14 chips") << QByteArray(
            "illegal: 14 chips; there must be exactly 15. Add 1.\n");
        QTest::newRow("16 chips") << QByteArray(
            "illegal: 16 chips; there must be exactly 15. Take out 1.\n");
    }

    void eachFaultHasItsMessage()
    {
        QFETCH(QByteArray, message);
        const Sample::Cells free = {{"points", "0"}};
        const std::string tag = QTest::currentDataTag();
        Sample sample = tag == "1 base" ? Sample::chips().put(1, "Keep", Base).put(2, "Oak")
            : tag == "4 copies"         ? Sample::chips().put(1, "Keep", Base).put(1, "Well", Base)
                                        : almost();
        if (tag == "3 neutrals") {
            sample =
                Sample::chips().put(1, "Keep", Base).put(1, "Well", Base).put(3, "Mist", Neutral);
        } else if (tag == "26 points") {
            sample.put(1, "Yggdrasil", {{"points", "3"}}).put(1, "Moss", free);
        } else if (tag == "3 bases") {
            sample.put(1, "Bridge", {{"type", "base"}, {"points", "0"}}).put(1, "Moss", free);
        } else if (tag == "2 of a unique") {
            sample.put(2, "Queen", {{"points", "0"}, {"abilities", "unique"}});
        } else if (tag == "2 factions") {
            sample.put(2, "Imp", {{"faction", "Goblins"}, {"points", "0"}});
        } else if (tag == "14 chips") {
            sample.put(1, "Moss", free);
        } else if (tag == "16 chips") {
            sample.put(3, "Moss", free);
        } else if (tag == "4 copies") {
            sample.put(4, "Moss", free);
        }
        // Where the rest is too short, it is filled with chips of many names.
        for (int i = 0; tag != "14 chips" && copies(sample) < 15; ++i) {
            sample.put(1, "Leaf " + std::to_string(i), free);
        }
        QCOMPARE(sample.said(Constructed), message);
        QVERIFY(sample.check(Constructed).legality == Legality::Illegal);
    }

    void theWorstComesFirst()
    {
        const auto sample = Sample::army()
                                .put(5, "Thrall", {{"faction", ""}})
                                .put(1, "Hussar", {{"faction", "Bauhaus"}, {"rank", "Gold"}});
        const auto found = sample.found(Skirmish);
        QCOMPARE(rulesOf(found),
                 "rank-slots rank-slots rank-slots unit-copies-at-most human-demon-separation "
                 "unit-and-order");
        QVERIFY(std::is_sorted(found.begin(), found.end(), [](const auto &one, const auto &other) {
            return one.severity < other.severity;
        }));
        QCOMPARE(found.front().subject, std::string("gold"));
    }

    void anUnknownNumberGivesCannotTell()
    {
        const auto sample = almost().put(2, "Riddle", {{"points", ""}});
        const auto verdict = sample.check(Constructed);
        QVERIFY(verdict.legality == Legality::CannotTell);
        QCOMPARE(rulesOf(verdict.violations), "points-at-most");
        QCOMPARE(verdict.totals[1].second, std::int64_t{23});
        QCOMPARE(verdict.openTotals, std::vector<std::string>{"points"});
        const auto &english = base::plainEnglish();
        QCOMPARE(construction::writtenTotal(verdict, "points", 23, english),
                 std::string("at least 23"));
        QCOMPARE(construction::writtenTotal(verdict, "size", 15, english), std::string("15"));
        QCOMPARE(verdict.notes.size(), std::size_t{1});
        QCOMPARE(base::english(verdict.notes.front()),
                 std::string("The total leaves out Riddle, for which “Points” is not known."));
        // Anything illegal beside it decides.
        QVERIFY(almost().put(3, "Riddle", {{"points", ""}}).check(Constructed).legality
                == Legality::Illegal);
    }

    void anUnresolvedLineIsIllegal()
    {
        const auto sample = almost().putUnresolved(2, "Mosss");
        const auto verdict = sample.check(Constructed);
        QVERIFY(verdict.legality == Legality::Illegal);
        QCOMPARE(rulesOf(verdict.violations), "unresolved-line");
        QCOMPARE(verdict.violations.front().lines, std::vector<std::size_t>{7});
        QCOMPARE(verdict.violations.front().excess, std::int64_t{2});
        QCOMPARE(verdict.unresolved.size(), std::size_t{1});
        QCOMPARE(verdict.unresolved.front().line, std::size_t{7});
        QCOMPARE(verdict.totals[0].second, std::int64_t{15});
    }

    void countsRanks()
    {
        const auto verdict = Sample::army()
                                 .put(3, "Thrall")
                                 .put(2, "Chief", {{"rank", "Gold"}})
                                 .put(1, "Riddle", {{"rank", ""}})
                                 .check(Skirmish);
        QVERIFY((verdict.totals
                 == std::vector<std::pair<std::string, std::int64_t>>{{"size", 6},
                                                                      {"gold", 2},
                                                                      {"silver", 0},
                                                                      {"bronze", 3}}));
        QCOMPARE(verdict.notes.size(), std::size_t{1});
    }

    void anEmptyRosterIsChecked()
    {
        QCOMPARE(rulesOf(Sample::chips().found(Constructed)), "size-exactly bases-exactly");
        QVERIFY(Sample::chips().check("").legality == Legality::Legal);
    }

    void linesWithoutCopiesAreNotThere()
    {
        QCOMPARE(legal().put(0, "Imp", {{"faction", "Goblins"}}).said(Constructed), "");
        QCOMPARE(legal().put(-3, "Imp", {{"faction", "Goblins"}}).said(Constructed), "");
        QCOMPARE(legal().putUnresolved(0, "Smudged").said(Constructed), "");
    }

    void hugeCountsDoNotOverflow()
    {
        const auto verdict = Sample::chips()
                                 .put(2147483647, "Oak", {{"points", "99"}})
                                 .put(2147483647, "Ash", {{"points", "99"}})
                                 .put(2147483647, "Riddle", {{"points", ""}})
                                 .check(Constructed);
        QCOMPARE(verdict.totals[0].second, std::int64_t{3} * 2147483647);
        QVERIFY(verdict.legality == Legality::Illegal);
    }

    void aFixTakesOutNoNeededBase()
    {
        // Keep and Ash weigh as much as Fir and stand behind it, but two bases are needed.
        const auto sample = Sample::chips()
                                .put(1, "Elm", {{"points", "3"}})
                                .put(10, "Fir", {{"points", "2"}})
                                .put(1, "Ash", Base)
                                .put(1, "Keep", Base);
        const std::string rules =
            Constructed.substr(Constructed.rfind('{', Constructed.find("one-faction")));
        const auto found = sample.found(rules);
        QCOMPARE(rulesOf(found), "points-at-most");
        QCOMPARE(base::english(found.front().fix->label), std::string("Take out 1 Fir."));
        QVERIFY(sample.mended(*found.front().fix, rules).legality == Legality::Legal);
    }

    void ofEqualsTheLastLineGoes()
    {
        const std::string rule = R"({"rule": "points-at-most", "limit": 5})";
        const auto sample = Sample::chips()
                                .put(1, "Ash", {{"points", "2"}})
                                .put(1, "Oak", {{"points", "2"}})
                                .put(1, "Elm", {{"points", "2"}});
        QCOMPARE(base::english(sample.found(rule).front().fix->label),
                 std::string("Take out 1 Elm."));
        QCOMPARE(base::english(sample.reordered({2, 1, 0}).found(rule).front().fix->label),
                 std::string("Take out 1 Ash."));
    }

    void neutralBasesStayWhereTheyAreNeeded()
    {
        const Sample::Cells base = {{"faction", "Neutral"}, {"type", "base"}};
        const std::string rules = R"({"rule": "neutral-at-most", "limit": 2},
            {"rule": "bases-exactly", "count": 2})";
        // Neither the last two lines nor any two that stand together would do.
        const auto sample = Sample::chips()
                                .put(1, "Heron", Neutral)
                                .put(1, "Inn", base)
                                .put(1, "Mist", Neutral)
                                .put(1, "Watchtower", base);
        const auto found = sample.found(rules);
        QCOMPARE(rulesOf(found), "neutral-at-most");
        QCOMPARE(base::english(found.front().fix->label),
                 std::string("Take out 1 Heron and 1 Mist."));
        QVERIFY(sample.mended(*found.front().fix, rules).legality == Legality::Legal);
    }

    void noFixWhereEachBreaksSomething()
    {
        const auto sample = Sample::chips()
                                .put(1, "Keep", {{"type", "base"}, {"points", "20"}})
                                .put(1, "Well", Base);
        const std::string rules = R"({"rule": "points-at-most", "limit": 21},
            {"rule": "bases-exactly", "count": 2})";
        QCOMPARE(rulesOf(sample.found(rules)), "points-at-most");
        QVERIFY(!sample.found(rules).front().fix);
        // Where nothing else can go there is no choice, and it is proposed all the same.
        const auto bases = Sample::chips().put(4, "Keep", Base);
        const auto copies = bases.found(R"({"rule": "copies-at-most", "limit": 1},
            {"rule": "bases-exactly", "count": 4})");
        QCOMPARE(rulesOf(copies), "copies-at-most");
        QVERIFY(copies.front().fix);
    }

    void whyNotNamesWhatANewCopyWouldBreak()
    {
        Sample sample = almost();
        QCOMPARE(said(sample.whyNot(Constructed, sample.piece("Moss", {{"points", "0"}}))), "");
        QCOMPARE(rulesOf(sample.whyNot(Constructed, sample.piece("Imp", {{"faction", "Goblins"}}))),
                 "one-faction");
        QCOMPARE(rulesOf(sample.whyNot(Constructed, sample.piece("Oak", {{"points", "3"}}))),
                 "copies-at-most points-at-most");
        QCOMPARE(rulesOf(sample.whyNot(Constructed, sample.piece("Keep", Base))), "bases-exactly");
        Sample whole = legal();
        const auto full = whole.whyNot(Constructed, whole.piece("Leaf", {{"points", "0"}}));
        QCOMPARE(rulesOf(full), "size-exactly");
        QCOMPARE(full.front().lines.back(), whole.roster().lines.size());
    }

    void whyNotSeesWhatGetsWorse()
    {
        Sample sample = Sample::chips().put(4, "Oak");
        const std::string rule = R"({"rule": "copies-at-most", "limit": 3})";
        QCOMPARE(rulesOf(sample.whyNot(rule, sample.piece("Oak"))), "copies-at-most");
        QCOMPARE(said(sample.whyNot(rule, sample.piece("Ash"))), "");
        // Fewer missing is better, though it is still too few.
        QCOMPARE(said(Sample::chips().whyNot(R"({"rule": "size-exactly", "count": 15})",
                                             sample.piece("Ash"))),
                 "");
        // From "too few whatever it is" to "cannot tell" is better, too.
        Sample bases = Sample::chips();
        QCOMPARE(said(bases.whyNot(R"({"rule": "bases-exactly", "count": 1})",
                                   bases.piece("Riddle", {{"type", ""}}))),
                 "");
    }

    void aFixTakesTheLastCopiesFirst()
    {
        const auto sample = Sample::chips().put(2, "Oak").put(1, "Ash").put(2, "Oak");
        construction::Fix fix;
        fix.changes = {{sample.roster().lines[0].key, "Oak", -3}, {"chips/New", "New", 2}};
        const auto after = construction::applied(fix, sample.roster(), {});
        QCOMPARE(after.lines.size(), std::size_t{3});
        QCOMPARE(after.lines[0].count, 1);
        QCOMPARE(after.lines[1].name, std::string("Ash"));
        QCOMPARE(after.lines[2].name, std::string("New"));
        QCOMPARE(after.lines[2].count, 2);
    }

    // A piece against which nothing speaks leaves a legal roster legal, up to its size.
    void addingAHarmlessPieceKeepsItLegal()
    {
        const std::string open = Constructed.substr(Constructed.find("},") + 2);
        for (int i = 0; i < 20; ++i) {
            Sample sample = legal();
            for (int k = 0; k < i; ++k) {
                const std::string name = "Leaf " + std::to_string(k);
                const Sample::Cells free = {{"points", "0"}};
                QCOMPARE(said(sample.whyNot(open, sample.piece(name, free))), "");
                sample.put(1, name, free);
            }
            QVERIFY(sample.check(open).legality == Legality::Legal);
        }
    }
};

QTEST_GUILESS_MAIN(CheckTest)

#include "check_test.moc"
