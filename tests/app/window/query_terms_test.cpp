// Filters edit the text of a search: what they read out of it and what they leave in it.
#include "models/query_terms.h"

#include <QtTest>

using models::searchWithValues;
using models::valuesInSearch;
using models::wordAtCursor;

namespace
{

QStringList words(std::initializer_list<const char *> texts)
{
    QStringList result;
    for (const auto *text : texts) {
        result.append(QString::fromUtf8(text));
    }
    return result;
}

} // namespace

class QueryTermsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValues_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("nothing") << QString() << QStringList();
        QTest::newRow("one") << "war f:elves" << words({"elves"});
        QTest::newRow("several") << "f:elves|undead pts<=2" << words({"elves", "undead"});
        QTest::newRow("other name") << "Faction:elves" << words({"elves"});
        QTest::newRow("quotes") << "f:\"free marines\"|elves" << words({"free marines", "elves"});
        QTest::newRow("negated is no filter") << "-f:elves" << QStringList();
        QTest::newRow("in brackets is no filter") << "(f:elves or t:base)" << QStringList();
        QTest::newRow("alternative is no filter") << "f:elves or t:base" << QStringList();
        QTest::newRow("in quotes is no filter") << "\"f:elves\"" << QStringList();
    }
    void readsValues()
    {
        QFETCH(QString, search);
        QFETCH(QStringList, values);
        QCOMPARE(valuesInSearch(search, {QStringLiteral("f"), QStringLiteral("faction")}), values);
    }

    void writesValues_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QStringList>("values");
        QTest::addColumn<QString>("result");
        QTest::newRow("appended") << "war" << words({"elves"}) << "war f:elves";
        QTest::newRow("in place") << "f:elves pts<=2" << words({"undead", "elves"})
                                  << "f:undead|elves pts<=2";
        QTest::newRow("taken out") << "war f:elves pts<=2" << QStringList() << "war pts<=2";
        QTest::newRow("quoted") << "" << words({"free marines"}) << "f:\"free marines\"";
        QTest::newRow("brackets stay whole")
            << "(t:base or t:relic) f:elves" << QStringList() << "(t:base or t:relic)";
        QTest::newRow("alternatives are bracketed")
            << "t:base or t:relic" << words({"elves"}) << "(t:base or t:relic) f:elves";
        QTest::newRow("a pattern stays whole")
            << "/a b/ f:elves" << words({"undead"}) << "/a b/ f:undead";
    }
    void writesValues()
    {
        QFETCH(QString, search);
        QFETCH(QStringList, values);
        QFETCH(QString, result);
        QCOMPARE(searchWithValues(search, {QStringLiteral("f"), QStringLiteral("faction")}, values),
                 result);
    }

    void findsTheWord_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << "war str"
                               << ""
                               << "str";
        QTest::newRow("negated") << "-fac"
                                 << ""
                                 << "fac";
        QTest::newRow("value") << "f:el"
                               << "f"
                               << "el";
        QTest::newRow("second value") << "f:elves|un"
                                      << "f"
                                      << "un";
        QTest::newRow("compared") << "pts>="
                                  << "pts"
                                  << "";
        QTest::newRow("bracket") << "(t:ba"
                                 << "t"
                                 << "ba";
        QTest::newRow("quoted value") << "f:\"free ma"
                                      << "f"
                                      << "free ma";
    }
    void findsTheWord()
    {
        QFETCH(QString, before);
        QFETCH(QString, field);
        QFETCH(QString, written);
        const auto word = wordAtCursor(before, static_cast<int>(before.size()));
        QCOMPARE(word.field, field);
        QCOMPARE(word.written, written);
        QCOMPARE(word.from + word.length, before.size());
    }
};

QTEST_GUILESS_MAIN(QueryTermsTest)
#include "query_terms_test.moc"
