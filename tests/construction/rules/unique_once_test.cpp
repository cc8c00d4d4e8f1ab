#include "construction/rules/rule_tests.h"

class UniqueOnceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheAbility()
    {
        const auto sample = Sample::chips()
                                .put(2, "Queen", {{"abilities", "strike 2; unique"}})
                                .put(2, "Sprout", {{"abilities", "strike 1"}})
                                .put(2, "Wall", {{"abilities", "(unique)"}});
        QCOMPARE(sample.said(Rule),
                 "illegal: Copies of Queen: 2; with “Unique” there may be only 1.\n");
        QVERIFY(sample.mended(*sample.found(Rule).front().fix, Rule).violations.empty());
        QCOMPARE(Sample::chips().put(1, "Queen", {{"abilities", "unique"}}).said(Rule), "");
    }

    void readsTheMark()
    {
        QCOMPARE(Sample::army()
                     .put(1, "Vessa", {{"unique", "yes"}})
                     .put(1, "Vessa", {{"unique", "yes"}, {"rank", "Gold"}})
                     .put(2, "Thrall")
                     .put(2, "Volley", {{"kind", "command card"}})
                     .said(Rule),
                 "illegal: Copies of Vessa: 2; with “Unique” there may be only 1.\n");
    }

    void isUniqueInEveryPrinting()
    {
        const auto sample = Sample::chips()
                                .put(1, "Queen", {{"abilities", "unique"}, {"set", "One"}})
                                .put(1, "Queen", {{"abilities", ""}, {"set", "Two"}});
        QCOMPARE(sample.found(Rule).size(), std::size_t{1});
        QCOMPARE(sample.found(Rule).front().severity, construction::Severity::Illegal);
    }

    void asksForTheUnknownOnlyWhereItMatters()
    {
        QCOMPARE(Sample::chips().put(1, "Riddle", {{"abilities", ""}}).said(Rule), "");
        QCOMPARE(Sample::chips().put(2, "Riddle", {{"abilities", ""}}).said(Rule),
                 "unknown: Cannot tell: “Abilities” is not known for Riddle. The rule: At most one "
                 "copy of a piece with “Unique”.\n");
        QCOMPARE(Sample::army().put(2, "Riddle", {{"unique", ""}}).found(Rule).size(),
                 std::size_t{1});
    }

    void refusesAnUnknownMark()
    {
        QCOMPARE(refusal(Sample::chipSchema(), R"({"rule": "unique-once", "mark": "alone"})"),
                 "formats.json:1: The pieces of this game have neither a mark nor an ability "
                 "“alone”.");
    }

private:
    static constexpr const char *Rule = R"({"rule": "unique-once"})";
};

std::unique_ptr<QObject> uniqueOnceTest()
{
    return std::make_unique<UniqueOnceTest>();
}

#include "unique_once_test.moc"
