#include "rosters/line_text.h"
#include "rosters/roster.h"
#include "sample_catalogs.h"

#include <QTest>

using rosters::CarriedPiece;
using rosters::Line;
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

// The key that a line leads to, or the reason why to none.
std::string keyOf(const std::string &line, const catalog::Catalog &catalog)
{
    const Roster roster = rosterOf({line});
    const auto resolved = resolve(roster, catalog);
    const auto &only = resolved.lines.front();
    return only.piece ? only.piece->key : english(only.reason);
}

} // namespace

class ResolveTest : public QObject
{
    Q_OBJECT

private slots:
    void findsPieces_data()
    {
        QTest::addColumn<bool>("units");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("key");
        const auto row = [](bool units, const char *line, const char *key) {
            QTest::addRow("%s", line) << units << line << key;
        };
        row(false, "2 treant   WATCHER", "clout/treant-watcher");
        row(false, "2 Baumhirte", "clout/treant-watcher");
        row(false, "Azrael's Raider", "clout/azrael");
        row(false, "Sepis Keep (DoU)", "clout/sepis-keep-dou");
        row(false, "Sepis Keep (defenders of undersea)", "clout/sepis-keep-dou");
        row(false, "Sepis Keep (Base)", "clout/sepis-keep");        // a set, though both are bases
        row(false, "Treant Watcher (DoU)", "clout/treant-watcher"); // its set is not known
        row(false, "Treant Watcher (Base set, troop)", "clout/treant-watcher");
        row(false, "Treant Watcher (DoU 12)", "clout/treant-watcher");
        row(false,
            "Treant Watcher (Nowhere)",
            "There is no \"Treant Watcher\" of Nowhere here, only: Treant Watcher.");
        row(false, "Storm (Elite)", "clout/storm-elite");
        row(false, "storm (elite) (troop)", "clout/storm-elite");
        row(false, "2 X Marks the Spot", "clout/x-marks");
        row(true, "4 Gold Order", "mutant/gold-order");
        row(true, "4 gold orders", "mutant/gold-order");
        row(true, "4 Goldbefehle (gold)", "mutant/gold-order");
        row(true, "4 orders", "\"orders\" is not in the catalogue.");
        row(true, "Decoy (Gold)", "mutant/decoy-gold");
        row(true, "Decoy (Silber)", "mutant/decoy-silver");
        row(true, "Ranger (S1)", "mutant/ranger-1");
        row(true, "Ranger (12)", "mutant/ranger-1");
        row(true, "Ranger (S2 #60)", "mutant/ranger-2");
        row(true, "Ranger (Set 2 61)", "mutant/ranger-3");
        row(true, "Ranger (Silver, S2)", "mutant/ranger-2");
        row(true,
            "Decoy",
            "\"Decoy\" may be any of these: Decoy (Gold), Decoy (Silver). Say which.");
        row(true,
            "Ranger (S2)",
            "\"Ranger\" may be any of these: Ranger (S2 60), Ranger (Gold). Say which.");
        row(true,
            "Ranger (S1, Gold)", // a known set is never another one
            "There is no \"Ranger\" of S1, Gold here, only: Ranger (S1), Ranger (S2 60), "
            "Ranger (Gold).");
        row(true, "Gold Order (S1)", "mutant/gold-order");
        row(true, "Decoi", "\"Decoi\" is not in the catalogue. Is Decoy meant?");
        row(true, "2 Order (Gold)", "\"Order\" is not in the catalogue. Is Gold Order meant?");
        row(true, "Decoi (Gold)", "\"Decoi\" is not in the catalogue. Is Decoy meant?");
        row(false, "Marks", "\"Marks\" is not in the catalogue. Is X Marks the Spot meant?");
        row(true, "Zzzzzzzzzz", "\"Zzzzzzzzzz\" is not in the catalogue.");
        for (const char *line : {"-3 Decoy", "1.5 Decoy", "+1,5x Decoy", "1. Decoy"}) {
            row(true,
                line,
                (std::string("\"") + line
                 + "\" is not in the catalogue. A count in front is a whole number, such as 2.")
                    .c_str());
        }
        row(true,
            "Gold Order (Bronze)",
            "There is no \"Gold Order\" of Bronze here, only: Gold Order.");
        row(true, "0 Decoy", "\"0 Decoy\" is not read: a line holds 1 to 9999 copies.");
        row(true, "100000 Decoy", "\"100000 Decoy\" is not read: a line holds 1 to 9999 copies.");
    }
    void findsPieces()
    {
        QFETCH(bool, units);
        QFETCH(QString, line);
        const auto &catalog = units ? sample::units() : sample::chips();
        QTEST(QString::fromStdString(keyOf(line.toStdString(), catalog)), "key");
    }

