#include "construction/rules/rule_tests.h"

class OneFactionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allowsOneFactionAndNeutrals()
    {
        QCOMPARE(Sample::chips().put(9, "Oak").put(9, "Stone", {{"faction", "Neutral"}}).said(Rule),
                 "");
        QCOMPARE(titleOfRule(Sample::chipSchema(), Rule),
                 "All of one “Faction”; “Neutral” may be among them.");
    }

    void namesTheFactions()
    {
        const auto sample = Sample::chips()
                                .put(3, "Oak")
                                .put(1, "Imp", {{"faction", "Goblins"}})
                                .put(1, "Bone", {{"faction", "Undead"}});
        QCOMPARE(sample.said(Rule),
                 "illegal: More than one “Faction”: Elves (3 chips), Goblins (1 chip) and Undead "
                 "(1 chip).\n");
        const auto found = sample.found(Rule);
        QCOMPARE(found.front().lines, (std::vector<std::size_t>{1, 2}));
        QCOMPARE(found.front().excess, std::int64_t{2});
        QVERIFY(sample.mended(*found.front().fix, Rule).violations.empty());
    }

    void proposesNothingWhereTwoAreEqual()
    {
        const auto found =
            Sample::chips().put(2, "Oak").put(2, "Imp", {{"faction", "Goblins"}}).found(Rule);
        QVERIFY(!found.front().fix);
        QCOMPARE(found.front().lines.size(), std::size_t{2});
    }

    void cannotTellAnUnknownFaction()
    {
        QCOMPARE(Sample::chips().put(2, "Oak").put(1, "Riddle", {{"faction", ""}}).said(Rule),
                 "unknown: Cannot tell: “Faction” is not known for Riddle. The rule: All of one "
                 "“Faction”; “Neutral” may be among them.\n");
        // One alone is of one faction, whichever it is; two may differ.
        QCOMPARE(Sample::chips().put(3, "Riddle", {{"faction", ""}}).said(Rule), "");
        QCOMPARE(Sample::chips()
                     .put(1, "Riddle", {{"faction", ""}})
                     .put(1, "Enigma", {{"faction", ""}})
                     .found(Rule)
                     .size(),
                 std::size_t{1});
        // Two known ones are illegal whatever the third is.
        QCOMPARE(Sample::chips()
                     .put(2, "Oak")
                     .put(1, "Imp", {{"faction", "Goblins"}})
                     .put(1, "Riddle", {{"faction", ""}})
                     .found(Rule)
                     .front()
                     .severity,
                 construction::Severity::Illegal);
    }

    void refusesAnUnknownNeutral()
    {
        QCOMPARE(refusal(Sample::chipSchema(), R"({"rule": "one-faction", "neutral": "Neutrl"})"),
                 "formats.json:1: “Neutrl” is no choice of “faction”. Is “Neutral” meant?");
    }

private:
    static constexpr const char *Rule = R"({"rule": "one-faction", "neutral": "Neutral"})";
};

std::unique_ptr<QObject> oneFactionTest()
{
    return std::make_unique<OneFactionTest>();
}

#include "one_faction_test.moc"
