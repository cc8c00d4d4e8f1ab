// Each file that a sheet is written to holds all of it, and is well-formed whatever the names are.
#include "app/sheets/sheet_fixture.h"
#include "files/json.h"
#include "files/table.h"
#include "sheets/sheet_writers.h"
#include "sheets/text_width.h"

#include <QXmlStreamReader>
#include <QtTest>

using sheets::Sheet;
using sheets::textWidth;
using sheets::toCsv;
using sheets::toHtml;
using sheets::toJson;
using sheets::toText;
using sheets::writeSheet;
using sheets::testing::Case;
using sheets::testing::illegalStack;
using sheets::testing::legalStack;

class SheetWritersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWriterHoldsEverything_data();
    void everyWriterHoldsEverything();
    void sameSheetSameBytes_data() { everyWriterHoldsEverything_data(); }
    void sameSheetSameBytes();
    void htmlIsWellFormedAndEscaped();
    void csvComesBack();
    void jsonSpeaksLikeCheck();
    void jsonOfAnOpenVerdictIsNull();
    void textKeepsTo78Columns();
    void textLeavesLinesToWriteOn();
    void unknownEndingsAreNamed();
};

namespace
{

constexpr const char *Nasty = R"(<script>alert("x")</script> & 'Söhne'; Zeile,
zwei)";

Sheet nastySheet()
{
    Case made = illegalStack();
    made.fields.player = Nasty;
    made.roster.name = Nasty;
    made.piece(Nasty, catalog::Status::Own, {{"type", "troop"}, {"points", "2"}});
    made.line(1, std::string(Nasty) + " too");
    made.violation("points-at-most", Nasty);
    return made.sheet();
}

QString visibleText(const std::string &html)
{
    QXmlStreamReader reader(QString::fromStdString(html));
    QString all;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isCharacters()) {
            all += reader.text();
        }
    }
    return reader.hasError() ? QStringLiteral("BROKEN: ") + reader.errorString() : all;
}

// Words however a writer broke its lines.
QString flowing(const std::string &utf8)
{
    return QString::fromStdString(utf8).simplified();
}

} // namespace

void SheetWritersTest::everyWriterHoldsEverything_data()
{
    QTest::addColumn<QString>("extension");
    for (const auto *extension : {"html", "txt", "csv", "json"}) {
        QTest::newRow(extension) << QString::fromLatin1(extension);
    }
}

void SheetWritersTest::everyWriterHoldsEverything()
{
    QFETCH(QString, extension);
    const Sheet sheet = illegalStack().sheet();
    const auto bytes = writeSheet(sheet, extension.toStdString());
    QVERIFY(bytes.has_value());
    const QString text = extension == u"html" ? visibleText(*bytes).simplified() : flowing(*bytes);
    const auto holds = [&text](const std::string &words) {
        return text.contains(flowing(words), Qt::CaseInsensitive);
    };
    for (const auto &words : {sheet.fields.player,
                              sheet.fields.id,
                              sheet.fields.event,
                              sheet.fields.place,
                              sheet.rosterName.value,
                              sheet.formatTitle.value,
                              sheet.fingerprint.value,
                              sheet.legalityLine}) {
        QVERIFY2(holds(words), words.c_str());
    }
    for (const auto &group : sheet.groups) {
        QVERIFY2(holds(group.title), group.title.c_str());
        for (const auto &row : group.rows) {
            QVERIFY2(holds(row.name), row.name.c_str());
        }
    }
    for (const auto &total : sheet.totals) {
        QVERIFY2(holds(total.written), total.written.c_str());
    }
    for (const auto &finding : sheet.findings) {
        QVERIFY2(holds(finding.message), finding.message.c_str());
    }
    for (const auto &rule : sheet.rules) {
        QVERIFY2(holds(rule.title), rule.title.c_str());
    }
    for (const auto &note : sheet.notes) {
        QVERIFY2(holds(note), note.c_str());
    }
    QVERIFY(holds("A Chip Nobody Ever Heard Of"));
    QVERIFY(holds("No piece has this name."));
    QVERIFY(holds("demo"));
}

void SheetWritersTest::sameSheetSameBytes()
{
    QFETCH(QString, extension);
    const auto first = writeSheet(illegalStack().sheet(), extension.toStdString());
    const auto second = writeSheet(illegalStack().sheet(), extension.toStdString());
    QVERIFY(first.has_value() && second.has_value());
    QCOMPARE(*first, *second);
}

void SheetWritersTest::htmlIsWellFormedAndEscaped()
{
    const std::string html = toHtml(nastySheet());
    const QString text = visibleText(html);
    QVERIFY2(!text.startsWith(u"BROKEN"), qPrintable(text.left(200)));
    QVERIFY(html.find("<script") == std::string::npos);
    QVERIFY(text.contains(u"<script>alert(\"x\")</script> & 'Söhne'"));
    QVERIFY(!visibleText(toHtml(Case("clout").sheet())).startsWith(u"BROKEN"));
    // Nothing is fetched from anywhere.
    QVERIFY(html.find("http") == std::string::npos);
}

