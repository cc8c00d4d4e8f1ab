#include "construction/rules/rule_tests.h"

class SizeAtMostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsTheLimit()
    {
        const std::string rule = R"({"rule": "size-at-most", "limit": 3})";
        QCOMPARE(Sample::chips().put(3, "Sprout").said(rule), "");
        QCOMPARE(Sample::chips().said(rule), "");
        const auto sample = Sample::chips().put(5, "Sprout");
        QCOMPARE(sample.said(rule), "illegal: 5 chips; the limit is 3. Take out 2.\n");
        QVERIFY(sample.mended(*sample.found(rule).front().fix, rule).violations.empty());
        QCOMPARE(titleOfRule(Sample::chipSchema(), rule), "At most 3 chips.");
    }
};

std::unique_ptr<QObject> sizeAtMostTest()
{
    return std::make_unique<SizeAtMostTest>();
}

#include "size_at_most_test.moc"
