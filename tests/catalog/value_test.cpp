#include "support/compare.h"
#include "support/sample_catalog.h"

using base::english;
using catalog::Counts;
using catalog::parseCounts;
using catalog::ValueState;

Q_DECLARE_METATYPE(catalog::ValueState)

class ValueTest : public QObject
{
    Q_OBJECT

    const std::shared_ptr<const catalog::Schema> m_schema = support::sampleSchema();

    base::Result<catalog::ValueReading> read(std::string_view slug, std::string_view cell) const
    {
        return catalog::readValue(cell, *m_schema->attribute(slug), *m_schema);
    }

private slots:
    void aCellBecomesAValue_data()
    {
        QTest::addColumn<std::string>("slug");
        QTest::addColumn<std::string>("cell");
        QTest::addColumn<ValueState>("state");
        QTest::addColumn<std::string>("written");
        QTest::addColumn<int>("number");
        const auto row = [](std::string slug,
                            std::string cell,
                            ValueState state,
                            std::string written,
                            int number = 0) {
            QTest::newRow((slug + " '" + cell + '\'').c_str())
                << slug << cell << state << std::move(written) << number;
        };
        using enum ValueState;
        for (const char *slug :
             {"type", "rank", "set", "range", "unique", "dice", "symbols", "abilities", "note"}) {
            row(slug, "", Unknown, "");
            row(slug, " \t", Unknown, "");
            row(slug, " - ", None, "-");
            row(slug, "–", None, "-");
        }
        for (const char *slug : {"type", "range", "unique", "dice", "abilities"}) {
            row(slug, "?", Unknown, "");
        }
        row("set", "?", Given, "?");
        row("note", "X", Given, "X");
        row("range", "x", Variable, "X");
        row("range", " 007 ", Given, "7", 7);
        row("range", "99", Given, "99", 99);
        row("range",
            "\xC2\xA0"
            "3",
            Given,
            "3",
            3);
        row("type", "TRUPPE", Given, "troop", 0);
        row("type", "event", Given, "action", 1);
        row("rank", "gold", Given, "Gold", 1);
        row("unique", "Ja", Given, "yes", 1);
        row("unique", "1", Given, "yes", 1);
        row("unique", "NEIN", Given, "no", 0);
        row("dice", "2x rot, 1 dunkelblau", Given, "red 2 dark blue 1");
        row("dice", "dark blue 1 red 0", Given, "dark blue 1 red 0");
        row("symbols", "3 x Algeroth", Given, "Algeroth 3");
        row("abilities", "STRIKE 1;;fly", Given, "strike 1; fly");
        row("set", "  Two  words ", Given, "Two  words");
    }
    void aCellBecomesAValue()
    {
        QFETCH(std::string, slug);
        QFETCH(std::string, cell);
        QFETCH(ValueState, state);
        QFETCH(std::string, written);
        QFETCH(int, number);
        const auto reading = read(slug, cell);
        QVERIFY2(reading, reading ? "" : english(reading.error()).c_str());
        QVERIFY(reading->value.state == state);
        QCOMPARE(catalog::written(reading->value), written);
        QCOMPARE(reading->value.number, number);
        const auto again = read(slug, written);
        QVERIFY(again && again->value == reading->value && again->notation == reading->notation);
    }

    void aWrongCellIsSaid_data()
    {
        QTest::addColumn<std::string>("slug");
        QTest::addColumn<std::string>("cell");
        QTest::addColumn<std::string>("problem");
        const auto row = [](std::string slug, std::string cell, std::string problem) {
            QTest::newRow((slug + ' ' + cell).c_str()) << slug << cell << std::move(problem);
        };
        row("range", "two", "Range: \"two\" is no whole number. Leave it empty");
        row("range", "1.5", "Range: \"1.5\" is no whole number.");
        row("range", "0x1", "is no whole number");
        row("range", "99999999999999999999", "is no whole number");
        row("range", "100", "Range: 100 is not between 0 and 99.");
        row("range", "-1", "Range: -1 is not between 0 and 99.");
        row("type", "Trop", "Type: \"Trop\" is not one of: troop, action. Is \"troop\" meant?");
        row("type", "zebra", "Type: \"zebra\" is not one of: troop, action.");
        row("type", "X", "is not one of");
        row("unique", "perhaps", "Unique: \"perhaps\" is neither yes nor no.");
        row("dice", "red", "is no list of words with numbers");
        row("dice", "red 1 green 2", "\"green\" is not one of: red, dark blue.");
        row("dice", "red 1 rot 2", "Dice: \"red\" stands there twice. Add the two numbers up.");
        row("symbols", "a 1 A 2", "stands there twice");
        row("abilities", "strike", "Abilities, at character 1: \"strike\" needs a number");
        row("abilities",
            "ärger 1; strike 2 {x}",
            "Abilities, at character 19: \"x\" is no modifier");
    }
    void aWrongCellIsSaid()
    {
        QFETCH(std::string, slug);
        QFETCH(std::string, cell);
        QFETCH(std::string, problem);
        const auto reading = read(slug, cell);
        QVERIFY(!reading);
        QVERIFY2(english(reading.error()).find(problem) != std::string::npos,
                 english(reading.error()).c_str());
    }

    void countsAreReadInEveryOrder_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("counts"); // name=count| …, or "no"
        const auto row = [](const char *text, const char *counts) {
            QTest::newRow(text) << std::string(text) << std::string(counts);
        };
        row("red 1 blue 2", "red=1|blue=2|");
        row("red 1; blue 2", "red=1|blue=2|");
        row("red 1, blue 2;", "red=1|blue=2|");
        row("1 red 2 blue", "red=1|blue=2|");
        row("3 x Algeroth", "Algeroth=3|");
        row("3x Algeroth", "Algeroth=3|");
        row("3 × Algeroth", "Algeroth=3|");
        row("2 red; blue 1", "red=2|blue=1|");
        row("very dark blue 2", "very dark blue=2|");
        row("2 very dark blue 1 red", "very dark blue=2|red=1|");
        row("  red   1  ", "red=1|");
        row("red 0", "red=0|");
        row("", "no");
        row("red", "no");
        row("3", "no");
        row("3 x", "no");
        row("red 1 blue", "no");
        row("red 1 2", "no");
        row("1 2 red", "no");
        row("red 1000", "no");
        row("red; blue 2", "no");
        row("red -1", "no");
        row(";", "no");
    }
    void countsAreReadInEveryOrder()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, counts);
        std::string found;
        if (const auto read = parseCounts(text)) {
            for (const auto &[name, count] : *read) {
                found += name + '=' + std::to_string(count) + '|';
            }
        } else {
            found = "no";
        }
        QCOMPARE(found, counts);
    }
};

QTEST_APPLESS_MAIN(ValueTest)
#include "value_test.moc"
