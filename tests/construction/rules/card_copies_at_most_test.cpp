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

    // Gold and bronze cards of one name are probably two kinds, which is not known.
    void countsRanksApart()
    {
        const Sample::Cells bronze = {{"kind", "command card"}};
        const Sample::Cells gold = {{"kind", "command card"}, {"rank", "Gold"}};
        const Sample::Cells open = {{"kind", "command card"}, {"rank", ""}};
        QCOMPARE(Sample::army().put(2, "Decoy", gold).put(1, "Decoy", bronze).said(Rule), "");
        const auto sample = Sample::army().put(3, "Decoy", gold).put(1, "Decoy", bronze);
        QCOMPARE(sample.said(Rule),
                 "unknown: Cannot tell whether Decoy of more than one “Rank” are of one kind; "
                 "together there are 4. The rule: At most 3 copies of one and the same piece "
                 "(command card).\n");
        QCOMPARE(sample.found(Rule).front().lines, (std::vector<std::size_t>{0, 1}));
        QVERIFY(Sample::army().put(3, "Decoy", gold).put(1, "Decoy", open).check(Rule).legality
                == construction::Legality::CannotTell);
        // Too many of one rank are so in any case.
        const auto many = Sample::army().put(4, "Decoy", gold).put(2, "Decoy", bronze);
        QCOMPARE(many.said(Rule), "illegal: Copies of Decoy: 4; the limit is 3. Take out 1.\n");
        QCOMPARE(many.found(Rule).front().lines, std::vector<std::size_t>{0});
        QCOMPARE(Sample::army().put(4, "Decoy", open).said(Rule),
                 "illegal: Copies of Decoy: 4; the limit is 3. Take out 1.\n");
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
