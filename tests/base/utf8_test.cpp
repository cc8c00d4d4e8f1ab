#include "base/utf8.h"
#include "support/compare.h"

class Utf8Test : public QObject
{
    Q_OBJECT

private slots:
    void whatIsUtf8Stays()
    {
        for (const std::string &words : {std::string(),
                                         std::string("a"),
                                         std::string("Fangkäfig €😀"),
                                         std::string("a\0b", 3)}) {
            QVERIFY(base::isUtf8(words));
            QCOMPARE(base::toUtf8(words), words);
        }
    }

    void brokenLettersAreFound()
    {
        for (const char *words :
             {"\xFF", "a\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\x80"}) {
            QVERIFY(!base::isUtf8(words));
            QVERIFY(base::isUtf8(base::toUtf8(words)));
        }
    }

    void otherBytesAreLettersOfWindows()
    {
        QCOMPARE(base::toUtf8("K\xE4"
                              "fig \x80 \x84"
                              "a\x93 \x81"),
                 std::string("Käfig € „a“ \xC2\x81"));
    }
};

QTEST_APPLESS_MAIN(Utf8Test)
#include "utf8_test.moc"
