#include "support/compare.h"
#include "support/sample_catalog.h"

using base::english;

namespace
{

// The sample schema with one part of its text replaced.
base::Result<catalog::Schema> readChanged(const std::string &part, const std::string &instead)
{
    std::string text(support::SampleSchema);
    const auto at = text.find(part);
    if (at == std::string::npos) {
        return base::problem(base::Text::verbatim("the sample has no " + part));
    }
    text.replace(at, part.size(), instead);
    return support::readSchemaText(text);
}

std::string problemWith(const std::string &part, const std::string &instead)
{
    const auto schema = readChanged(part, instead);
    return schema ? std::string("no problem") : english(schema.error());
}

} // namespace

class SchemaTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsRead()
    {
        const auto schema = support::sampleSchema();
        QCOMPARE(schema->game, std::string("sample"));
        QCOMPARE(schema->rosterNoun.in("de", 2), std::string("Stapel"));
        QCOMPARE(schema->attributeIndex("range"), 3);
        QCOMPARE(schema->attributeIndex("Range"), -1);
        QVERIFY(!schema->attribute("absent"));
        QVERIFY(schema->attribute("rank")->ordered);
        QCOMPARE(schema->attribute("range")->maximum, std::int64_t{99});
        QCOMPARE(schema->attribute("abilities")->notationSlot, 0);
        QCOMPARE(schema->attribute("note")->notationSlot, -1);
        const auto *vocabulary = schema->vocabularyOf(*schema->attribute("abilities"));
        QVERIFY(vocabulary);
        QCOMPARE(vocabulary->itemIndex("armor piercing"), 3);
        QCOMPARE(vocabulary->modifierIndex("friendly"), 1);
        QVERIFY(vocabulary->items[0].value == catalog::ValueForm::Required);
        QVERIFY(vocabulary->items[1].value == catalog::ValueForm::None);
    }

    void aChoiceIsKnownByValueLabelAndFurtherSpelling()
    {
        const auto schema = support::sampleSchema();
        const auto &type = *schema->attribute("type");
        QCOMPARE(type.choiceIndex("troop"), 0);
        QCOMPARE(type.choiceIndex(" TRUPPE "), 0);
        QCOMPARE(type.choiceIndex("Event"), 1);
        QCOMPARE(type.choiceIndex("Aktion"), 1);
        QCOMPARE(type.choiceIndex("troops"), -1);
        QCOMPARE(type.choiceIndex(""), -1);
    }

    void whatDoesNotFitTogetherIsSaid_data()
    {
        QTest::addColumn<std::string>("part");
        QTest::addColumn<std::string>("instead");
        QTest::addColumn<std::string>("what");
        const auto row =
            [](const char *name, std::string part, std::string instead, std::string what) {
                QTest::newRow(name) << std::move(part) << std::move(instead) << std::move(what);
            };
        row("unknown kind",
            "\"kind\": \"yes_no\"",
            "\"kind\": \"maybe\"",
            "schema.json:16: \"maybe\" is not known here. Known are: text,");
        row("unknown word of what it acts on",
            "\"value\": \"optional\"",
            "\"acts_on\": \"nobody\"",
            "\"nobody\" is not known here. Known are: others, itself.");
        row("unknown form",
            "\"value\": \"optional\"",
            "\"value\": \"often\"",
            "\"often\" is not known here. Known are: none, required, optional.");
        row("unknown key", "\"ordered\": true", "\"orderd\": true", "Is \"ordered\" meant?");
        row("no such type",
            "\"for\": [\"troop\"]",
            "\"for\": [\"Troop\"]",
            "\"defense\" is for \"Troop\", which is no type of piece.");
        row("no such vocabulary",
            "\"vocabulary\": \"abilities\"",
            "\"vocabulary\": \"skills\"",
            "names the vocabulary \"skills\", which is not in this file.");
        row("no such identity",
            "\"identity\": [\"name\"",
            "\"identity\": [\"nome\"",
            "\"nome\" is named as an attribute but is not one.");
        row("shown, but not there",
            "\"typed_by\": \"type\"",
            "\"typed_by\": \"type\", \"shown\": {\"roster\": [\"range\", \"colour\"]}",
            "\"colour\" is named as an attribute but is not one.");
        row("grouped by a number",
            "\"typed_by\": \"type\"",
            "\"typed_by\": \"type\", \"shown\": {\"group\": \"range\"}",
            "cannot be grouped by \"range\", which is no choice.");
        row("typed by a number",
            "\"typed_by\": \"type\"",
            "\"typed_by\": \"range\"",
            "\"range\" is to say what a piece is");
        row("attribute twice",
            "\"slug\": \"note\"",
            "\"slug\": \"range\"",
            "\"range\" stands in its list twice.");
        row("choice twice",
            "\"value\": \"Gold\"",
            "\"value\": \"Bronze\"",
            "\"Bronze\" stands in its list twice.");
        row("ability twice",
            "\"slug\": \"bomb\"",
            "\"slug\": \"fly\"",
            "\"fly\" stands in its list twice.");
        row("no such modifier",
            "\"modifiers\": [\"all\"]",
            "\"modifiers\": [\"none\"]",
            "\"strike\" takes the modifier \"none\"");
        row("numbers turned round",
            "\"min\": 0, \"max\": 99",
            "\"min\": 9, \"max\": 1",
            "\"range\" cannot hold numbers from 9 to 1.");
        row("numbers too large",
            "\"max\": 99, \"for\"",
            "\"max\": 99999999999, \"for\"",
            "\"defense\" cannot hold numbers from");
        row("nothing to choose",
            "\"kind\": \"long_text\"",
            "\"kind\": \"choice\"",
            "\"note\" is a choice but lists nothing to choose from.");
        row("no nouns", "\"nouns\"", "\"note\"", "The key \"nouns\" is missing here.");
        row("vocabularies in a list",
            "{\"abilities\": {\"immunities\"",
            "[{\"immunities\"",
            "schema.json:");
    }
    void whatDoesNotFitTogetherIsSaid()
    {
        QFETCH(std::string, part);
        QFETCH(std::string, instead);
        QFETCH(std::string, what);
        const auto problem = problemWith(part, instead);
        QVERIFY2(problem.find(what) != std::string::npos, problem.c_str());
        QVERIFY2(problem.rfind("schema.json:", 0) == 0, problem.c_str());
    }

    void saysWhatIsShownFirst()
    {
        const auto schema = readChanged("\"typed_by\": \"type\"",
                                        "\"typed_by\": \"type\", \"shown\": {\"roster\": "
                                        "[\"note\", \"range\"], \"group\": \"rank\"}");
        QVERIFY(schema);
        const std::vector<int> expected{schema->attributeIndex("note"),
                                        schema->attributeIndex("range")};
        QCOMPARE(schema->shown.roster, expected);
        QCOMPARE(schema->shown.group, schema->attributeIndex("rank"));
        QVERIFY(schema->shown.curves.empty());
    }
    void groupsByTypeWithoutAWord()
    {
        const auto schema = support::sampleSchema();
        QCOMPARE(schema->shown.group, schema->attributeIndex("type"));
    }

    void setsAreRead()
    {
        const auto read = [](std::string_view text) {
            return files::json::parse(text, "sets.json")
                .and_then([](const files::json::Node &root) {
                    return catalog::readSets(root, "sets.json");
                });
        };
        const auto sets = read(
            R"({"game":"g","sets":[{"name":"A","code":"a","label":"A","year":2006,"size":null}]})");
        QVERIFY(sets);
        QCOMPARE(sets->size(), std::size_t{1});
        QCOMPARE(*sets->front().year, std::int64_t{2006});
        QVERIFY(!sets->front().size);
        QVERIFY(!read(R"({"game":"g","sets":[{"code":"a"}]})"));
        QVERIFY(!read("[]"));
    }
};

QTEST_APPLESS_MAIN(SchemaTest)
#include "schema_test.moc"
