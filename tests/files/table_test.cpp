#include "files/table.h"
#include "support/compare.h"

#include <random>

using base::english;
using files::readCsv;
using files::readTsv;
using files::Table;
using Cells = std::vector<std::string>;

namespace
{

Table tsv(std::string_view bytes)
{
    auto table = readTsv(bytes, "a.tsv");
    return table ? *table : Table();
}

Table csv(std::string_view bytes)
{
    auto table = readCsv(bytes, "a.csv");
    return table ? *table : Table();
}

std::string problemOf(const base::Result<Table> &table)
{
    return table ? std::string("no problem") : english(table.error());
}

// Rows of cells with everything that makes trouble; none of them empty as a whole.
std::vector<Cells> oddRows(std::mt19937 &random, std::string_view letters)
{
    std::vector<Cells> rows(2 + random() % 4);
    const std::size_t width = 1 + random() % 4;
    for (auto &row : rows) {
        row.resize(width);
        for (auto &cell : row) {
            for (std::size_t length = random() % 6; length > 0; --length) {
                cell += letters[random() % letters.size()];
            }
        }
        row.front() += 'k';
    }
    return rows;
}

} // namespace

class TableTest : public QObject
{
    Q_OBJECT

private slots:
    void aTsvHasCommentsHeaderAndRows()
    {
        const auto table = tsv("\xEF\xBB\xBF# one\n#two \n\nname\tset\r\n\r\na\t b \n\t\n#c\td");
        QVERIFY(table.comments == (Cells{"one", "two"}));
        QVERIFY(table.header.cells == (Cells{"name", "set"}));
        QCOMPARE(table.header.line, 4);
        QCOMPARE(table.rows.size(), std::size_t{2});
        QVERIFY(table.rows[0].cells == (Cells{"a", "b"}));
        QCOMPARE(table.rows[0].line, 6);
        QVERIFY(table.rows[1].cells == (Cells{"#c", "d"}));
        QCOMPARE(table.rows[1].line, 8);
    }

    void quotesInATsvMayWrapACell()
    {
        const auto cells = [](std::string_view line) { return tsv(line).header.cells; };
        QVERIFY(cells("\"a\tb\"\tc") == (Cells{"a\tb", "c"}));
        QVERIFY(cells("\"say \"\"x\"\"\"\t\"\"\tz") == (Cells{"say \"x\"", "", "z"}));
        QVERIFY(cells("\"Big\" Bob\tx") == (Cells{"\"Big\" Bob", "x"}));
        QVERIFY(cells("\"never closed\tx") == (Cells{"\"never closed", "x"}));
        QVERIFY(cells("a \"b\" c\tx") == (Cells{"a \"b\" c", "x"}));
        QVERIFY(cells("a\t") == (Cells{"a", ""}));
    }

    void aQuotedCellThatGoesOnInTheNextLineIsRefused()
    {
        const std::string said = "A quoted cell of this row goes on in the next line.";
        for (const char *bytes : {"name\tset\n\"two\nlines\"\tb\n",
                                  "name\tset\na\t\"two\r\nlines\"\r\nb\tc",
                                  "name\tset\r\"a\"\t\"say \"\"two\"\"\r\rlines\""}) {
            const auto problem = problemOf(readTsv(bytes, "a.tsv"));
            QVERIFY2(problem.find("a.tsv:2: " + said) == 0, problem.c_str());
        }
        QCOMPARE(tsv("name\n\"Big Bob\n\"Small\" Bob").rows.size(), std::size_t{2});
        QVERIFY(tsv("name\n\"a\tb\"\nc").rows.front().cells == (Cells{"a\tb"}));
    }

    void aCommentMayStandBehindTheHeader()
    {
        const auto table = tsv("name\tset\n# c2\na\tb\n#c\td\n");
        QVERIFY(table.comments == (Cells{"c2"}));
        QCOMPARE(table.rows.size(), std::size_t{2});
        QVERIFY(table.rows[1].cells == (Cells{"#c", "d"}));
        QVERIFY(tsv("name\n" + files::tsvLine({"#1 fan"})).rows[0].cells == (Cells{"#1 fan"}));
    }

