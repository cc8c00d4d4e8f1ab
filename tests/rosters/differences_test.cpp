#include "rosters/line_text.h"
#include "rosters/roster.h"

#include <QTest>

using rosters::Line;
using rosters::Roster;

namespace
{

Line keyed(int count, const char *name, const char *key)
{
    Line line;
    line.count = count;
    line.name = name;
    line.key = key;
    return line;
}

} // namespace

class DifferencesTest : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatToAddAndToTakeOut()
    {
        Roster before;
        before.lines = {keyed(2, "Stays", "a"), keyed(1, "Goes", "b"), keyed(1, "Grows", "c")};
        Roster after;
        after.lines = {keyed(1, "Comes", "d"), keyed(3, "Grows", "c"), keyed(2, "Stays", "a")};
        const auto found = differences(before, after);
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[0].name, std::string("Goes"));
        QCOMPARE(found[0].after, 0);
        QCOMPARE(found[1].name, std::string("Grows"));
        QCOMPARE(found[1].before, 1);
        QCOMPARE(found[1].after, 3);
        QCOMPARE(found[2].name, std::string("Comes"));
        QCOMPARE(found[2].before, 0);
    }

    void addsUpLinesAndComparesNamesFolded()
    {
        Roster before;
        before.lines = {rosters::parseLine("2 D\xC3\xA9"
                                           "coy (Gold)"),
                        rosters::parseLine("1 decoy (gold)")};
        Roster after;
        after.lines = {rosters::parseLine("3 DECOY (Gold)"),
                       rosters::parseLine("1 Decoy (Silver)")};
        const auto found = differences(before, after);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].qualifier, std::string("Silver"));
    }

    void takesALineWithoutKeyForThePieceOfItsName()
    {
        Roster before;
        before.lines = {keyed(2, "Decoy", "mutant/decoy")};
        Roster after;
        after.lines = {rosters::parseLine("2 decoy")};
        QVERIFY(differences(before, after).empty());
    }
};

QTEST_APPLESS_MAIN(DifferencesTest)
#include "differences_test.moc"
