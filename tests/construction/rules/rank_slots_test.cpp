#include "construction/rules/rule_tests.h"

class RankSlotsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsOrdersAndCardsShareTheSlots()
    {
        auto sample = Sample::army()
                          .put(1, "Thrall")
                          .put(1, "Order", {{"kind", "order"}})
                          .put(1, "Volley", {{"kind", "command card"}});
        QCOMPARE(sample.said(rankSlots("illegal", 0, 0, 3)), "");
        QCOMPARE(sample.said(rankSlots("illegal", 0, 0, 2)),
                 "illegal: Bronze: 3 for 2 slots. Take out 1.\n");
        QCOMPARE(sample.found(rankSlots("illegal", 0, 0, 2)).front().subject,
                 std::string("bronze"));
        QCOMPARE(titleOfRule(Sample::armySchema(), rankSlots("illegal", 1, 2, 3)),
                 "Exactly 1 Gold, 2 Silver and 3 Bronze.");
        QCOMPARE(titleOfRule(Sample::armySchema(), rankSlots("warning", 1, 2, 3)),
                 "At most 1 Gold, 2 Silver and 3 Bronze.");
    }

    void underIsWhatTheFormatSays()
    {
        auto sample = Sample::army().put(1, "Thrall").put(2, "Chief", {{"rank", "Gold"}});
        QCOMPARE(sample.said(rankSlots("illegal", 3, 0, 1)),
                 "illegal: Gold: 2 for 3 slots. Add 1.\n");
        QCOMPARE(sample.said(rankSlots("warning", 3, 0, 1)),
                 "warning: Gold: 2 for 3 slots. Add 1.\n");
        QCOMPARE(sample.check(rankSlots("warning", 3, 0, 1)).legality,
                 construction::Legality::Legal);
        QCOMPARE(sample.said(rankSlots("allowed", 3, 0, 1)), "");
    }

    void proposesAFixWhereItIsClear()
    {
        auto sample = Sample::army().put(4, "Order", {{"kind", "order"}, {"rank", "Gold"}});
        const auto found = sample.found(rankSlots("warning", 3, 0, 0));
        QVERIFY(found.front().fix);
        QVERIFY(
            sample.mended(*found.front().fix, rankSlots("warning", 3, 0, 0)).violations.empty());
    }

    void cannotTellAnUnknownRank()
    {
        const Sample::Cells unknown = {{"rank", ""}};
        // It may be the one bronze piece too many.
        const auto full = Sample::army().put(1, "Thrall").put(1, "Riddle", unknown);
        QCOMPARE(full.said(rankSlots("allowed", 5, 5, 1)),
                 "unknown: Cannot tell: “Rank” is not known for Riddle. The rule: At most 5 Gold, "
                 "5 Silver and 1 Bronze.\n");
        // There is room whatever it is.
        QCOMPARE(full.said(rankSlots("allowed", 5, 5, 2)), "");
        // There is room nowhere.
        QCOMPARE(full.said(rankSlots("allowed", 0, 0, 1)),
                 "illegal: 1 piece of unknown rank for 0 free slots of any rank. Take out 1.\n");
        // Whatever it is, one of two empty slots stays empty.
        QCOMPARE(full.said(rankSlots("illegal", 1, 1, 1)),
                 "illegal: 1 piece of unknown rank for 2 free slots of any rank. Add 1.\n");
        // It may be the one that is needed.
        QCOMPARE(full.check(rankSlots("illegal", 1, 0, 1)).legality,
                 construction::Legality::CannotTell);
        // Too many known ones are illegal whatever it is.
        QCOMPARE(Sample::army()
                     .put(2, "Thrall")
                     .put(1, "Riddle", unknown)
                     .said(rankSlots("allowed", 5, 5, 1)),
                 "illegal: Bronze: 2 for 1 slot. Take out 1.\n");
    }

    // Such a piece fills one slot, not one of each rank: the sum says how many are missing.
    void countsAnUnknownRankOnce()
    {
        const Sample::Cells unknown = {{"rank", ""}};
        const auto sample = Sample::army()
                                .put(2, "Chief", {{"rank", "Gold"}})
                                .put(1, "Hound", {{"rank", "Silver"}});
        const QByteArray message = "illegal: Silver: 1 for 3 slots, and 1 piece of unknown rank.\n"
                                   "illegal: Bronze: 0 for 3 slots, and 1 piece of unknown rank.\n"
                                   "illegal: 1 piece of unknown rank for 6 free slots of any rank. "
                                   "Add 5.\n";
        const auto open = Sample(sample).put(1, "Riddle", unknown);
        QCOMPARE(open.said(rankSlots("illegal", 3, 3, 3)), message);
        QCOMPARE(open.said(rankSlots("warning", 3, 3, 3)),
                 QByteArray(message).replace("illegal", "warning"));
        QCOMPARE(open.said(rankSlots("allowed", 3, 3, 3)), "");
        // A line of which nothing is known is as much of any rank.
        QVERIFY(Sample(sample)
                    .putUnresolved(1, "Smudged")
                    .said(rankSlots("illegal", 3, 3, 3))
                    .endsWith(message));
        // The excess of each is what is surely missing.
        const auto found = open.found(rankSlots("illegal", 3, 3, 3));
        QCOMPARE(found[0].excess, std::int64_t{1});
        QCOMPARE(found[1].excess, std::int64_t{2});
        QCOMPARE(found[2].excess, std::int64_t{5});
        // Too many of one rank hide nothing of the others.
        QCOMPARE(open.said(rankSlots("illegal", 1, 1, 1)),
                 "illegal: Gold: 2 for 1 slot. Take out 1.\n");
        QCOMPARE(open.said(rankSlots("illegal", 1, 1, 0)),
                 "illegal: Gold: 2 for 1 slot. Take out 1.\nillegal: 1 piece of unknown rank for 0 "
                 "free slots of any rank. Take out 1.\n");
        QCOMPARE(Sample::army().put(2, "Riddle", unknown).said(rankSlots("allowed", 0, 0, 1)),
                 "illegal: 2 pieces of unknown rank for 1 free slot of any rank. Take out 1.\n");
        // Which rank it fills may still be one too many.
        QCOMPARE(
            Sample(sample).put(2, "Riddle", unknown).said(rankSlots("warning", 3, 3, 9)),
            "unknown: Cannot tell: “Rank” is not known for Riddle. The rule: At most 3 Gold, 3 "
            "Silver and 9 Bronze.\n"
            "warning: Bronze: 0 for 9 slots, and 2 pieces of unknown rank.\n"
            "warning: 2 pieces of unknown rank for 12 free slots of any rank. Add 10.\n");
    }

    void refusesAWrongRow()
    {
        QCOMPARE(
            refusal(Sample::armySchema(), R"({"rule": "rank-slots", "gold": 1, "silver": 1})"),
            "formats.json:1: The key \"bronze\" is missing here. Write \"bronze\": and its value "
            "between these brackets.");
        QCOMPARE(refusal(Sample::armySchema(), rankSlots("forbidden", 1, 1, 1)),
                 "formats.json:1: “forbidden” does not say what fewer pieces than slots are. Write "
                 "“illegal”, “warning” or “allowed”.");
    }

private:
    static std::string rankSlots(const std::string &under, int gold, int silver, int bronze)
    {
        return "{\"rule\": \"rank-slots\", \"under\": \"" + under
            + "\", \"gold\": " + std::to_string(gold) + ", \"silver\": " + std::to_string(silver)
            + ", \"bronze\": " + std::to_string(bronze) + "}";
    }
};

std::unique_ptr<QObject> rankSlotsTest()
{
    return std::make_unique<RankSlotsTest>();
}

#include "rank_slots_test.moc"
