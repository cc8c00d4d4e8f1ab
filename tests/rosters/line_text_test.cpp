#include "rosters/line_text.h"

#include <QTest>

using rosters::Line;

class LineTextTest : public QObject
{
    Q_OBJECT

private slots:
    void understandsEveryWayToWriteALine_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<int>("count");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("qualifier");
        QTest::addColumn<QByteArray>("note");
        const auto row = [](const char *written,
                            int count,
                            const char *name,
                            const char *qualifier = "",
                            const char *note = "") {
            QTest::addRow("%s", written) << QByteArray(written) << count << QByteArray(name)
                                         << QByteArray(qualifier) << QByteArray(note);
        };
        row("2 Treant Watcher", 2, "Treant Watcher");
        row("2x Treant Watcher", 2, "Treant Watcher");
        row("2X Treant Watcher", 2, "Treant Watcher");
        row("2\xC3\x97 Treant Watcher", 2, "Treant Watcher");
        row("x2 Treant Watcher", 2, "Treant Watcher");
        row("2 x Treant Watcher", 2, "Treant Watcher");
        row("2\t\tTreant Watcher", 2, "Treant Watcher");
        row("Treant Watcher", 1, "Treant Watcher");
        row("Treant Watcher x3", 3, "Treant Watcher");
        row("- 2 Treant Watcher", 2, "Treant Watcher");
        row("\xE2\x80\xA2 2x Treant Watcher", 2, "Treant Watcher");
        row("- Treant Watcher", 1, "- Treant Watcher");
        row("9999 Crowd", 9999, "Crowd");
        row("1x Sepis Keep (DoU)", 1, "Sepis Keep", "DoU");
        row("Sepis Keep (DoU 12) x2", 2, "Sepis Keep", "DoU 12");
        row("Storm (Elite) (DoU)", 1, "Storm (Elite)", "DoU");
        row("Storm (of (two))", 1, "Storm", "of (two)");
        row("Sepis Keep ()", 1, "Sepis Keep ()");
        row("(DoU)", 1, "(DoU)");
        row("f(x)", 1, "f(x)");
        row("Unclosed (DoU", 1, "Unclosed (DoU");
        row("2 Decoy (Gold) // for the hill", 2, "Decoy", "Gold", "for the hill");
        row("2 http://a.b", 2, "http://a.b");
        row("2 Decoy //", 2, "Decoy");
        row("2 X Marks the Spot", 2, "X Marks the Spot");
        row("2nd Legion", 1, "2nd Legion");
        row("1 2nd Legion", 1, "2nd Legion");
        row("7", 1, "7");
        row("", 1, "");
    }
    void understandsEveryWayToWriteALine()
    {
        QFETCH(QByteArray, written);
        const Line line = rosters::parseLine(written.toStdString());
        QTEST(line.count, "count");
        QTEST(QByteArray::fromStdString(line.name), "name");
        QTEST(QByteArray::fromStdString(line.qualifier), "qualifier");
        QTEST(QByteArray::fromStdString(line.note), "note");
    }

    void keepsALineWithAnAbsurdCountAsItStands()
    {
        for (const char *written : {"0 Decoy", "100000 Decoy (Gold)", "x0 Decoy", "10000x Decoy"}) {
            const Line line = rosters::parseLine(written);
            QCOMPARE(line.count, 1);
            QCOMPARE(line.name, std::string(written));
            QVERIFY(line.qualifier.empty());
            QVERIFY(rosters::beginsWithAbsurdCount(line.name));
            QCOMPARE(rosters::printLine(line), std::string(written));
        }
        QVERIFY(!rosters::beginsWithAbsurdCount("2 Decoy"));
        QVERIFY(!rosters::beginsWithAbsurdCount("Decoy"));
    }

    void readsCountsOfDigitsOnly()
    {
        QCOMPARE(rosters::readCount("12"), std::optional(12));
        for (const char *digits : {"", "0", "10000", "99999999999999999999", "1.5", "-1", "2x"}) {
            QVERIFY2(!rosters::readCount(digits), digits);
        }
    }

    void readsCountsOfCells()
    {
        for (const char *cell : {"12", "12x", "x12", "12 X", "\xC3\x97 12", " 12\xC3\x97 "}) {
            QCOMPARE(rosters::readCountCell(cell), std::optional(12));
        }
        for (const char *cell : {"", "x", "x2x", "0x", "2y", "2 xx", "10000x", "2x 3"}) {
            QVERIFY2(!rosters::readCountCell(cell), cell);
        }
    }

    void printsLines()
    {
        Line line;
        line.count = 3;
        line.name = "Decoy";
        line.qualifier = "Gold";
        line.note = "two\nlines";
        QCOMPARE(rosters::printLine(line), std::string("3 Decoy (Gold) // two lines"));
    }
};

QTEST_APPLESS_MAIN(LineTextTest)
#include "line_text_test.moc"
