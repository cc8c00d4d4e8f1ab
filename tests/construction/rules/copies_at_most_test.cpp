#include "construction/rules/rule_tests.h"

class CopiesAtMostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsEachTitle()
    {
        const auto sample = Sample::chips().put(3, "Oak").put(4, "Sprout").put(1, "Sprout");
        QCOMPARE(sample.said(Rule), "illegal: Copies of Sprout: 5; the limit is 3. Take out 2.\n");
        const auto found = sample.found(Rule);
        QCOMPARE(found.front().lines, (std::vector<std::size_t>{1, 2}));
        QCOMPARE(found.front().subject, std::string("sprout"));
        QCOMPARE(base::english(found.front().fix->label), std::string("Take out 2 Sprout."));
        QVERIFY(sample.mended(*found.front().fix, Rule).violations.empty());
    }

    void countsPrintingsTogether()
    {
        // Ruling P6: the same chip is the same name, in any printing.
        const auto sample =
            Sample::chips().put(2, "Sprout", {{"set", "One"}}).put(2, "SPROUT", {{"set", "Two"}});
        QCOMPARE(sample.said(Rule), "illegal: Copies of Sprout: 4; the limit is 3. Take out 1.\n");
        QVERIFY(sample.mended(*sample.found(Rule).front().fix, Rule).violations.empty());
    }

    void leavesUnresolvedLinesAlone()
    {
        QCOMPARE(Sample::chips().putUnresolved(9, "Smudged").found(Rule).size(), std::size_t{1});
        QCOMPARE(titleOfRule(Sample::chipSchema(), Rule),
                 "At most 3 copies of one and the same chip.");
    }

private:
    static constexpr const char *Rule = R"({"rule": "copies-at-most", "limit": 3})";
};

std::unique_ptr<QObject> copiesAtMostTest()
{
    return std::make_unique<CopiesAtMostTest>();
}

#include "copies_at_most_test.moc"
