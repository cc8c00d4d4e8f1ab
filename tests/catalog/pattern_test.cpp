// Patterns fit what they say, also where texts are put aside by the words they lack.
#include "catalog/pattern.h"
#include "support/compare.h"

#include <thread>
#include <vector>

class PatternTest : public QObject
{
    Q_OBJECT

private slots:
    void fits_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isWithin");
        const auto row =
            [](const char *name, const char *pattern, const char *text, bool isWithin) {
                QTest::newRow(name) << QByteArray(pattern) << QByteArray(text) << isWithin;
            };
        row("one of two words, then a third", "(old|grey).*pip", "grey long pipe", true);
        row("neither of the two", "(old|grey).*pip", "pale long pipe", false);
        row("the third is not there", "(old|grey).*pip", "old grey flute", false);
        row("the words stand the wrong way round", "old.*pip", "pipe, old", false);
        row("the text has capitals", "watcher$", "Treant WATCHER", true);
        row("the pattern has capitals", "^TREANT", "treant watcher", true);
        row("accents are made plain", "ärger", "nichts als arger", true);
        row("text beyond ASCII", "schutze.*\xCE\xB1", "bogenschutze \xCE\xB1", true);
        row("text beyond ASCII without the word", "schutze", "reiter \xCE\xB1", false);
        row("a letter that may be missing", "colou?red", "colored", true);
        row("nothing is needed", "a*", "", true);
        row("one way needs nothing", "watcher|", "anything", true);
        row("too many ways to ask for each",
            "(aaa|bbb|ccc|ddd|eee|fff|ggg|hhh)x",
            "what hhhx",
            true);
        row("a grave accent stands for itself", "abc`def", "abc`def", true);
        row("two blanks stand for themselves", "abc  def", "abc  def", true);
        row("two blanks are not one", "abc  def", "abc def", false);
        row("each line is looked at", "^second$", "first\nsecond", true);
        row("too short to be looked for first", "x[yz]", "axzb", true);
        row("asks for capitals, but texts are folded", "(?-i)ABC", "abc", false);
    }
    void fits()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, text);
        QFETCH(bool, isWithin);
        const auto compiled = catalog::Pattern::compile(pattern.toStdString());
        QVERIFY(compiled);
        QCOMPARE((*compiled)->isWithin(text.toStdString()), isWithin);
    }

    void saysWhyItIsNone()
    {
        const auto compiled = catalog::Pattern::compile("arch(");
        QVERIFY(!compiled);
        QCOMPARE(base::english(compiled.error()), std::string("missing ): arch("));
        QVERIFY(!catalog::Pattern::compile(std::string(1001, 'a')));
    }

    // More threads than there are compiled forms: some share one, and all agree.
    void manyThreadsAskAtOnce()
    {
        const auto compiled = catalog::Pattern::compile("grey .*[0-9]7$");
        QVERIFY(compiled);
        std::vector<int> found(20, 0);
        std::vector<std::thread> threads;
        threads.reserve(found.size());
        for (auto &count : found) {
            threads.emplace_back([&count, &pattern = **compiled] {
                for (int i = 0; i < 1000; ++i) {
                    count += pattern.isWithin("grey witch " + std::to_string(i)) ? 1 : 0;
                }
            });
        }
        for (auto &thread : threads) {
            thread.join();
        }
        QCOMPARE(found, std::vector<int>(20, 99));
    }
};

QTEST_APPLESS_MAIN(PatternTest)
#include "pattern_test.moc"
