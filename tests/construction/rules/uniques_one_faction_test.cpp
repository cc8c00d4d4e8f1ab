#include "construction/rules/rule_tests.h"

class UniquesOneFactionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksAtUniquesAlone()
    {
        // Ruling A3: those that are not unique may mix.
        QCOMPARE(
            Sample::army().put(1, "Vessa", Unique).put(4, "Nun", {{"faction", "Ilian"}}).said(Rule),
            "");
        const auto sample = Sample::army()
                                .put(1, "Vessa", Unique)
                                .put(1, "Skarn", Unique)
                                .put(1, "Velith", {{"unique", "yes"}, {"faction", "Ilian"}});
        QCOMPARE(sample.said(Rule),
                 "illegal: Those with “Unique” are of more than one “Faction”: Algeroth (2 pieces) "
                 "and Ilian (1 piece).\n");
        QCOMPARE(sample.found(Rule).front().lines, std::vector<std::size_t>{2});
        QVERIFY(sample.mended(*sample.found(Rule).front().fix, Rule).violations.empty());
    }

    void cannotTellWhoIsUnique()
    {
        const Sample::Cells riddle = {{"unique", ""}, {"faction", "Ilian"}};
        QCOMPARE(Sample::army().put(1, "Vessa", Unique).put(1, "Riddle", riddle).said(Rule),
                 "unknown: Cannot tell: “Unique” is not known for Riddle. The rule: All with "
                 "“Unique” are of one “Faction”.\n");
        // All that may be unique are of one faction.
        QCOMPARE(Sample::army()
                     .put(1, "Riddle", riddle)
                     .put(1, "Velith", {{"unique", "yes"}, {"faction", "Ilian"}})
                     .said(Rule),
                 "");
        QCOMPARE(Sample::army().put(1, "Riddle", riddle).put(4, "Thrall").said(Rule), "");
    }

    // Whether a piece is unique that is of the faction of the certain ones does not matter.
    void namesOnlyThoseWhoMatter()
    {
        const auto sample = Sample::army()
                                .put(1, "Vessa", Unique)
                                .put(1, "Bishop", {{"unique", ""}})
                                .put(1, "Riddle", {{"unique", ""}, {"faction", "Ilian"}});
        const auto found = sample.found(Rule);
        QCOMPARE(said(found),
                 "unknown: Cannot tell: “Unique” is not known for Riddle. The rule: All with "
                 "“Unique” are of one “Faction”.\n");
        QCOMPARE(found.front().lines, std::vector<std::size_t>{2});
        // Without a certain one all matter.
        const auto open = Sample::army()
                              .put(1, "Bishop", {{"unique", ""}})
                              .put(1, "Riddle", {{"unique", ""}, {"faction", "Ilian"}});
        QCOMPARE(open.found(Rule).front().lines, (std::vector<std::size_t>{0, 1}));
        // Another of an unknown faction, and one that does not matter alone under its attribute.
        const auto stranger = Sample::army()
                                  .put(1, "Vessa", Unique)
                                  .put(1, "Bishop", {{"unique", ""}})
                                  .put(1, "Stranger", {{"unique", "yes"}, {"faction", ""}});
        QCOMPARE(stranger.said(Rule),
                 "unknown: Cannot tell: “Faction” is not known for Stranger. The rule: All with "
                 "“Unique” are of one “Faction”.\n");
    }

    void cannotTellAnUnknownFaction()
    {
        const auto open = Sample::army()
                              .put(1, "Vessa", Unique)
                              .put(1, "Riddle", {{"unique", "yes"}, {"faction", ""}});
        QCOMPARE(open.found(Rule).front().severity, construction::Severity::Unknown);
        QCOMPARE(open.found(Rule).front().subject, std::string("faction"));
    }

private:
    static constexpr const char *Rule = R"({"rule": "uniques-one-faction"})";
    const Sample::Cells Unique = {{"unique", "yes"}};
};

std::unique_ptr<QObject> uniquesOneFactionTest()
{
    return std::make_unique<UniquesOneFactionTest>();
}

#include "uniques_one_faction_test.moc"
