#include "catalog/notation.h"
#include "support/compare.h"
#include "support/sample_catalog.h"

using base::english;
using catalog::AbilityValue;
using catalog::parseNotation;
using catalog::printNotation;

class NotationTest : public QObject
{
    Q_OBJECT

    const std::shared_ptr<const catalog::Schema> m_schema = support::sampleSchema();
    const catalog::Vocabulary &m_vocabulary = *m_schema->vocabulary("abilities");

    catalog::NotationReading parse(std::string_view text) const
    {
        return parseNotation(text, m_vocabulary);
    }

private slots:
    void copiesShareTheirAbilities()
    {
        catalog::Notation one;
        QVERIFY(one.abilities.empty());
        catalog::Ability fly;
        fly.name = "fly";
        one.abilities.push_back(fly);
        catalog::Notation other = one;
        QCOMPARE(other.abilities.data(), one.abilities.data());
        other.abilities.push_back({});
        QCOMPARE(one.abilities.size(), std::size_t{1});
        QCOMPARE(other.abilities.size(), std::size_t{2});
        QVERIFY(one != other);
    }

    void anItemHasNameValueModifiersAndIgnored()
    {
        const auto reading =
            parse(" Strike  +3 {friendly}{all} [fly, bomb]; (FLY) ;; armor\tpiercing");
        QVERIFY(reading.mistakes.empty());
        QCOMPARE(reading.notes.size(), std::size_t{1}); // the item does not list "friendly"
        const auto &abilities = reading.notation.abilities;
        QCOMPARE(abilities.size(), std::size_t{3});
        QCOMPARE(abilities[0].item, 0);
        QVERIFY(abilities[0].form == AbilityValue::Number);
        QCOMPARE(abilities[0].value, 3);
        QVERIFY(abilities[0].modifiers == (std::vector<std::string>{"all", "friendly"}));
        QVERIFY(abilities[0].ignores == (std::vector<std::string>{"fly", "bomb"}));
        QVERIFY(abilities[1].immunity);
        QCOMPARE(abilities[2].name, std::string("armor piercing"));
        QVERIFY(reading.notation.find("strike"));
        QVERIFY(!reading.notation.find("fly"));
        QVERIFY(reading.notation.isImmuneTo("fly"));
        QVERIFY(!reading.notation.isImmuneTo("strike"));
        QCOMPARE(printNotation(reading.notation),
                 std::string("strike 3 {all} {friendly} [fly] [bomb]; (fly); armor piercing"));
    }

    void aValueMayBeUnknownOrVary()
    {
        QVERIFY(parse("strike ?").notation.abilities[0].form == AbilityValue::Unknown);
        QVERIFY(parse("strike x").notation.abilities[0].form == AbilityValue::Variable);
        QVERIFY(parse("bomb").notation.abilities[0].form == AbilityValue::Absent);
        QCOMPARE(printNotation(parse("strike x; bomb ?; bomb 0").notation),
                 std::string("strike X; bomb ?; bomb 0"));
    }

    void anUnknownNameIsKeptAndNoted()
    {
        const auto reading = parse("call 2; strkie 3; fly [taunt]; (curse)");
        QVERIFY(reading.mistakes.empty());
        QCOMPARE(reading.notes.size(), std::size_t{4});
        QCOMPARE(reading.notation.abilities[0].item, -1);
        QVERIFY(english(reading.notes[1].what).find("Is \"strike\" meant?") != std::string::npos);
        QCOMPARE(reading.notes[1].at, std::size_t{8});
        QCOMPARE(reading.notes[1].length, std::size_t{6});
        QCOMPARE(printNotation(reading.notation),
                 std::string("call 2; strkie 3; fly [taunt]; (curse)"));
    }

