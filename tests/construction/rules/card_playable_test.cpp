#include "construction/rules/rule_tests.h"

class CardPlayableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesSymbolsAsAMultiset()
    {
        // Ruling K2: a unit needs all of them, and one unit must have them alone.
        auto sample = Sample::army()
                          .put(1, "Alpha", {{"symbols", "Algeroth 1"}})
                          .put(1, "Beta", {{"symbols", "Algeroth 1 Ilian 1"}});
        QCOMPARE(Sample(sample).put(1, "Rite", card("Algeroth 1 ilian 1")).said(Rule), "");
        QCOMPARE(Sample(sample).put(1, "Rite", card("-")).said(Rule), "");
        const auto poor = Sample(sample).put(2, "Rite", card("Algeroth 2"));
        QCOMPARE(poor.said(Rule),
                 "warning: Nobody can play Rite: no piece has “Symbols” enough for it.\n");
        QCOMPARE(poor.check(Rule).legality, construction::Legality::Legal);
        QVERIFY(poor.mended(*poor.found(Rule).front().fix, Rule).violations.empty());
    }

    void cardsOfTheEnemyAreUnplayable()
    {
        // Ruling A5.
        const auto sample =
            Sample::army().put(1, "Hussar", {{"faction", "Bauhaus"}}).put(1, "Rite", card(""));
        QCOMPARE(sample.said(Rule),
                 "warning: Nobody can play Rite: it belongs to the enemies of this army.\n");
        QCOMPARE(Sample::army()
                     .put(1, "Nun", {{"faction", "Ilian"}, {"symbols", "Algeroth 1"}})
                     .put(1, "Rite", card("Algeroth 1"))
                     .said(Rule),
                 "");
    }

    void saysNothingOfTheUnknown()
    {
        QCOMPARE(Sample::army().put(1, "Thrall").put(1, "Rite", card("")).said(Rule), "");
        QCOMPARE(Sample::army()
                     .put(1, "Riddle", {{"symbols", ""}})
                     .put(1, "Rite", card("Algeroth 9"))
                     .said(Rule),
                 "");
    }

    void needsAUnit()
    {
        QCOMPARE(Sample::army().put(1, "Rite", card("")).found(Rule).size(), std::size_t{1});
    }

private:
    static Sample::Cells card(const std::string &symbols)
    {
        return {{"kind", "command card"}, {"symbols", symbols}};
    }
    static constexpr const char *Rule = R"({"rule": "card-playable"})";
};

std::unique_ptr<QObject> cardPlayableTest()
{
    return std::make_unique<CardPlayableTest>();
}

#include "card_playable_test.moc"