    void manyUnknownLinesAndLongOnesCostLittle()
    {
        const Roster roster = rosterOf(std::vector<std::string>(60, "Decoi"));
        const auto resolved = resolve(roster, sample::units());
        QVERIFY(english(resolved.lines[49].reason).ends_with("Is Decoy meant?"));
        QVERIFY(english(resolved.lines[50].reason).ends_with("is not in the catalogue."));

        std::string name(199, 'a');
        for (int i = 0; i < 1'000'000; ++i) {
            name += "ä";
        }
        const auto reason = keyOf(name, sample::units());
        QCOMPARE(reason, "\"" + name.substr(0, 199) + "…\" is not in the catalogue.");
    }

    void offersTheCandidates()
    {
        const Roster roster = rosterOf({"1 Decoy"});
        const auto resolved = resolve(roster, sample::units());
        QVERIFY(!resolved.isComplete());
        QCOMPARE(resolved.lines[0].candidates.size(), std::size_t{2});
        QCOMPARE(resolved.lines[0].line, &roster.lines[0]);
    }

    void trustsTheKeyBeforeTheName()
    {
        Roster roster = rosterOf({"1 Decoy", "1 Treant Watcher"});
        roster.lines[0].key = "mutant/decoy-silver";
        QCOMPARE(resolve(roster, sample::units()).lines[0].piece->key, roster.lines[0].key);
        roster.lines[1].key = "own/of-another-computer";
        QCOMPARE(resolve(roster, sample::chips()).lines[1].piece->key,
                 std::string("clout/treant-watcher"));
    }

    void prefersAPiecesOwnNameToAnothersFurtherName()
    {
        const auto &schema = sample::chips().schema();
        const auto catalog = sample::chipsWith(
            {sample::piece(schema, "own/1", "Baumhirte", {}, catalog::Status::Own)});
        QCOMPARE(keyOf("Baumhirte", catalog), std::string("own/1"));
    }

    void takesAPieceOfUnknownSetOnlyWhereNoneIsKnownToBeOfIt()
    {
        const auto &schema = sample::chips().schema();
        const auto catalog =
            sample::chipsWith({sample::piece(schema, "own/1", "Sepis Keep", {{"type", "base"}})});
        QCOMPARE(keyOf("Sepis Keep (DoU)", catalog), std::string("clout/sepis-keep-dou"));
        QCOMPARE(keyOf("Sepis Keep (Base)", catalog), std::string("clout/sepis-keep"));
    }

    void keepsTheSetThatWasWrittenWhereThePieceKnowsNone()
    {
        const auto keyed = withKeys(rosterOf({"1x Treant Watcher (DoU)"}), sample::chips());
        QCOMPARE(keyed.lines[0].key, std::string("clout/treant-watcher"));
        QCOMPARE(keyed.lines[0].qualifier, std::string("DoU"));
    }

    void findsTheShortestQualifier()
    {
        const auto &units = sample::units();
        const auto qualifier = [&units](const char *key) {
            return rosters::qualifierFor(*units.find(key), units);
        };
        QCOMPARE(qualifier("mutant/gold-order"), std::string());
        QCOMPARE(qualifier("mutant/decoy-gold"), std::string("Gold"));
        QCOMPARE(qualifier("mutant/ranger-1"), std::string("S1"));
        QCOMPARE(qualifier("mutant/ranger-2"), std::string("S2 60"));
        QCOMPARE(qualifier("mutant/ranger-3"), std::string("Gold"));
        for (const auto &piece : units.pieces()) {
            const auto found =
                rosters::lookUp(units, piece->name, rosters::qualifierFor(*piece, units));
            QCOMPARE(found.size(), std::size_t{1});
            QCOMPARE(found.front(), piece);
        }
    }

    void addsUpLinesOfOnePieceAndKeepsTheirNotes()
    {
        const auto keyed = withKeys(rosterOf({"2 treant watcher // left",
                                              "1 Storm (Elite)",
                                              "1 Nobody",
                                              "3 Baumhirte // right",
                                              "1 Nobody"}),
                                    sample::chips());
        QCOMPARE(keyed.lines.size(), std::size_t{4});
        QCOMPARE(keyed.lines[0].count, 5);
        QCOMPARE(keyed.lines[0].name, std::string("Treant Watcher"));
        QCOMPARE(keyed.lines[0].key, std::string("clout/treant-watcher"));
        QCOMPARE(keyed.lines[0].note, std::string("left; right"));
        QCOMPARE(keyed.lines[1].name, std::string("Storm (Elite)"));
        QVERIFY(keyed.lines[1].qualifier.empty());
        QVERIFY(keyed.lines[2].key.empty());
        QCOMPARE(withKeys(keyed, sample::chips()), keyed);
    }

