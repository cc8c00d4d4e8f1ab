#include "construction/rules/rule_tests.h"

class BasesExactlyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsBases()
    {
        QCOMPARE(Sample::chips().put(2, "Keep", Base).put(9, "Oak").said(Rule), "");
        QCOMPARE(Sample::chips().put(1, "Keep", Base).said(Rule),
                 "illegal: 1 base; there must be exactly 2. Add 1.\n");
        const auto three = Sample::chips().put(3, "Keep", Base);
        QCOMPARE(three.said(Rule), "illegal: 3 bases; there must be exactly 2. Take out 1.\n");
        QVERIFY(three.mended(*three.found(Rule).front().fix, Rule).violations.empty());
        QVERIFY(!Sample::chips().put(2, "Keep", Base).put(1, "Well", Base).found(Rule).front().fix);
        QCOMPARE(titleOfRule(Sample::chipSchema(), Rule), "Exactly 2 bases.");
    }

    void cannotTellAnUnknownType()
    {
        const Sample::Cells unknown = {{"type", ""}};
        QCOMPARE(Sample::chips().put(1, "Keep", Base).put(1, "Riddle", unknown).said(Rule),
                 "unknown: Cannot tell: “Type” is not known for Riddle. The rule: Exactly 2 "
                 "bases.\n");
        // The number is the sure one, and the piece that may count is named.
        const auto lacking = Sample::chips().put(1, "Oak").put(1, "Riddle", unknown);
        QCOMPARE(lacking.said(Rule),
                 "illegal: 0 bases for sure, 1 more unknown; there must be exactly 2. Add at least "
                 "1.\n");
        QCOMPARE(lacking.found(Rule).front().lines, std::vector<std::size_t>{1});
        QCOMPARE(lacking.found(Rule).front().excess, std::int64_t{1});
        QVERIFY(Sample::chips()
                    .putUnresolved(1, "Smudged")
                    .said(Rule)
                    .endsWith("illegal: 0 bases for sure, 1 more unknown; there must be exactly 2. "
                              "Add at least "
                              "1.\n"));
        QCOMPARE(Sample::chips()
                     .put(3, "Keep", Base)
                     .put(1, "Riddle", unknown)
                     .found(Rule)
                     .front()
                     .severity,
                 construction::Severity::Illegal);
    }

    void doesNotMissWhatAnUnresolvedLineMayBe()
    {
        const auto found = Sample::chips().put(1, "Keep", Base).putUnresolved(1, "Kep").found(Rule);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().rule, std::string(construction::UnresolvedLineRule));
    }

private:
    static constexpr const char *Rule = R"({"rule": "bases-exactly", "count": 2})";
    const Sample::Cells Base = {{"type", "base"}};
};

std::unique_ptr<QObject> basesExactlyTest()
{
    return std::make_unique<BasesExactlyTest>();
}

#include "bases_exactly_test.moc"
