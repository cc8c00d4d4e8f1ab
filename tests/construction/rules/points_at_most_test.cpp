#include "construction/rules/rule_tests.h"

class PointsAtMostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsUp()
    {
        const auto fits = Sample::chips().put(5, "Sprout", {{"points", "5"}});
        QCOMPARE(fits.said(Rule), "");
        const auto sample = Sample::chips()
                                .put(5, "Oak", {{"points", "4"}})
                                .put(3, "Sprout", {{"points", "2"}})
                                .put(1, "Stone", {{"points", "-"}});
        QCOMPARE(sample.said(Rule),
                 "illegal: Points: 26 in all; the limit is 25. That is 1 too many.\n");
        QCOMPARE(titleOfRule(Sample::chipSchema(), Rule), "Points: at most 25 in all.");
    }

    void proposesTheSmallestRemoval()
    {
        const auto sample =
            Sample::chips().put(5, "Oak", {{"points", "4"}}).put(3, "Sprout", {{"points", "2"}});
        const auto found = sample.found(Rule);
        QVERIFY(found.front().fix);
        QCOMPARE(base::english(found.front().fix->label), std::string("Take out 1 Sprout."));
        QVERIFY(sample.mended(*found.front().fix, Rule).violations.empty());
        // No single chip would do: two of one are better than nothing.
        const auto heavy = Sample::chips().put(9, "Oak", {{"points", "4"}});
        QCOMPARE(base::english(heavy.found(Rule).front().fix->label),
                 std::string("Take out 3 Oak."));
    }

    void cannotTellWhatIsUnknown()
    {
        const auto open =
            Sample::chips().put(4, "Oak", {{"points", "4"}}).put(2, "Riddle", {{"points", ""}});
        QCOMPARE(open.said(Rule),
                 "unknown: Cannot tell: “Points” is not known for Riddle. The rule: Points: at "
                 "most 25 in all.\n");
        QCOMPARE(open.found(Rule).front().lines, std::vector<std::size_t>{1});
        QCOMPARE(open.check(Rule).legality, construction::Legality::CannotTell);
        // A variable number is as good as unknown.
        QCOMPARE(Sample::chips().put(1, "X", {{"points", "X"}}).found(Rule).size(), std::size_t{1});
    }

    void knowsWhatIsSureInSpiteOfTheUnknown()
    {
        const auto over =
            Sample::chips().put(7, "Oak", {{"points", "4"}}).put(1, "Riddle", {{"points", ""}});
        QCOMPARE(over.said(Rule),
                 "illegal: Points: 28 in all; the limit is 25. That is 3 too many.\n");
        // 99 is the most that the schema allows.
        QCOMPARE(Sample::chips()
                     .put(1, "Riddle", {{"points", ""}})
                     .said(R"({"rule": "points-at-most", "limit": 99})"),
                 "");
    }

    void refusesAGameWithoutPoints()
    {
        QCOMPARE(refusal(Sample::armySchema(), Rule),
                 "formats.json:1: This rule looks at “points”, which the pieces of this game "
                 "lack.");
        QCOMPARE(refusal(Sample::chipSchema(),
                         R"({"rule": "points-at-most", "limit": 1, "attribute": "type"})"),
                 "formats.json:1: “type” is a choice from a list; this rule needs a number.");
    }

private:
    static constexpr const char *Rule = R"({"rule": "points-at-most", "limit": 25})";
};

std::unique_ptr<QObject> pointsAtMostTest()
{
    return std::make_unique<PointsAtMostTest>();
}

#include "points_at_most_test.moc"