    void neverAddsUpBeyondWhatALineHolds()
    {
        const auto keyed =
            withKeys(rosterOf({"9999 Treant Watcher", "1 Treant Watcher"}), sample::chips());
        QCOMPARE(keyed.lines.size(), std::size_t{2});
    }

    void keepsTheQualifierThatAPersonWrote()
    {
        const auto keyed =
            withKeys(rosterOf({"1 Ranger (Set 1)", "1 Decoy (gold)"}), sample::units());
        QCOMPARE(keyed.lines[0].qualifier, std::string("Set 1"));
        QCOMPARE(keyed.lines[1].qualifier, std::string("gold"));
    }

    void takesAMissingPieceFromTheFile()
    {
        Roster roster = rosterOf({"1 Own Chip", "1 Two (A)", "1 Two"});
        roster.carried = {
            {"Own Chip", {{"type", "base"}, {"points", "nonsense"}, {"future", "1"}}},
            {"Two", {{"set", "A"}, {"points", "1"}}},
            {"Two", {{"set", "B"}, {"points", "2"}}},
        };
        const auto catalog = sample::emptyChips();
        const auto resolved = resolve(roster, catalog);
        const auto &own = resolved.lines[0];
        QVERIFY(own.fromFile);
        QCOMPARE(own.piece->status, catalog::Status::Own);
        QCOMPARE(valueOf(*own.piece, catalog.schema(), "type").text, std::string("base"));
        QVERIFY(valueOf(*own.piece, catalog.schema(), "points").isUnknown());
        QCOMPARE(valueOf(*resolved.lines[1].piece, catalog.schema(), "points").number, 1);
        QVERIFY(!resolved.lines[2].piece);
        QCOMPARE(resolved.lines[2].candidates.size(), std::size_t{2});
        QVERIFY(resolved.differences.empty());
    }

    void saysWhereACarriedPieceDiffersFromTheOneHere()
    {
        const auto &schema = sample::chips().schema();
        const auto here = sample::chipsWith(
            {sample::piece(schema, "own/1", "Own Chip", {{"points", "3"}, {"type", "troop"}})});
        Roster roster = rosterOf({"1 Own Chip", "2 own chip"});
        roster.carried = {{"own chip", {{"points", "4"}, {"type", "TROOP"}, {"set", "Base set"}}}};
        const auto resolved = resolve(roster, here);
        QVERIFY(!resolved.lines[0].fromFile);
        QCOMPARE(resolved.differences.size(), std::size_t{1});
        QCOMPARE(resolved.differences[0].attribute, std::string("points"));
        QCOMPARE(resolved.differences[0].here, std::string("3"));
        QCOMPARE(resolved.differences[0].inFile, std::string("4"));
        QCOMPARE(valueOf(*resolved.lines[0].piece, schema, "points").number, 3);
    }

    void takesAValueThatIsUnknownHereFromTheFile()
    {
        const auto &schema = sample::chips().schema();
        const auto here =
            sample::chipsWith({sample::piece(schema, "own/1", "Own Chip", {{"points", "3"}})});
        Roster roster = rosterOf({"1 Own Chip", "2 own chip", "1 Treant Watcher"});
        roster.carried = {{"own chip", {{"points", "4"}, {"type", "TROOP"}, {"set", "Base set"}}}};
        const auto resolved = resolve(roster, here);
        const auto &piece = *resolved.lines[0].piece;
        QCOMPARE(valueOf(piece, schema, "type").text, std::string("troop"));
        QCOMPARE(valueOf(piece, schema, "set").text, std::string("Base set"));
        QCOMPARE(valueOf(piece, schema, "points").number, 3);
        QCOMPARE(piece.key, std::string("own/1"));
        QVERIFY(!resolved.lines[0].fromFile);
        QCOMPARE(resolved.lines[1].piece, resolved.lines[0].piece);
        QCOMPARE(resolved.lines[2].piece, here.find("clout/treant-watcher"));
        QCOMPARE(resolved.taken.size(), std::size_t{2});
        QCOMPARE(resolved.taken[0].name, std::string("Own Chip"));
        QCOMPARE(resolved.taken[0].attribute, std::string("type"));
        QCOMPARE(resolved.taken[0].here, std::string());
        QCOMPARE(resolved.taken[0].inFile, std::string("troop"));
        QCOMPARE(resolved.taken[1].attribute, std::string("set"));
        QCOMPARE(resolved.differences.size(), std::size_t{1});
        QVERIFY(valueOf(*here.find("own/1"), schema, "type").isUnknown());
    }