    void oldLineEndsCountToo()
    {
        const auto table = tsv("name\ra\rb");
        QCOMPARE(table.rows.size(), std::size_t{2});
        QCOMPARE(table.rows[1].line, 3);
    }

    void theSeparatorOfACsvIsTheOneUsedMost()
    {
        QVERIFY(csv("a;b;c\n1;2,5;3").rows[0].cells == (Cells{"1", "2,5", "3"}));
        QVERIFY(csv("a\tb\n1\t2").rows[0].cells == (Cells{"1", "2"}));
        QVERIFY(csv("a,b\n1,2").rows[0].cells == (Cells{"1", "2"}));
        QVERIFY(csv("\"x,y,z\";b\n1;2").header.cells == (Cells{"x,y,z", "b"}));
        QVERIFY(csv("a\n1").rows[0].cells == (Cells{"1"}));
    }

    void theSeparatorOfACsvMayBeDeclared()
    {
        QVERIFY(csv("sep=;\r\na,b;c\n1;2").header.cells == (Cells{"a,b", "c"}));
        QVERIFY(csv("\"SEP=|\"\na|b\n1|2").header.cells == (Cells{"a", "b"}));
        QVERIFY(csv("sep=\t\na\tb").header.cells == (Cells{"a", "b"}));
        QCOMPARE(csv("sep=;\na;b\n1;2").rows[0].line, 3);
        QVERIFY(csv("sep=;x\nb").header.cells == (Cells{"sep=", "x"}));
    }

    void rowsOfACsvKnowWhereTheyBegan()
    {
        const auto table = csv("a,b\n\n\"one\ntwo\",\"x\r\ny\"\n3,4\r\n");
        QCOMPARE(table.rows.size(), std::size_t{2});
        QVERIFY(table.rows[0].cells == (Cells{"one\ntwo", "x\r\ny"}));
        QCOMPARE(table.rows[0].line, 3);
        QCOMPARE(table.rows[1].line, 6);
    }

    void aQuoteThatIsNeverClosedIsSaid()
    {
        QCOMPARE(problemOf(readCsv("a,b\n1,2\n3,\"4\n5,6\n", "a.csv")),
                 std::string("a.csv:3: A quotation mark is opened in this row and never closed. "
                             "Close it, or take it out."));
    }

    void anEmptyTableIsSaid()
    {
        for (const char *bytes : {"", "\n\n", "# only a comment", "\t\t\n", "\xEF\xBB\xBF"}) {
            QVERIFY(problemOf(readTsv(bytes, "a.tsv")).find("The table is empty.")
                    != std::string::npos);
        }
        QVERIFY(problemOf(readCsv("sep=;\n", "a.csv")).find("The table is empty.")
                != std::string::npos);
    }

    void otherBytesAreReadAsWindowsLetters()
    {
        QCOMPARE(tsv("name\nFangk\xE4"
                     "fig")
                     .rows[0]
                     .cells[0],
                 std::string("Fangkäfig"));
        QCOMPARE(csv("name\nFangk\xE4"
                     "fig")
                     .rows[0]
                     .cells[0],
                 std::string("Fangkäfig"));
    }

    void theUnicodeTextOfASpreadsheetIsRead()
    {
        const auto utf16 = [](std::u16string_view letters, bool isBigEndian) {
            std::string bytes;
            for (const char16_t unit : letters) {
                const char high = static_cast<char>(unit >> 8U);
                const char low = static_cast<char>(unit & 0xFFU);
                bytes += isBigEndian ? high : low;
                bytes += isBigEndian ? low : high;
            }
            return bytes;
        };
        for (const bool isBigEndian : {false, true}) {
            const auto table =
                tsv(utf16(u"\uFEFFname\tset\r\nK\u00E4fig\t\U0001F409\xD800\r\n", isBigEndian));
            QVERIFY(table.header.cells == (Cells{"name", "set"}));
            QVERIFY(table.rows.front().cells == (Cells{"Käfig", "🐉\uFFFD"}));
        }
        QVERIFY(tsv("\xFF\xFE").header.cells.empty());
        QVERIFY(!readTsv("\xFF\xFEn", "a.tsv")->header.cells.empty());
    }

