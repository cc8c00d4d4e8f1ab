#include "construction/rules/rule_tests.h"

class UnitAndOrderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void warns()
    {
        // Ruling A6.
        const std::string rule = R"({"rule": "unit-and-order"})";
        QCOMPARE(Sample::army().said(rule),
                 "warning: The army has nothing of this kind: unit. Add at least 1.\n"
                 "warning: The army has nothing of this kind: order. Add at least 1.\n");
        QCOMPARE(Sample::army().put(1, "Thrall").put(1, "Order", {{"kind", "order"}}).said(rule),
                 "");
        QCOMPARE(Sample::army().put(1, "Thrall").check(rule).legality,
                 construction::Legality::Legal);
        QCOMPARE(Sample::army().put(1, "Thrall").found(rule).front().subject, std::string("order"));
        QCOMPARE(titleOfRule(Sample::armySchema(), rule), "At least one of each: unit, order.");
    }

    void doesNotMissWhatMayBeThere()
    {
        const std::string rule = R"({"rule": "unit-and-order"})";
        QCOMPARE(Sample::army().put(1, "Riddle", {{"kind", ""}}).said(rule), "");
    }
};

std::unique_ptr<QObject> unitAndOrderTest()
{
    return std::make_unique<UnitAndOrderTest>();
}

#include "unit_and_order_test.moc"
