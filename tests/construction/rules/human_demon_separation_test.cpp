#include "construction/rules/rule_tests.h"

class HumanDemonSeparationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mixesWithinASideOnly()
    {
        // Ruling A4.
        QCOMPARE(Sample::army().put(2, "Thrall").put(2, "Nun", {{"faction", "Ilian"}}).said(Rule),
                 "");
        const auto sample = Sample::army()
                                .put(2, "Thrall")
                                .put(1, "Nun", {{"faction", "Ilian"}})
                                .put(2, "Hussar", {{"faction", "Bauhaus"}});
        QCOMPARE(sample.said(Rule),
                 "illegal: Enemies of each other in one army: Algeroth and Ilian (3 pieces) and "
                 "Bauhaus (2 pieces).\n");
        QCOMPARE(base::english(sample.found(Rule).front().fix->label),
                 std::string("Take out 2 Hussar."));
        QVERIFY(sample.mended(*sample.found(Rule).front().fix, Rule).violations.empty());
    }

    void leavesCardsAlone()
    {
        QCOMPARE(Sample::army()
                     .put(2, "Thrall")
                     .put(1, "Salvo", {{"faction", "Capitol"}, {"kind", "command card"}})
                     .said(Rule),
                 "");
    }

    void readsItsOwnSides()
    {
        const std::string rule =
            R"({"rule": "human-demon-separation", "sides": [["Algeroth"], ["Ilian"]]})";
        QCOMPARE(Sample::army()
                     .put(2, "Thrall")
                     .put(1, "Nun", {{"faction", "Ilian"}})
                     .put(1, "Hussar", {{"faction", "Bauhaus"}})
                     .said(rule),
                 "illegal: Enemies of each other in one army: Algeroth (2 pieces) and Ilian (1 "
                 "piece).\n");
        QCOMPARE(refusal(Sample::armySchema(),
                         "{\"rule\": \"human-demon-separation\",\n\"sides\": [[\"Algeroth\"],\n"
                         "[\"Algeroth\"]]}"),
                 "formats.json:3: “Algeroth” stands on two sides.");
    }

    void cannotTellAnUnknownFaction()
    {
        const auto open = Sample::army().put(2, "Thrall").put(1, "Riddle", {{"faction", ""}});
        QCOMPARE(open.found(Rule).front().severity, construction::Severity::Unknown);
        QCOMPARE(Sample::army().put(2, "Riddle", {{"faction", ""}}).said(Rule), "");
        QCOMPARE(Sample::army()
                     .put(2, "Thrall")
                     .put(1, "Riddle", {{"kind", ""}, {"faction", "Capitol"}})
                     .found(Rule)
                     .front()
                     .subject,
                 std::string("kind"));
    }

private:
    static constexpr const char *Rule = R"({"rule": "human-demon-separation"})";
};

std::unique_ptr<QObject> humanDemonSeparationTest()
{
    return std::make_unique<HumanDemonSeparationTest>();
}

#include "human_demon_separation_test.moc"
