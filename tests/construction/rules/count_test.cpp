#include "construction/rules/rule_tests.h"

class CountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatTheSearchFinds()
    {
        const std::string rule =
            R"({"rule": "count", "where": "t:base f:elves", "at-most": 1, "title": "Elven keeps"})";
        const Sample::Cells base = {{"type", "base"}};
        QCOMPARE(Sample::chips().put(1, "Keep", base).put(5, "Oak").said(rule), "");
        const auto sample = Sample::chips().put(3, "Keep", base);
        QCOMPARE(sample.said(rule), "illegal: Elven keeps: 3 chips; the limit is 1. Take out 2.\n");
        QCOMPARE(sample.found(rule).front().subject, std::string("t:base f:elves"));
        QVERIFY(sample.mended(*sample.found(rule).front().fix, rule).violations.empty());
        QCOMPARE(titleOfRule(Sample::chipSchema(), rule), "Elven keeps: At most 1 chip.");
    }

    void holdsBothBounds()
    {
        const std::string rule =
            R"({"rule": "count", "where": "pts>=3", "at-least": 1, "at-most": 2})";
        const Sample::Cells dear = {{"points", "3"}};
        QCOMPARE(Sample::chips().put(5, "Sprout").said(rule),
                 "illegal: pts>=3: 0 chips; the minimum is 1. Add 1.\n");
        QCOMPARE(Sample::chips().put(2, "Oak", dear).said(rule), "");
        QCOMPARE(Sample::chips().put(3, "Oak", dear).found(rule).size(), std::size_t{1});
        QCOMPARE(Sample::chips()
                     .put(3, "Oak", dear)
                     .said(R"({"rule": "count", "where": "pts>=3", "exactly": 2})"),
                 "illegal: pts>=3: 3 chips; there must be exactly 2. Take out 1.\n");
    }

    void cannotTellWhatTheSearchAsksFor()
    {
        const std::string rule = R"({"rule": "count", "where": "-pts<3", "at-most": 0})";
        QCOMPARE(Sample::chips().put(1, "Riddle", {{"points", ""}}).said(rule),
                 "unknown: Cannot tell: “Points” is not known for Riddle. The rule: -pts<3: At "
                 "most 0 chips.\n");
        // The search does not ask for the abilities.
        QCOMPARE(Sample::chips().put(1, "Oak", {{"abilities", ""}}).said(rule), "");
        const std::string strikers = R"({"rule": "count", "where": "strike>=2", "at-most": 0})";
        QCOMPARE(
            Sample::chips().put(1, "Oak", {{"abilities", ""}}).found(strikers).front().severity,
            construction::Severity::Unknown);
    }

    void severalMayStandInOneFormat()
    {
        const auto sample = Sample::chips().put(2, "Keep", {{"type", "base"}});
        const std::string rules = R"({"rule": "count", "where": "t:base", "at-most": 2},
                                     {"rule": "count", "where": "t:troop", "at-most": 0})";
        auto copy = sample;
        const auto why = copy.whyNot(rules, copy.piece("Oak"));
        QCOMPARE(why.size(), std::size_t{1});
        QCOMPARE(why.front().subject, std::string("t:troop"));
    }

    void refusesAWrongRow()
    {
        QVERIFY(refusal(Sample::chipSchema(),
                        "{\"rule\": \"count\",\n\"where\": \"pnts>=3\", \"at-most\": 1}")
                    .startsWith("formats.json:2: The search “pnts>=3” is wrong: "));
        QCOMPARE(refusal(Sample::chipSchema(), R"({"rule": "count", "where": "t:base"})"),
                 "formats.json:1: The rule does not say how many. Write “exactly” alone, or "
                 "“at-least”, “at-most” or both of these.");
        QCOMPARE(refusal(Sample::chipSchema(),
                         R"({"rule": "count", "where": "x", "at-least": 3, "at-most": 2})"),
                 "formats.json:1: At least 3 and at most 2 is never both true.");
    }
};

std::unique_ptr<QObject> countTest()
{
    return std::make_unique<CountTest>();
}

#include "count_test.moc"
