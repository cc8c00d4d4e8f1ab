#include "sheets/text_width.h"

#include <QtTest>

using sheets::padded;
using sheets::paddedLeft;
using sheets::textWidth;
using sheets::wrapped;

class TextWidthTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measures_data();
    void measures();
    void padsByWidth();
    void wrapsWithoutLosingAnything();
    void breaksAWordThatIsTooLong();
};

void TextWidthTest::measures_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("width");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("plain") << QStringLiteral("Fusebiter") << 9;
    QTest::newRow("one letter with its accent") << QStringLiteral("\u00fc") << 1;
    QTest::newRow("accent typed apart") << QStringLiteral("u\u0308") << 1;
    QTest::newRow("Japanese") << QStringLiteral("\u5c71\u7530") << 4;
    QTest::newRow("Hangul") << QStringLiteral("\uae40") << 2;
    QTest::newRow("beyond 16 bits") << QString::fromUcs4(U"\U0001F409", 1) << 2;
    QTest::newRow("zero-width joiner") << QStringLiteral("a\u200db") << 2;
}

void TextWidthTest::measures()
{
    QFETCH(QString, words);
    QFETCH(int, width);
    QCOMPARE(textWidth(words), width);
}

void TextWidthTest::padsByWidth()
{
    QCOMPARE(padded(QStringLiteral("\u5c71"), 4), QStringLiteral("\u5c71  "));
    QCOMPARE(paddedLeft(QStringLiteral("u\u0308"), 3), QStringLiteral("  u\u0308"));
    QCOMPARE(padded(QStringLiteral("longer"), 3), QStringLiteral("longer"));
}

void TextWidthTest::wrapsWithoutLosingAnything()
{
    const QString words = QStringLiteral("The stack has 21 chips, 6 more than it must have");
    for (int width = 1; width < 60; ++width) {
        const QStringList lines = wrapped(words, width);
        QCOMPARE(lines.join(QString()).remove(u' '), QString(words).remove(u' '));
        for (const auto &line : lines) {
            QVERIFY2(textWidth(line) <= width, qPrintable(line));
        }
    }
    QCOMPARE(wrapped(QString(), 10), QStringList(QString()));
}

void TextWidthTest::breaksAWordThatIsTooLong()
{
    QCOMPARE(wrapped(QStringLiteral("abcdefgh"), 3),
             QStringList({QStringLiteral("abc"), QStringLiteral("def"), QStringLiteral("gh")}));
    // A wide letter in a column too narrow for it still comes out.
    QCOMPARE(wrapped(QStringLiteral("\u5c71\u7530"), 1),
             QStringList({QStringLiteral("\u5c71"), QStringLiteral("\u7530")}));
}

QTEST_APPLESS_MAIN(TextWidthTest)

#include "text_width_test.moc"
