#include "construction/rules/rule_tests.h"

class UnitCopiesAtMostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsUnitsAlone()
    {
        const auto sample = Sample::army()
                                .put(5, "Thrall")
                                .put(9, "Order", {{"kind", "order"}})
                                .put(9, "Volley", {{"kind", "command card"}});
        QCOMPARE(sample.said(Rule), "illegal: Copies of Thrall: 5; the limit is 4. Take out 1.\n");
        QVERIFY(sample.mended(*sample.found(Rule).front().fix, Rule).violations.empty());
        QCOMPARE(titleOfRule(Sample::armySchema(), Rule),
                 "At most 4 copies of one and the same piece (unit).");
    }

    void countsANameWhateverItsRank()
    {
        QCOMPARE(
            Sample::army().put(3, "Thrall").put(2, "Thrall", {{"rank", "Gold"}}).found(Rule).size(),
            std::size_t{1});
    }

    void leavesUniqueOnesToTheirOwnRule()
    {
        QCOMPARE(Sample::army().put(5, "Vessa", {{"unique", "yes"}}).said(Rule), "");
        QCOMPARE(Sample::army().put(5, "Riddle", {{"unique", ""}}).found(Rule).size(),
                 std::size_t{1});
    }

    void cannotTellAnUnknownKind()
    {
        const auto open = Sample::army().put(5, "Riddle", {{"kind", ""}});
        QCOMPARE(open.found(Rule).front().severity, construction::Severity::Unknown);
        QCOMPARE(Sample::army().put(4, "Riddle", {{"kind", ""}}).said(Rule), "");
    }

private:
    static constexpr const char *Rule = R"({"rule": "unit-copies-at-most", "limit": 4})";
};

std::unique_ptr<QObject> unitCopiesAtMostTest()
{
    return std::make_unique<UnitCopiesAtMostTest>();
}

#include "unit_copies_at_most_test.moc"
