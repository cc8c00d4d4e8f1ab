#include "construction/rules/rule_tests.h"

class CardCopiesAtMostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsCardsAlone()
    {
        const auto sample = Sample::army()
                                .put(9, "Thrall")
                                .put(9, "Order", {{"kind", "order"}})
                                .put(4, "Volley", {{"kind", "command card"}});
        QCOMPARE(sample.said(Rule), "illegal: Copies of Volley: 4; the limit is 3. Take out 1.\n");
        QVERIFY(sample.mended(*sample.found(Rule).front().fix, Rule).violations.empty());
    }

    void tellsACardFromAUnitOfItsName()
    {
        QCOMPARE(
            Sample::army().put(3, "Vessa", {{"kind", "command card"}}).put(1, "Vessa").said(Rule),
            "");
    }

    void refusesAnUnknownKind()
    {
        QCOMPARE(refusal(Sample::armySchema(),
                         R"({"rule": "card-copies-at-most", "limit": 3, "type": "ordre"})"),
                 "formats.json:1: “ordre” is no choice of “kind”. Is “order” meant?");
    }

private:
    static constexpr const char *Rule = R"({"rule": "card-copies-at-most", "limit": 3})";
};

std::unique_ptr<QObject> cardCopiesAtMostTest()
{
    return std::make_unique<CardCopiesAtMostTest>();
}

#include "card_copies_at_most_test.moc"
