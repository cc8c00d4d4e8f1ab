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