    void takesNothingFromAnotherPieceOfThatName()
    {
        const auto &schema = sample::units().schema();
        const auto here = sample::units().with(
            {sample::piece(schema, "own/1", "My Unit", {{"kind", "unit"}, {"rank", "Gold"}})});
        Roster roster = rosterOf({"1 My Unit"});
        roster.carried = {{"My Unit", {{"kind", "unit"}, {"rank", "Silver"}, {"number", "7"}}}};
        const auto resolved = resolve(roster, here);
        QCOMPARE(resolved.lines[0].piece, here.find("own/1"));
        QVERIFY(resolved.taken.empty());
        QCOMPARE(resolved.differences.size(), std::size_t{2});
    }

    void carriesWhatAnotherComputerCannotKnow()
    {
        const auto &schema = sample::chips().schema();
        std::vector<base::Problem> refused;
        const auto pieces = sample::chips().pieces();
        const auto amended = catalog::amended({pieces.begin(), pieces.end()},
                                              schema,
                                              {{"clout/treant-watcher", "points", "4", ""}},
                                              refused);
        const auto catalog = sample::emptyChips().with(amended).with(
            {sample::piece(schema, "own/1", "Own Chip", {{"type", "base"}}, catalog::Status::Own)});
        Roster roster = rosterOf({"1 Own Chip", "1 Treant Watcher", "1 Storm (Elite)", "1 Gone"});
        roster.carried = {{"Gone", {{"points", "1"}}}, {"own chip", {}}};
        const auto carried = withCarriedPieces(roster, catalog).carried;
        QCOMPARE(carried.size(), std::size_t{3});
        QCOMPARE(carried[0].name, std::string("Own Chip"));
        QCOMPARE(carried[1], (CarriedPiece{"Treant Watcher", {{"points", "4"}}}));
        QCOMPARE(carried[2], (CarriedPiece{"Gone", {{"points", "1"}}}));
    }

    void carriesPiecesOfOneNameSideBySide()
    {
        Roster roster = rosterOf({"1 My Unit (Gold)", "1 My Unit (Silver)"});
        roster.carried = {{"My Unit", {{"kind", "unit"}, {"rank", "Gold"}}},
                          {"My Unit", {{"kind", "unit"}, {"rank", "Silver"}}}};
        const auto there = withCarriedPieces(roster, sample::units());
        QCOMPARE(there.carried, roster.carried);
        QVERIFY(resolve(there, sample::units()).isComplete());

        // Nor does a piece here that is one of them push the other out.
        const auto here = sample::units().with({sample::piece(sample::units().schema(),
                                                              "own/1",
                                                              "My Unit",
                                                              {{"kind", "unit"}, {"rank", "Gold"}},
                                                              catalog::Status::Own)});
        const auto carried = withCarriedPieces(roster, here).carried;
        QCOMPARE(carried, roster.carried);
    }

    void keepsWhatTheFileSaidOfAPieceKnownHere()
    {
        const auto here = sample::chipsWith({sample::piece(sample::chips().schema(),
                                                           "own/1",
                                                           "My Goblin",
                                                           {{"type", "troop"}, {"points", "4"}},
                                                           catalog::Status::Own)});
        Roster roster = rosterOf({"1 My Goblin", "1 Treant Watcher"});
        roster.carried = {{"my goblin", {{"points", "2"}, {"future", "x"}}},
                          {"Treant Watcher", {{"points", "3"}}}};
        const auto sent = withCarriedPieces(roster, here);
        QCOMPARE(sent.carried.size(), std::size_t{2});
        QCOMPARE(
            sent.carried[0],
            (CarriedPiece{"My Goblin", {{"points", "2"}, {"future", "x"}, {"type", "troop"}}}));
        QCOMPARE(sent.carried[1], roster.carried[1]);
        QCOMPARE(withCarriedPieces(sent, here), sent);
    }
};

QTEST_APPLESS_MAIN(ResolveTest)
#include "resolve_test.moc"