    void whatNoTextHoldsIsRefusedWithItsLine_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("what");
        QTest::newRow("zero byte") << std::string("name\nX\0Y", 8)
                                   << std::string("a.tsv:2: The control code 0 stands here");
        QTest::newRow("behind line ends of every kind")
            << std::string("name\ra\r\nb\nc\x1B") << std::string("a.tsv:4: The control code 27");
        QTest::newRow("UTF-16 without its mark")
            << std::string("n\0a\0", 4) << std::string("a.tsv:1: The control code 0");
        std::string noise = "name\n";
        std::mt19937 random(3);
        for (int i = 0; i < 20'000; ++i) {
            noise += static_cast<char>(random() % 256);
        }
        QTest::newRow("noise") << noise << std::string("The control code");
    }
    void whatNoTextHoldsIsRefusedWithItsLine()
    {
        QFETCH(std::string, bytes);
        QFETCH(std::string, what);
        QVERIFY(problemOf(readTsv(bytes, "a.tsv")).find(what) != std::string::npos);
        QVERIFY(problemOf(readCsv(bytes, "a.tsv")).find(what) != std::string::npos);
    }

    void columnsAreFoundByFoldedName()
    {
        const auto table = tsv("Name\tFÄHIGKEITEN \tname");
        QCOMPARE(table.column("name"), 0);
        QCOMPARE(table.column("fahigkeiten"), 1);
        QCOMPARE(table.column("set"), -1);
    }

    void hugeTablesAreRefused()
    {
        const std::string large(64U * 1024U * 1024U + 1, 'x');
        QVERIFY(problemOf(readTsv(large, "a")).find("64 MiB") != std::string::npos);
        QVERIFY(problemOf(readCsv(large, "a")).find("64 MiB") != std::string::npos);
        const std::string wide = std::string(1'000'000, '\t') + 'x';
        QCOMPARE(problemOf(readTsv(wide, "a")),
                 std::string("a:1: The row has more than 10000 cells. Is this a table?"));
        QCOMPARE(problemOf(readCsv("a,b\n" + std::string(1'000'000, ',') + 'x', "a")),
                 std::string("a:2: The row has more than 10000 cells. Is this a table?"));
    }

    void manyOpenQuotesCostNoMoreThanTheirLength()
    {
        std::string line;
        for (int i = 0; i < 9000; ++i) {
            line += "\"a\t";
        }
        QCOMPARE(tsv(line).header.cells.size(), std::size_t{9001});
    }

    void writtenCsvReadsBackTheSame()
    {
        std::mt19937 random(11);
        for (int i = 0; i < 500; ++i) {
            const auto rows = oddRows(random, "ab,;\"\n\r\t ");
            std::string bytes;
            for (const auto &row : rows) {
                bytes += files::csvLine(row);
            }
            const auto table = csv(bytes);
            QVERIFY2(table.header.cells == rows.front(), bytes.c_str());
            QCOMPARE(table.rows.size(), rows.size() - 1);
            for (std::size_t at = 1; at < rows.size(); ++at) {
                QVERIFY2(table.rows[at - 1].cells == rows[at], bytes.c_str());
            }
        }
    }

    void writtenTsvReadsBackTheSame()
    {
        std::mt19937 random(12);
        for (int i = 0; i < 500; ++i) {
            const auto rows = oddRows(random, "ab,;\" '#");
            std::string bytes = "first\n";
            for (const auto &row : rows) {
                bytes += files::tsvLine(row);
            }
            const auto table = tsv(bytes);
            QCOMPARE(table.rows.size(), rows.size());
            for (std::size_t at = 0; at < rows.size(); ++at) {
                QVERIFY2(table.rows[at].cells == rows[at], bytes.c_str());
            }
        }
    }

    void linesAreWrittenAsTheStandardHasThem()
    {
        QCOMPARE(files::csvLine({"a", "b c", "d,e", "say \"x\"", "", "l\nm"}),
                 std::string("a,b c,\"d,e\",\"say \"\"x\"\"\",,\"l\nm\"\n"));
        QCOMPARE(files::tsvLine({"a", "b\tc\nd", "\"x\" y", ""}),
                 std::string("a\tb c d\t\"\"\"x\"\" y\"\t\n"));
    }
};

QTEST_APPLESS_MAIN(TableTest)
#include "table_test.moc"
