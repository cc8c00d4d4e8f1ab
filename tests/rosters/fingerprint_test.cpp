#include "rosters/line_text.h"
#include "rosters/roster.h"
#include "sample_catalogs.h"

#include <QTest>

#include <algorithm>

using rosters::Roster;

namespace
{

Roster rosterOf(const std::vector<std::string> &lines)
{
    Roster roster;
    for (const auto &line : lines) {
        roster.lines.push_back(rosters::parseLine(line));
    }
    return roster;
}

std::string chipsPrint(const std::vector<std::string> &lines)
{
    return fingerprint(rosterOf(lines), sample::chips());
}

std::string unitsPrint(const std::vector<std::string> &lines)
{
    return fingerprint(rosterOf(lines), sample::units());
}

catalog::Catalog typedIn(const char *key, const sample::Cells &cells)
{
    return sample::emptyChips().with({sample::piece(sample::chips().schema(),
                                                    key,
                                                    "Treant Watcher",
                                                    cells,
                                                    catalog::Status::Own)});
}

} // namespace

class FingerprintTest : public QObject
{
    Q_OBJECT

private slots:
    void hasAForm()
    {
        QCOMPARE(chipsPrint({"2 Treant Watcher"}).size(), std::size_t{9});
        // Printed on sheets that are kept: it must not change from release to release.
        QCOMPARE(chipsPrint({"2 Treant Watcher"}), std::string("ZRBC-ZYXS"));
    }

    void dependsOnWhatIsPlayedOnly()
    {
        const auto print = chipsPrint({"2 Treant Watcher", "1 Storm (Elite)"});
        QCOMPARE(chipsPrint({"1 storm (elite) // note", "1 Baumhirte", "1 TREANT WATCHER"}), print);
        Roster named = rosterOf({"2 Treant Watcher", "1 Storm (Elite)"});
        named.name = "Other";
        named.format = "casual";
        named.notes = "x";
        QCOMPARE(fingerprint(named, sample::chips()), print);
        QVERIFY(chipsPrint({"3 Treant Watcher", "1 Storm (Elite)"}) != print);
        QVERIFY(chipsPrint({"2 Treant Watcher"}) != print);
        QVERIFY(unitsPrint({"2 Treant Watcher", "1 Storm (Elite)"}) != print);
    }

    void agreesBetweenComputersThatTypedInTheSameChips()
    {
        const auto roster = rosterOf({"2 Treant Watcher"});
        const auto one = typedIn("own/1", {{"set", "Base set"}});
        const auto other = typedIn("own/2", {});
        QCOMPARE(fingerprint(roster, one), fingerprint(roster, other));
        // Nor does it matter what else is in the catalogue, or whether the chip is known at all.
        QCOMPARE(fingerprint(roster, one), chipsPrint({"2 Treant Watcher"}));
        QCOMPARE(fingerprint(roster, one), fingerprint(roster, sample::emptyChips()));
    }

    void agreesWithAComputerThatHasThePieceFromTheFileOnly()
    {
        Roster roster = rosterOf({"2 Treant Watcher"});
        const auto there = typedIn("own/1", {{"type", "troop"}, {"set", "Base set"}});
        const auto sent = withCarriedPieces(roster, there);
        QCOMPARE(sent.carried.size(), std::size_t{1});
        QCOMPARE(fingerprint(sent, sample::emptyChips()), fingerprint(roster, there));
    }

    void tellsPrintingsApartWhereARosterHoldsSeveral()
    {
        QCOMPARE(chipsPrint({"2 Sepis Keep (DoU)"}), chipsPrint({"2 Sepis Keep (Base)"}));
        QVERIFY(chipsPrint({"2 Sepis Keep (DoU)", "1 Sepis Keep (Base)"})
                != chipsPrint({"1 Sepis Keep (DoU)", "2 Sepis Keep (Base)"}));
        QVERIFY(chipsPrint({"2 Sepis Keep (DoU)", "1 Sepis Keep (Base)"})
                != chipsPrint({"3 Sepis Keep (DoU)"}));
    }

    void tellsRanksApartAlways()
    {
        QVERIFY(unitsPrint({"1 Decoy (Gold)"}) != unitsPrint({"1 Decoy (Silver)"}));
        QCOMPARE(unitsPrint({"1 Ranger (S1)"}), unitsPrint({"1 Ranger (S2 60)"}));
    }

    void isTheSameInEveryOrder()
    {
        std::vector<std::string> lines{"1 Decoy (Gold)",
                                       "2 Decoy (Silver)",
                                       "1 Ranger (S1)",
                                       "1 Ranger (S2 60)",
                                       "4 Gold Order",
                                       "1 Unknown (X)",
                                       "1 Unknown (Y)"};
        std::sort(lines.begin(), lines.end());
        const auto print = unitsPrint(lines);
        int orders = 0;
        while (std::next_permutation(lines.begin(), lines.end()) && ++orders < 500) {
            QCOMPARE(unitsPrint(lines), print);
        }
    }
};

QTEST_APPLESS_MAIN(FingerprintTest)
#include "fingerprint_test.moc"