void SheetWritersTest::csvComesBack()
{
    const Sheet sheet = nastySheet();
    const auto table = files::readCsv(toCsv(sheet), "sheet.csv");
    QVERIFY(table.has_value());
    const int record = table->column("record");
    const int name = table->column("name");
    const int count = table->column("count");
    QVERIFY(record >= 0 && name >= 0 && count >= 0);
    int copies = 0;
    std::map<std::string, int> kinds;
    std::vector<std::string> names;
    for (const auto &row : table->rows) {
        QCOMPARE(row.cells.size(), table->header.cells.size());
        const auto cell = [&row](int column) {
            return row.cells[static_cast<std::size_t>(column)];
        };
        ++kinds[cell(record)];
        if (cell(record) == "piece") {
            names.push_back(cell(name));
            copies += std::stoi(cell(count));
        }
    }
    QCOMPARE(copies, 20);
    QVERIFY(std::find(names.begin(), names.end(), Nasty) != names.end());
    QCOMPARE(kinds["violation"], 13);
    QCOMPARE(kinds["unresolved"], 2);
    QCOMPARE(kinds["total"], 2);
    QCOMPARE(kinds["rule"], 7);
    QCOMPARE(kinds["legality"], 1);
    QCOMPARE(kinds["field"], 9);
}

void SheetWritersTest::jsonSpeaksLikeCheck()
{
    const auto node = files::json::parse(toJson(nastySheet()), "sheet.json");
    QVERIFY(node.has_value());
    const auto *legal = node->find("legal");
    QVERIFY(legal && legal->boolean() && !*legal->boolean());
    QCOMPARE(*node->find("totals")->find("points")->integer(), std::int64_t{31});
    const auto *violations = node->find("violations")->array();
    QCOMPARE(violations->size(), std::size_t{13});
    for (const auto *key : {"rule", "severity", "message", "pieces", "reference", "fix"}) {
        QVERIFY2(violations->front().find(key), key);
    }
    QCOMPARE(*violations->at(10).find("severity")->string(), std::string("unknown"));
    QVERIFY(violations->front().find("fix")->isNull());
    QCOMPARE(node->find("unresolved")->array()->size(), std::size_t{2});
    QVERIFY(node->find("unresolved")->array()->front().find("line")->integer());
    const auto &row = node->find("rows")->array()->front();
    QVERIFY(row.find("points") && row.find("count")->integer());
    QCOMPARE(*node->find("roster")->find("name")->string(), std::string(Nasty));
    QCOMPARE(*node->find("fields")->find("date")->string(), std::string("2026-11-30"));
}

void SheetWritersTest::jsonOfAnOpenVerdictIsNull()
{
    Case made = legalStack();
    made.legality(construction::Legality::CannotTell);
    const auto node = files::json::parse(toJson(made.sheet()), "sheet.json");
    QVERIFY(node.has_value());
    QVERIFY(node->find("legal")->isNull());
}

void SheetWritersTest::textKeepsTo78Columns()
{
    Case army("mutant");
    army.piece("\u5c71\u7530 der Außerordentlich Langnamige Feldmarschall von und zu Irgendwo",
               catalog::Status::Own,
               {{"kind", "unit"}, {"rank", "Gold"}, {"faction", "Brotherhood"}});
    army.manyLines(40);
    for (const auto &sheet : {nastySheet(), army.sheet(), Case("clout").sheet()}) {
        const QString text = QString::fromStdString(toText(sheet));
        for (const auto &line : text.split(u'\n')) {
            QVERIFY2(textWidth(line) <= 78, qPrintable(line));
        }
    }
}

void SheetWritersTest::textLeavesLinesToWriteOn()
{
    Case made = legalStack();
    made.fields = {};
    const QString text = QString::fromStdString(toText(made.sheet()));
    QVERIFY(text.contains(QRegularExpression(QStringLiteral("Player +_{20,}"))));
    QVERIFY(QString::fromStdString(toText(Case("clout").sheet())).contains(u"N/A"));
}

void SheetWritersTest::unknownEndingsAreNamed()
{
    const auto refused = writeSheet(legalStack().sheet(), "docx");
    QVERIFY(!refused.has_value());
    QVERIFY(base::english(refused.error()).find(".pdf, .html, .txt, .csv, .json")
            != std::string::npos);
    QVERIFY(writeSheet(legalStack().sheet(), "JSON").has_value());
}

QTEST_GUILESS_MAIN(SheetWritersTest)

#include "sheet_writers_test.moc"
