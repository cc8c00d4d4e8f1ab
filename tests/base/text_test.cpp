#include "base/text.h"
#include "support/compare.h"

using base::english;
using base::plural;
using base::text;

namespace
{

// A reader whose language turns sentences round and groups digits.
class Backwards final : public base::Wording
{
public:
    std::string language() const override { return "de"; }
    std::string translate(const std::string &context,
                          const std::string &source,
                          std::int64_t count) const override
    {
        if (source == "%1 before %2") {
            return "%2 nach %1";
        }
        if (source == "%n chip(s) of %1") {
            return count == 1 ? "ein Chip von %1" : "%n Chips von %1";
        }
        return context + '/' + source;
    }
    std::string number(std::int64_t value) const override { return '#' + std::to_string(value); }
};

base::LocalText local(const char *english, const char *german)
{
    return {{{"en", english}, {"de", german}}};
}

} // namespace

class TextTest : public QObject
{
    Q_OBJECT

private slots:
    void anEndingInBracketsFollowsTheNumber()
    {
        const auto chips = [](int count) {
            return english(plural("T", "%n chip(s) in %1 box(es)").with(count).with("a"));
        };
        QCOMPARE(chips(0), std::string("0 chips in a boxes"));
        QCOMPARE(chips(1), std::string("1 chip in a box"));
        QCOMPARE(chips(2), std::string("2 chips in a boxes"));
    }

    void otherBracketsStay()
    {
        QCOMPARE(
            english(plural("T", "%n chip(s) (at %1 place(s)), f(%2)").with(1).with("b").with("c")),
            std::string("1 chip (at b place), f(c)"));
        QCOMPARE(english(plural("T", "%n chip(s) (of").with(2)), std::string("2 chips (of"));
        QCOMPARE(english(text("T", "chip(s) %1").with("x")), std::string("chip(s) x"));
    }

    void theFirstNumberIsTheCountWhereverItIsGiven()
    {
        QCOMPARE(english(plural("T", "%1 has %n chip(s), not %2").with("Ann").with(1).with(7)),
                 std::string("Ann has 1 chip, not 7"));
    }

    void nineArgumentsAreFilledInAndAMissingOneStays()
    {
        auto sentence = text("T", "%1%2%3%4%5%6%7%8%9 %n % %0 100%");
        for (int i = 1; i <= 8; ++i) {
            sentence.with(i);
        }
        QCOMPARE(english(sentence), std::string("12345678%9 %n % %0 100%"));
        sentence.with("nine");
        QCOMPARE(english(sentence), std::string("12345678nine %n % %0 100%"));
    }

    void anArgumentIsNeverReadAsAPattern()
    {
        QCOMPARE(english(text("T", "%1, %2").with("%2").with("%1 %n")), std::string("%2, %1 %n"));
    }

    void sentencesNest()
    {
        const auto inner = plural("T", "%n chip(s)").with(1);
        const auto outer = text("T", "%1 before %2").with(inner).with(local("end", "Ende"));
        QCOMPARE(english(outer), std::string("1 chip before end"));
        QCOMPARE(base::render(outer, Backwards()), std::string("Ende nach T/#1 chip(s)"));
    }

    void aTranslationTurnsTheSentenceRound()
    {
        QCOMPARE(base::render(text("T", "%1 before %2").with("a").with(5), Backwards()),
                 std::string("#5 nach a"));
        QCOMPARE(base::render(plural("T", "%n chip(s) of %1").with(3).with("x"), Backwards()),
                 std::string("#3 Chips von x"));
        QCOMPARE(base::render(plural("T", "%n chip(s) of %1").with(1).with("x"), Backwards()),
                 std::string("ein Chip von x"));
    }

    void wordsAsTheyAreAreNeverTranslated()
    {
        QCOMPARE(base::render(base::Text::verbatim("%1 (s)"), Backwards()), std::string("%1 (s)"));
        QCOMPARE(english(base::Text::verbatim("")), std::string());
        QVERIFY(base::Text().empty());
        QVERIFY(!base::Text::verbatim("").empty());
    }

    void localWordsFallBackToEnglishThenToAny()
    {
        QCOMPARE(local("a", "b").in("de"), std::string("b"));
        QCOMPARE(local("a", "b").in("fr"), std::string("a"));
        QCOMPARE((base::LocalText{{{"it", "c"}}}).in("fr"), std::string("c"));
        QCOMPARE(base::LocalText().in("en"), std::string());
        const base::LocalNoun noun{local("chip", "Chip"), local("chips", "Chips")};
        QCOMPARE(noun.in("en", 1), std::string("chip"));
        QCOMPARE(noun.in("de", 0), std::string("Chips"));
    }

    void equalSentencesAreEqual()
    {
        QVERIFY(text("T", "%1").with(1) == text("T", "%1").with(1));
        QVERIFY(!(text("T", "%1").with(1) == text("T", "%1").with("1")));
        QVERIFY(!(text("T", "%1").with(1) == plural("T", "%1").with(1)));
        QVERIFY(!(text("T", "a") == text("U", "a")));
    }
};

QTEST_APPLESS_MAIN(TextTest)
#include "text_test.moc"
