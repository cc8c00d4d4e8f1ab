// Words are fitted, broken and bound as their fields ask.
#include "faces/lettering.h"
#include "faces/text_setting.h"

#include <QTest>

using faces::Cut;

class LetteringTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineShrinksThenIsCut();
    void aRimShrinksOnlyWhenItIsFull();
    void textIsAsLargeAsItFits();
    void boundWordsStayOnOneLine();
    void roundFieldsKeepWithinTheCircle();
    void whatDoesNotFitIsReported();
};

namespace
{

faces::Paragraph paragraph(const QString &words)
{
    faces::Paragraph result;
    faces::addWords(result, words, Cut::Regular, Qt::black);
    return result;
}

faces::TextField field(qreal width, qreal height)
{
    faces::TextField result;
    result.rect = QRectF{0, 0, width, height};
    result.largest = 40;
    result.smallest = 8;
    return result;
}

} // namespace

void LetteringTest::aLineShrinksThenIsCut()
{
    const QString words = QStringLiteral("Tide");
    const qreal width = faces::widthOf(words, Cut::Bold) * 20;
    QCOMPARE(faces::fitLine(words, Cut::Bold, width * 3, 20, 10).size, 20.0);
    QVERIFY(qAbs(faces::fitLine(words, Cut::Bold, width / 1.5, 20, 10).size - 20 / 1.5) < 0.01);
    const faces::FittedLine cut = faces::fitLine(words, Cut::Bold, width / 3, 20, 10);
    QCOMPARE(cut.size, 10.0);
    QVERIFY(cut.words.endsWith(QChar{0x2026}));
}

void LetteringTest::aRimShrinksOnlyWhenItIsFull()
{
    const faces::RimLine brief = faces::fitRim(QStringLiteral("OX"), 90, 13, 236);
    QCOMPARE(brief.size, 13.0);
    QVERIFY(brief.span < 30);
    const faces::RimLine longer =
        faces::fitRim(QStringLiteral("WANDERING KEEPER OF THE SEVENTH TIDE"), 90, 13, 236);
    QVERIFY(longer.span > 180);
    const faces::RimLine full = faces::fitRim(QString{90, QLatin1Char{'M'}}, 90, 13, 236);
    QVERIFY(full.size < 13);
    QVERIFY(full.span <= 236.01);
}

void LetteringTest::textIsAsLargeAsItFits()
{
    const auto few = faces::setText(field(200, 60), {paragraph(QStringLiteral("Fly"))}, 1);
    QCOMPARE(few.size, 40.0);
    const auto many =
        faces::setText(field(200, 60),
                       {paragraph(QStringLiteral("one two three four five six seven eight nine"))},
                       1);
    QVERIFY(many.complete);
    QVERIFY(many.size < 30);
    QVERIFY(many.lines.size() > 1);
    // Sizes are whole device pixels.
    QCOMPARE(many.size, std::floor(many.size));
    const auto fine =
        faces::setText(field(200, 60),
                       {paragraph(QStringLiteral("one two three four five six seven eight nine"))},
                       4);
    QVERIFY(fine.size >= many.size);
}

void LetteringTest::boundWordsStayOnOneLine()
{
    const faces::Paragraph run =
        faces::runOn({paragraph(QStringLiteral("strike 3")), paragraph(QStringLiteral("ambush 2"))},
                     Qt::gray);
    for (const qreal width : {60.0, 90.0, 140.0}) {
        faces::TextField narrow = field(width, 80);
        for (const faces::Line &line : faces::setText(narrow, {run}, 1).lines) {
            QVERIFY(line.words.front().word->follow == faces::Follow::Blank);
        }
    }
}

void LetteringTest::roundFieldsKeepWithinTheCircle()
{
    faces::TextField round = field(0, 0);
    round.rect = QRectF{-70, 20, 140, 55};
    round.circle = 76;
    round.smallest = 3;
    const auto setting = faces::setText(round,
                                        {paragraph(QStringLiteral("unique")),
                                         paragraph(QStringLiteral("counterattack 3")),
                                         paragraph(QStringLiteral("strike 4"))},
                                        2);
    QVERIFY(setting.complete);
    qreal y = setting.top;
    for (const faces::Line &line : setting.lines) {
        y += setting.size * faces::LineHeight;
        const qreal half = line.width * setting.size / 2;
        QVERIFY(std::hypot(half, y - setting.size * 0.3) < 78);
    }
    QVERIFY(y <= 75.01);
}

void LetteringTest::whatDoesNotFitIsReported()
{
    const std::vector<faces::Paragraph> text{paragraph(QStringLiteral("word ").repeated(400))};
    const auto setting = faces::setText(field(100, 50), text, 1);
    QVERIFY(!setting.complete);
    QCOMPARE(setting.size, 8.0);
}

QTEST_MAIN(LetteringTest)
#include "lettering_test.moc"
