#include "files/json_reading.h"
#include "support/compare.h"

using base::english;
using files::json::Node;
using files::json::ObjectReader;
using files::json::Source;

namespace
{

const std::string File = "a.json";

struct Thing {
    std::string name;
    std::int64_t count = 7;
    bool isOn = false;
    base::LocalText title;
    base::LocalNoun noun;
    std::vector<std::string> words;
    std::optional<std::int64_t> year = 1;
    std::vector<std::string> parts;
};

base::Outcome readThing(std::string_view text, Thing &thing)
{
    auto root = files::json::parse(text, File);
    if (!root) {
        return tl::unexpected(root.error());
    }
    ObjectReader reader(Source{*root, File});
    reader.require("name", thing.name)
        .accept("count", thing.count)
        .accept("on", thing.isOn)
        .accept("title", thing.title)
        .accept("noun", thing.noun)
        .accept("words", thing.words)
        .accept("year", thing.year)
        .ignore({"note", "sources"})
        .each("parts", [&thing](const Source &part) -> base::Outcome {
            return part.stringMember("slug").map(
                [&thing](const std::string &slug) { thing.parts.push_back(slug); });
        });
    return reader.finish();
}

std::string problemOf(std::string_view text)
{
    Thing thing;
    const auto done = readThing(text, thing);
    return done ? std::string("no problem") : english(done.error());
}

} // namespace

class JsonReadingTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsTaken()
    {
        Thing thing;
        const auto done = readThing(R"({"name":"n","count":-3,"on":true,"title":{"en":"a","de":"b"},
            "noun":{"en":["chip","chips"]},"words":["x","y"],"year":null,"note":[1],
            "parts":[{"slug":"p"},{"slug":"q"}]})",
                                    thing);
        QVERIFY2(done, english(done ? base::Problem() : done.error()).c_str());
        QCOMPARE(thing.name, std::string("n"));
        QCOMPARE(thing.count, std::int64_t{-3});
        QVERIFY(thing.isOn);
        QCOMPARE(thing.title.in("de"), std::string("b"));
        QCOMPARE(thing.noun.in("en", 2), std::string("chips"));
        QCOMPARE(thing.words.size(), std::size_t{2});
        QVERIFY(!thing.year);
        QCOMPARE(thing.parts.size(), std::size_t{2});
    }

    void whatMayBeMissingKeepsItsValue()
    {
        Thing thing;
        QVERIFY(readThing(R"({"name":"n","title":"plain"})", thing));
        QCOMPARE(thing.count, std::int64_t{7});
        QCOMPARE(*thing.year, std::int64_t{1});
        QCOMPARE(thing.title.in("de"), std::string("plain"));
    }

    void aComplaintNamesTheLineAndWhatIsExpected_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("problem");
        const auto row = [](const char *name, std::string text, std::string problem) {
            QTest::newRow(name) << std::move(text) << std::move(problem);
        };
        row("no object", "\n[]", "a.json:2: Keys and values in { } are expected here.");
        row("missing",
            "{}",
            "a.json:1: The key \"name\" is missing here. Write \"name\": and its value between "
            "these brackets.");
        row("number for text", "{\n\"name\":5}", "a.json:2: A text in quotes is expected here.");
        row("fraction for number",
            "{\"name\":\"\",\n\n\"count\":1.5}",
            "a.json:3: A whole number is expected here. Write it in digits alone, without quotes, "
            "such as 3.");
        row("text for yes",
            "{\"name\":\"\",\"on\":\"yes\"}",
            "a.json:1: true or false is expected here.");
        row("text for list",
            "{\"name\":\"\",\"words\":\"x\"}",
            "a.json:1: A list in [ ] is expected here.");
        row("number in list",
            "{\"name\":\"\",\"words\":[\"x\",\n1]}",
            "a.json:2: A text in quotes is expected here.");
        row("empty language list",
            "{\"name\":\"\",\"title\":{}}",
            "a.json:1: A text, or one for each language ({\"en\": …, \"de\": …}), is expected.");
        row("noun with one form",
            "{\"name\":\"\",\"noun\":{\"en\":[\"a\"]}}",
            "a.json:1: Two words, singular and plural, are expected here.");
        row("inside a part",
            "{\"name\":\"\",\"parts\":[{\"slug\":\"p\"},\n{}]}",
            "a.json:2: The key \"slug\" is missing here. Write \"slug\": and its value between "
            "these brackets.");
        row("mistyped key",
            "{\"name\":\"\",\n\"cuont\":1}",
            "a.json:2: The key \"cuont\" is not known here. Is \"count\" meant?");
        row("foreign key",
            "{\"name\":\"\",\"zzzzzzzz\":1}",
            "a.json:1: The key \"zzzzzzzz\" is not known here.");
    }
    void aComplaintNamesTheLineAndWhatIsExpected()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, problem);
        QCOMPARE(problemOf(text), problem);
    }

    void aKeyOfAMegabyteIsRefusedAtOnce()
    {
        const auto problem = problemOf("{\"name\":\"\",\"" + std::string(1000000, 'n') + "\":1}");
        QVERIFY(problem.find("is not known here") != std::string::npos);
    }

    void membersAreReadOneByOneToo()
    {
        const auto root = files::json::parse(R"({"a":"x","n":3,"l":["p"]})", File);
        const Source source{*root, File};
        QCOMPARE(*source.stringMember("a"), std::string("x"));
        QCOMPARE(*source.integerMember("n"), std::int64_t{3});
        QVERIFY(!source.integerMember("a"));
        QCOMPARE(source.stringsMember("l")->size(), std::size_t{1});
        QVERIFY(source.stringsMember("absent")->empty());
        QVERIFY(source.onlyMembers({"a", "n", "l"}));
        QVERIFY(!source.onlyMembers({"a", "n"}));
    }
};

QTEST_APPLESS_MAIN(JsonReadingTest)
#include "json_reading_test.moc"