    void everyMistakeIsNamedWithItsPlace_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("length");
        QTest::addColumn<std::string>("what");
        const auto row = [](const char *name,
                            const std::string &text,
                            int at,
                            int length,
                            const std::string &what) {
            QTest::newRow(name) << text << at << length << what;
        };
        row("needs a number", "fly; strike", 5, 6, "\"strike\" needs a number behind it");
        row("takes no number", "fly  +2", 5, 2, "\"fly\" takes no number.");
        row("negative", "strike -1", 7, 2, "\"-1\" is no value an ability can have.");
        row("too large", "strike 1000", 7, 4, "\"1000\" is no value");
        row("number of many digits", "strike 99999999999999999999", 7, 20, "is no value");
        row("unknown modifier",
            "strike 1 {master}",
            9,
            8,
            "\"master\" is no modifier. There are: all, friendly.");
        row("empty modifier", "strike 1 {}", 9, 2, "\"\" is no modifier.");
        row("unclosed brace",
            "strike 1 {all; fly",
            9,
            4,
            "The bracket { is never closed; } is missing.");
        row("unclosed immunity", "(fly", 0, 4, "The bracket ( is never closed; ) is missing.");
        row("empty immunity", "fly; ()", 5, 2, "The name of an ability is expected here.");
        row("immunity with a number",
            "fly; (strike  3 )",
            14,
            1,
            "A name in brackets takes no number; write \"strike\".");
        row("immunity with a number that it never has", "(fly 2)", 5, 1, "takes no number");
        row("immunity with an unknown number", "(armor piercing ?)", 16, 1, "takes no number");
        row("ignored with a number", "strike 1 [strike X, fly]", 17, 1, "write \"strike\".");
        row("empty ignored", "fly []", 4, 2, "The name of an ability is expected here.");
        row("no name", "{all}", 0, 1, "The name of an ability is expected here.");
        row("words behind the value",
            "strike 1 fly",
            9,
            3,
            "\"fly\" is not expected here; abilities are parted by ;");
        row("words behind the bracket", "(fly) 2", 6, 1, "\"2\" is not expected here");
        row("bracket in a name",
            "fl)y",
            2,
            1,
            "is no name: brackets, comma and ; have a meaning here.");
        row("bracket behind a value", "fly; strike 3)", 13, 1, "\"strike 3)\" is no name");
        row("bracket in an immunity", "(fly, bomb)", 4, 1, "\"fly, bomb\" is no name");
        row("comma between abilities", "fly, strike 2", 3, 1, "\"fly, strike\" is no name");
        row("wide bracket", "fly（x）", 0, 10, "is no name");
    }
    void everyMistakeIsNamedWithItsPlace()
    {
        QFETCH(std::string, text);
        QFETCH(int, at);
        QFETCH(int, length);
        QFETCH(std::string, what);
        const auto reading = parse(text);
        QVERIFY(!reading.mistakes.empty());
        const auto &mistake = reading.mistakes.front();
        QVERIFY2(english(mistake.what).find(what) != std::string::npos,
                 english(mistake.what).c_str());
        QCOMPARE(static_cast<int>(mistake.at), at);
        QCOMPARE(static_cast<int>(mistake.length), length);
    }

    void whatIsUnderstoodIsKeptBesideAMistake()
    {
        const auto reading = parse("fly; strike 1 {nobody}; (bomb");
        QCOMPARE(reading.mistakes.size(), std::size_t{2});
        QCOMPARE(printNotation(reading.notation), std::string("fly; strike 1"));
        QCOMPARE(printNotation(parse("(strike 3); fly [bomb 2]").notation),
                 std::string("(strike); fly [bomb]"));
        // What is not known may be called anything.
        QVERIFY(parse("(curse 3); fly [class 4]").mistakes.empty());
    }

    void wideLettersAndBlanksReadAsThePlainOnes()
    {
        QCOMPARE(printNotation(parse("ＳＴＲＩＫＥ ３").notation), std::string("strike 3"));
        QCOMPARE(printNotation(parse("strike\xC2\xA0"
                                     "3")
                                   .notation),
                 std::string("strike 3"));
        QVERIFY(!parse("strike\xC2\xA0"
                       "3\xC2\xA0"
                       "4")
                     .mistakes.empty());
    }

    void aRepeatedAbilityIsNoted()
    {
        QCOMPARE(parse("fly; fly").notes.size(), std::size_t{1});
        QCOMPARE(parse("(fly); (fly)").notes.size(), std::size_t{1});
        QCOMPARE(parse("(fly); fly").notes.size(), std::size_t{0});
        QVERIFY(parse("strike 1 {all} {all} [fly] [fly]").notation.abilities[0].modifiers.size()
                == 1);
    }

    void aModifierWithoutMeaningOnItsAbilityIsKeptAndNoted()
    {
        const auto reading = parse("strike 1 {all}; fly {all} {all}; call {friendly}");
        QVERIFY(reading.mistakes.empty());
        QCOMPARE(reading.notes.size(), std::size_t{2}); // with the unknown name
        QCOMPARE(english(reading.notes[0].what),
                 std::string("The modifier “all” has no meaning on “fly”; it is kept."));
        QCOMPARE(reading.notes[0].at, std::size_t{20});
        QCOMPARE(reading.notes[0].length, std::size_t{5});
        QCOMPARE(printNotation(reading.notation),
                 std::string("strike 1 {all}; fly {all}; call {friendly}"));
    }

    void bothSidesAtOnceAreNoted()
    {
        catalog::Vocabulary sides;
        sides.modifiers = {{"friendly", {}}, {"opponents", {}}};
        sides.items.push_back({});
        sides.items[0].slug = "bomb";
        sides.items[0].modifiers = {"friendly", "opponents"};
        QVERIFY(parseNotation("bomb {friendly}", sides).notes.empty());
        for (const char *text : {"bomb {friendly} {opponents}", "bomb {opponents, friendly}"}) {
            const auto reading = parseNotation(text, sides);
            QVERIFY(reading.mistakes.empty());
            QCOMPARE(reading.notes.size(), std::size_t{1});
            QVERIFY(english(reading.notes[0].what).find("contradict each other")
                    != std::string::npos);
        }
    }

    void anImmunityToWhatActsOnlyOnItsOwnPieceIsKeptAndNoted()
    {
        catalog::Vocabulary immune;
        immune.hasImmunities = true;
        immune.hasIgnores = true;
        immune.items.resize(2);
        immune.items[0].slug = "fly";
        immune.items[0].actsOn = catalog::ActsOn::Itself;
        immune.items[1].slug = "bomb";
        const auto reading = parseNotation("bomb; (fly)", immune);
        QVERIFY(reading.mistakes.empty());
        QCOMPARE(reading.notes.size(), std::size_t{1});
        QCOMPARE(
            english(reading.notes[0].what),
            std::string("Nothing is immune to \"fly\", which acts only on its own piece; it is "
                        "kept."));
        QCOMPARE(reading.notes[0].at, std::size_t{6});
        QCOMPARE(reading.notes[0].length, std::size_t{5});
        QVERIFY(reading.notation.isImmuneTo("fly"));
        QVERIFY(parseNotation("fly; bomb [fly]; (bomb)", immune).notes.empty());
    }

    void gamesWithoutBracketsSaySo()
    {
        const catalog::Vocabulary plain;
        for (const char *text : {"(fly)", "fly {all}", "fly [bomb]"}) {
            QCOMPARE(parseNotation(text, plain).mistakes.size(), std::size_t{1});
        }
    }

    void hostileLengthIsRefused()
    {
        QCOMPARE(parse(std::string(4001, 'a')).mistakes.size(), std::size_t{1});
        std::string hostile;
        hostile.resize(30'000'000, ';');
        QCOMPARE(parse(hostile).mistakes.size(), std::size_t{1});
        std::string many;
        for (int i = 0; i < 101; ++i) {
            many += "fly;";
        }
        QCOMPARE(parse(many).notation.abilities.size(), std::size_t{100});
        QCOMPARE(parse(many).mistakes.size(), std::size_t{1});
        // Eighteen letters each, once folded: readable, but not what it would print.
        std::string growing;
        for (int i = 0; i < 400; ++i) {
            growing += "\xEF\xB7\xBA";
        }
        QCOMPARE(parse(growing).mistakes.size(), std::size_t{1});
    }

    void abilitiesAreDescribedInTheLanguageOfTheReader()
    {
        const auto reading = parse("strike 3 {all} [fly]; (bomb); call X");
        const auto &abilities = reading.notation.abilities;
        QCOMPARE(describeAbility(abilities[0], m_vocabulary, "de"),
                 std::string("Schlag 3 {alle} [Fliegen]"));
        QCOMPARE(describeAbility(abilities[1], m_vocabulary, "en"), std::string("(Bomb)"));
        QCOMPARE(describeAbility(abilities[2], m_vocabulary, "de"), std::string("call X"));
    }
};

QTEST_APPLESS_MAIN(NotationTest)
#include "notation_test.moc"
