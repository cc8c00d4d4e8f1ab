#include "construction/rules/rule_tests.h"

class NeutralAtMostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsNeutrals()
    {
        QCOMPARE(Sample::chips().put(2, "Stone", Neutral).put(9, "Oak").said(Rule), "");
        const auto sample = Sample::chips().put(2, "Stone", Neutral).put(2, "Mist", Neutral);
        QCOMPARE(sample.said(Rule),
                 "illegal: 4 chips (Faction: Neutral); the limit is 2. Take out 2.\n");
        QCOMPARE(base::english(sample.found(Rule).front().fix->label),
                 std::string("Take out 2 Mist."));
        QVERIFY(sample.mended(*sample.found(Rule).front().fix, Rule).violations.empty());
    }

    // Rulebook, glossary: neutral chips have no faction.
    void noFactionIsNeutral()
    {
        const Sample::Cells none = {{"faction", "-"}};
        QCOMPARE(Sample::chips().put(2, "Drifter", none).put(6, "Oak").said(Rule), "");
        const auto sample = Sample::chips().put(1, "Stone", Neutral).put(3, "Drifter", none);
        QCOMPARE(sample.said(Rule),
                 "illegal: 4 chips (Faction: Neutral); the limit is 2. Take out 2.\n");
        QCOMPARE(sample.found(Rule).front().lines, (std::vector<std::size_t>{0, 1}));
    }

    void cannotTellAnUnknownFaction()
    {
        const Sample::Cells unknown = {{"faction", ""}};
        QCOMPARE(Sample::chips().put(2, "Riddle", unknown).said(Rule), "");
        QCOMPARE(Sample::chips().put(2, "Stone", Neutral).put(1, "Riddle", unknown).said(Rule),
                 "unknown: Cannot tell: “Faction” is not known for Riddle. The rule: At most 2 "
                 "chips (Faction: Neutral).\n");
        QCOMPARE(Sample::chips()
                     .put(3, "Stone", Neutral)
                     .put(1, "Riddle", unknown)
                     .found(Rule)
                     .front()
                     .severity,
                 construction::Severity::Illegal);
    }

private:
    static constexpr const char *Rule = R"({"rule": "neutral-at-most", "limit": 2})";
    const Sample::Cells Neutral = {{"faction", "Neutral"}};
};

std::unique_ptr<QObject> neutralAtMostTest()
{
    return std::make_unique<NeutralAtMostTest>();
}

#include "neutral_at_most_test.moc"
