#include "construction/rules/rule_tests.h"

class SizeAtLeastTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsTheLimit()
    {
        const std::string rule = R"({"rule": "size-at-least", "limit": 3})";
        QCOMPARE(Sample::chips().put(3, "Sprout").said(rule), "");
        QCOMPARE(Sample::chips().put(1, "Sprout").said(rule),
                 "illegal: 1 chip; the minimum is 3. Add 2.\n");
        QCOMPARE(Sample::chips().put(1, "Sprout").found(rule).front().excess, std::int64_t{2});
        QCOMPARE(titleOfRule(Sample::chipSchema(), rule), "At least 3 chips.");
    }
};

std::unique_ptr<QObject> sizeAtLeastTest()
{
    return std::make_unique<SizeAtLeastTest>();
}

#include "size_at_least_test.moc"
