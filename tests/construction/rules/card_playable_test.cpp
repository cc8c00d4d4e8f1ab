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
                 "warning: Nobody can play Rite: it needs Algeroth 2, and the best unit, Alpha, "
                 "shows Algeroth 1.\n");
        QCOMPARE(Sample(sample).put(1, "Rite", card("Algeroth 2 Ilian 1")).said(Rule),
                 "warning: Nobody can play Rite: it needs Algeroth 2 and Ilian 1, and the best "
                 "unit, Beta, shows Algeroth 1 and Ilian 1.\n");
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

    // An army may hold a card that nobody can play, so what is unknown is no more than a note.
    void namesTheUnknownThatDecides()
    {
        const auto sample = Sample::army().put(1, "Thrall").put(1, "Rite", card(""));
        QCOMPARE(sample.said(Rule),
                 "note: Cannot tell: “Symbols” is not known for Rite. The rule: Every card can be "
                 "played by some unit.\n");
        QCOMPARE(sample.check(Rule).legality, construction::Legality::Legal);
        const Sample::Cells unknown = {{"symbols", ""}};
        const auto riddle = Sample::army()
                                .put(1, "Thrall")
                                .put(1, "Riddle", unknown)
                                .put(1, "Rite", card("Algeroth 1"))
                                .put(1, "Volley", card("Algeroth 2"));
        QCOMPARE(riddle.found(Rule).size(), std::size_t{1});
        QCOMPARE(riddle.found(Rule).front().lines, std::vector<std::size_t>{1});
        // A card that needs nothing can be played by anybody.
        QCOMPARE(Sample::army().put(1, "Riddle", unknown).put(1, "Rite", card("-")).said(Rule), "");
        // Where one surely can play it the others do not matter.
        QCOMPARE(Sample(riddle).put(1, "Alpha", {{"symbols", "Algeroth 2"}}).said(Rule), "");
    }

    void needsAUnit()
    {
        const QByteArray message = "warning: Nobody can play Rite: there is no unit.\n";
        QCOMPARE(Sample::army().put(1, "Rite", card("-")).said(Rule), message);
        QCOMPARE(Sample::army().put(1, "Rite", card("")).said(Rule), message);
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
