#include "construction/rules/rule_tests.h"

class SizeExactlyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsCopies()
    {
        const std::string rule = R"({"rule": "size-exactly", "count": 15})";
        QCOMPARE(Sample::chips().put(14, "Sprout").said(rule),
                 "illegal: 14 chips; there must be exactly 15. Add 1.\n");
        QCOMPARE(Sample::chips().put(12, "Sprout").put(3, "Oak").said(rule), "");
        QCOMPARE(Sample::chips().put(12, "Sprout").put(4, "Oak").said(rule),
                 "illegal: 16 chips; there must be exactly 15. Take out 1.\n");
        QCOMPARE(Sample::chips().said(rule),
                 "illegal: 0 chips; there must be exactly 15. Add 15.\n");
        QCOMPARE(titleOfRule(Sample::chipSchema(), rule), "Exactly 15 chips.");
    }

    void countsUnresolvedLinesToo()
    {
        const std::string rule = R"({"rule": "size-exactly", "count": 15})";
        QCOMPARE(Sample::chips().put(12, "Sprout").putUnresolved(3, "Smudged").found(rule).size(),
                 std::size_t{1});
    }

    void proposesAFixWhereItIsClear()
    {
        const std::string rule = R"({"rule": "size-exactly", "count": 15})";
        const auto one = Sample::chips().put(17, "Sprout");
        const auto clear = one.found(rule);
        QVERIFY(clear.front().fix);
        QCOMPARE(base::english(clear.front().fix->label), std::string("Take out 2 Sprout."));
        QVERIFY(one.mended(*clear.front().fix, rule).violations.empty());
        QVERIFY(!Sample::chips().put(12, "Sprout").put(4, "Oak").found(rule).front().fix);
    }

    void refusesAWrongRow()
    {
        QCOMPARE(refusal(Sample::chipSchema(), "{\"rule\": \"size-exactly\",\n\"cuont\": 15}"),
                 "formats.json:2: This rule has no “cuont”. Is “count” meant?");
        QCOMPARE(refusal(Sample::chipSchema(), R"({"rule": "size-exactly", "count": -1})"),
                 "formats.json:1: The number must lie between 0 and 1000000. Where there is to be "
                 "no limit, leave the whole rule out.");
    }
};

std::unique_ptr<QObject> sizeExactlyTest()
{
    return std::make_unique<SizeExactlyTest>();
}

#include "size_exactly_test.moc"
