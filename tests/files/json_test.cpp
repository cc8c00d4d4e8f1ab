#include "files/json.h"
#include "support/compare.h"

#include <cmath>
#include <limits>

using base::english;
using files::json::Layout;
using files::json::Node;
using files::json::parse;
using files::json::write;

namespace
{

std::string problemOf(std::string_view text)
{
    const auto root = parse(text, "a.json");
    return root ? std::string("no problem") : english(root.error());
}

Node parsed(std::string_view text)
{
    auto root = parse(text, "a.json");
    if (!root) {
        qWarning("%s", english(root.error()).c_str());
    }
    return root ? *root : Node();
}

} // namespace

class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsRead()
    {
        const Node root = parsed("\xEF\xBB\xBF{\"n\":null,\"t\":true,\"i\":-7,\"r\":1.5,\"s\":"
                                 "\"\\u00e4\\n\",\"a\":[1,[]],\"o\":{}}");
        QVERIFY(root.find("n")->isNull());
        QCOMPARE(*root.find("t")->boolean(), true);
        QCOMPARE(*root.find("i")->integer(), std::int64_t{-7});
        QCOMPARE(*root.find("r")->real(), 1.5);
        QCOMPARE(*root.find("s")->string(), std::string("ä\n"));
        QCOMPARE(root.find("a")->array()->size(), std::size_t{2});
        QVERIFY(root.find("o")->object()->empty());
        QVERIFY(!root.find("absent"));
        QVERIFY(!root.find("a")->find("n"));
    }

    void keysKeepTheirOrder()
    {
        const std::string text = "{\"z\":1,\"a\":2,\"m\":3}";
        QCOMPARE(write(parsed(text), Layout::Compact), text);
    }

    void integersSurviveUpToTheLast()
    {
        const Node root =
            parsed("[9223372036854775807,-9223372036854775808,9223372036854775808,1e3]");
        const auto &numbers = *root.array();
        QCOMPARE(*numbers[0].integer(), std::numeric_limits<std::int64_t>::max());
        QCOMPARE(*numbers[1].integer(), std::numeric_limits<std::int64_t>::min());
        QVERIFY(!numbers[2].integer());
        QCOMPARE(*numbers[2].real(), 9223372036854775808.0);
        QCOMPARE(*numbers[3].real(), 1000.0);
    }

    void everyNodeKnowsItsLine()
    {
        const Node root = parsed("{\n\"a\": 1,\n\"long\": \"x\\n\\n\\u000a\\\"\",\r\n\"b\":\n  [ "
                                 "2\n, 3\n,true\n],\n\"c\": 5\n}\n");
        QCOMPARE(root.line(), 1);
        QCOMPARE(root.find("a")->line(), 2);
        QCOMPARE(root.find("long")->line(), 3);
        const Node &list = *root.find("b");
        QCOMPARE(list.line(), 5);
        QCOMPARE(list.array()->at(0).line(),
                 5); // though the parser looks at the line end behind it
        QCOMPARE(list.array()->at(1).line(), 6);
        QCOMPARE(list.array()->at(2).line(), 7);
        QCOMPARE(root.find("c")->line(), 9);
    }

    void whatIsNoJsonIsSaidWithItsLine_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("begins");
        const auto row = [](const char *name, std::string text, const char *begins) {
            QTest::newRow(name) << std::move(text) << QString::fromLatin1(begins);
        };
        row("empty", "", "a.json:1: This is not valid JSON (it ends too early");
        row("blank", "\n\n ", "a.json:3: This is not valid JSON (it ends too early");
        row("unclosed list", "[1,\n2", "a.json:2: This is not valid JSON (it ends too early");
        row("unclosed string",
            "{\n\"a\": \"x\n}",
            "a.json:2: This is not valid JSON (a text in quotes is never closed");
        row("missing comma",
            "[\n1\n2]",
            "a.json:3: This is not valid JSON (a comma or a colon is missing");
        row("trailing comma", "[1,]", "a.json:1: This is not valid JSON (] is not expected here");
        row("a second value", "{}\n{}", "a.json:2: This is not valid JSON ({ is not expected here");
        row("single quotes",
            "{'a':1}",
            "a.json:1: This is not valid JSON (a word stands here without quotes");
        row("not a number",
            "[NaN]",
            "a.json:1: This is not valid JSON (a word stands here without quotes");
        row("leading zero", "[01]", "a.json:1: This is not valid JSON (a comma or a colon");
        row("lone surrogate",
            "[\"\\ud800\"]",
            "a.json:1: This is not valid JSON (a text in quotes is");
        row("not UTF-8",
            "[\"K\xE4"
            "fig\"]",
            "a.json:1: This is not valid JSON (");
        row("number too large",
            "[\n1e999]",
            "a.json:2: This is not valid JSON (a number is too large");
        row("zero byte behind the end",
            std::string("{}\n\0x", 5),
            "a.json:2: This is no text: it holds a zero byte.");
        row("key twice", "{\"a\":1,\n\"b\":2,\n\"a\":3}", "a.json:3: The key \"a\" stands twice");
        row("key twice inside",
            "[{\"\":{\n\"k\":[],\"k\":[]}}]",
            "a.json:2: The key \"k\" stands twice");
    }
    void whatIsNoJsonIsSaidWithItsLine()
    {
        QFETCH(std::string, text);
        QFETCH(QString, begins);
        const auto problem = QString::fromStdString(problemOf(text));
        QVERIFY2(problem.startsWith(begins), qPrintable(problem));
        QVERIFY2(!problem.contains(QStringLiteral("exception")), qPrintable(problem));
    }

    void aProblemQuotesNoMegabytes()
    {
        const std::string text = "[\"" + std::string(1000000, 'x');
        QVERIFY(problemOf(text).size() < 300);
    }

    void nestingEndsAtTwoHundredLevels()
    {
        const auto nested = [](std::size_t levels) {
            return std::string(levels, '[') + std::string(levels, ']');
        };
        QVERIFY(parse(nested(200), "a"));
        QVERIFY(problemOf(nested(201)).find("nested too deeply") != std::string::npos);
        QVERIFY(problemOf(std::string(2000000, '[')).find("nested too deeply")
                != std::string::npos);
    }

    void hugeInputIsRefusedBeforeItFillsTheMemory()
    {
        QVERIFY(problemOf(std::string(64U * 1024U * 1024U + 1, ' ')).find("64 MiB")
                != std::string::npos);
        std::string many = "[0";
        for (int i = 0; i < 1'000'000; ++i) {
            many += ",0";
        }
        QVERIFY(problemOf(many + ']').find("too many values") != std::string::npos);
    }

    void anObjectOfManyKeysIsReadAndWrittenInOneGo()
    {
        std::string text = "{\"0\":0";
        for (int i = 1; i < 200000; ++i) {
            text += ",\"" + std::to_string(i) + "\":0";
        }
        text += '}';
        QVERIFY(write(parsed(text), Layout::Compact) == text);
    }

    void whatIsWrittenReadsBackTheSame()
    {
        Node root;
        root.set("text", "\"\\/\b\f\n\r\t\x01\x7F ä€😀");
        root.set("numbers",
                 files::json::Array{std::numeric_limits<std::int64_t>::min(),
                                    0.1,
                                    1.0,
                                    1e300,
                                    -0.0,
                                    5e-324});
        root.set("nothing", Node()).set("yes", true).set("empty", files::json::Object{});
        root.set("nested", Node(files::json::Array{Node(files::json::Array{}), Node("x")}));
        for (const auto layout : {Layout::Compact, Layout::Indented}) {
            const auto again = parse(write(root, layout), "again");
            QVERIFY(again);
            QVERIFY(*again == root);
            QCOMPARE(write(*again, layout), write(root, layout));
        }
    }

    void theLayoutIsTwoBlanksAndALineEnd()
    {
        QCOMPARE(write(parsed("{\"a\":[1,{}],\"b\":[]}")),
                 std::string("{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}\n"));
        QCOMPARE(write(parsed("{\"a\":[1,{}]}"), Layout::Compact), std::string("{\"a\":[1,{}]}"));
    }

    void whatJsonCannotSayIsWrittenAllTheSame()
    {
        QCOMPARE(write(Node(std::nan("")), Layout::Compact), std::string("null"));
        QCOMPARE(write(Node(std::numeric_limits<double>::infinity()), Layout::Compact),
                 std::string("null"));
        QCOMPARE(write(Node("K\xE4"
                            "fig"),
                       Layout::Compact),
                 std::string("\"Käfig\""));
        QCOMPARE(write(Node(std::string("\0", 1)), Layout::Compact), std::string("\"\\u0000\""));
    }

    void equalityLooksAtValuesOnly()
    {
        QVERIFY(parsed("[1,\n\n2]") == parsed("[1,2]"));
        QVERIFY(!(parsed("[1]") == parsed("[1.0]")));
        QVERIFY(!(parsed("{\"a\":1,\"b\":2}") == parsed("{\"b\":2,\"a\":1}")));
    }
};

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
