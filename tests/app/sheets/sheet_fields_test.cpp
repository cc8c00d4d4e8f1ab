#include "sheets/sheet_fields.h"

#include <QtTest>

using sheets::fromJson;
using sheets::fromPairs;
using sheets::SheetFields;
using sheets::toJson;
using sheets::toPairs;

class SheetFieldsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsComeBack();
    void jsonComesBack();
    void unknownKeysArePassedOver();
    void aNumberWhereWordsBelongIsNamed();
};

namespace
{

const SheetFields Filled{"Anna Müller", "4711", "Open; \"Winter\"", "2026-11-30", "Leipzig"};

} // namespace

void SheetFieldsTest::pairsComeBack()
{
    QCOMPARE(toPairs(Filled).size(), std::size_t{5});
    QVERIFY(fromPairs(toPairs(Filled)) == Filled);
    QVERIFY(fromPairs({}) == SheetFields());
}

void SheetFieldsTest::jsonComesBack()
{
    const auto text = files::json::write(toJson(Filled));
    const auto node = files::json::parse(text, "fields.json");
    QVERIFY(node.has_value());
    const auto read = fromJson(*node, "fields.json");
    QVERIFY(read.has_value());
    QVERIFY(*read == Filled);
}

void SheetFieldsTest::unknownKeysArePassedOver()
{
    const auto fields = fromPairs({{"player", "Anna"}, {"shoe size", "38"}});
    QCOMPARE(fields.player, std::string("Anna"));
    QVERIFY(fields.id.empty());
}

void SheetFieldsTest::aNumberWhereWordsBelongIsNamed()
{
    const auto node = files::json::parse("{\"player\": \"Anna\",\n\"id\": 12}", "fields.json");
    QVERIFY(node.has_value());
    const auto read = fromJson(*node, "fields.json");
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().file, std::string("fields.json"));
    QCOMPARE(read.error().line, 2);
    QVERIFY(!fromJson(files::json::Node("words"), "fields.json").has_value());
}

QTEST_APPLESS_MAIN(SheetFieldsTest)

#include "sheet_fields_test.moc"
