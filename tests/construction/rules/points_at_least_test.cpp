#include "construction/rules/rule_tests.h"

class PointsAtLeastTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsUp()
    {
        const std::string rule = R"({"rule": "points-at-least", "limit": 10})";
        QCOMPARE(Sample::chips().put(5, "Oak", {{"points", "2"}}).said(rule), "");
        QCOMPARE(Sample::chips().put(4, "Oak", {{"points", "2"}}).said(rule),
                 "illegal: Points: 8 in all; the minimum is 10. That is 2 too few.\n");
        QCOMPARE(titleOfRule(Sample::chipSchema(), rule), "Points: at least 10 in all.");
    }

    void cannotTellWhatIsUnknown()
    {
        const std::string rule = R"({"rule": "points-at-least", "limit": 100})";
        const auto open = Sample::chips().put(1, "Oak").put(1, "Riddle", {{"points", ""}});
        QCOMPARE(open.found(rule).front().severity, construction::Severity::Unknown);
        // Even 99 points would not be enough.
        QCOMPARE(Sample::chips().put(1, "Riddle", {{"points", ""}}).found(rule).front().severity,
                 construction::Severity::Illegal);
        // The sure number and the highest that it may be.
        const auto few = open.found(R"({"rule": "points-at-least", "limit": 200})");
        QCOMPARE(said(few),
                 "illegal: Points: 1 for sure, at most 100 in all; the minimum is 200. That is at "
                 "least 100 too few.\n");
        QCOMPARE(few.front().lines, (std::vector<std::size_t>{0, 1}));
        // What is sure already needs no number.
        QCOMPARE(Sample::chips()
                     .put(10, "Oak", {{"points", "10"}})
                     .put(1, "Riddle", {{"points", ""}})
                     .said(rule),
                 "");
    }
};

std::unique_ptr<QObject> pointsAtLeastTest()
{
    return std::make_unique<PointsAtLeastTest>();
}

#include "points_at_least_test.moc"
