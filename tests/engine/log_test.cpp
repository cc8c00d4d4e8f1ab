// Answers and logs as text: read back as written, and every mistake named with its line.
#include "engine/log.h"
#include "support/compare.h"

class LogTest : public QObject
{
    Q_OBJECT

private slots:
    void answersAreReadAsWritten_data()
    {
        QTest::addColumn<QByteArray>("words");
        for (const char *words : {"pick 0",
                                  "pick 18446744073709551615",
                                  "at -536870912 536870912",
                                  "rest 0 1 -2",
                                  "rest 3 434000 500000 65534 0 0",
                                  "set 0 3 0 434000 500000",
                                  "set 65535 65535 -2147483648 -1 0"}) {
            QTest::newRow(words) << QByteArray(words);
        }
    }
    void answersAreReadAsWritten()
    {
        QFETCH(QByteArray, words);
        const auto answer = engine::parseAnswer(words.toStdString());
        QVERIFY(answer);
        QCOMPARE(engine::printAnswer(*answer), words.toStdString());
    }

    void whatIsNoAnswerIsRefused_data()
    {
        QTest::addColumn<QByteArray>("words");
        for (const char *words : {"",
                                  "pick",
                                  "pick -1",
                                  "pick 18446744073709551616",
                                  "pick 1 2",
                                  "pick  1",
                                  "pick +1",
                                  "at 1",
                                  "at 1 536870913",
                                  "at 1.5 2",
                                  "rest",
                                  "rest 1",
                                  "rest 1 2",
                                  "rest 65535 0 0",
                                  "rest 1 2 3 4",
                                  "set 0 3 0 1",
                                  "set 0 3 0 1 2 3",
                                  "set 65536 3 0 1 2",
                                  "set 0 3 2147483648 1 2",
                                  "throw 1"}) {
            QTest::newRow(words) << QByteArray(words);
        }
        QByteArray tooMany = "rest";
        for (int i = 0; i < 65; ++i) {
            tooMany += " 1 2 3";
        }
        QTest::newRow("too many") << tooMany;
    }
    void whatIsNoAnswerIsRefused()
    {
        QFETCH(QByteArray, words);
        QVERIFY(!engine::parseAnswer(words.toStdString()));
    }

    void aLogIsReadAsWritten()
    {
        const std::string text =
            "muster log 1\ngame: stones\nrules: 3\nsetup: {\"a\":\"b\\nc\"}\n\n"
            "= 00000000000000ff\npick 1\nat 1 2\nrest 0 3 4\n"
            "= ffffffffffffffff\n";
        const auto log = engine::parseLog(text, "a.log");
        QVERIFY(log);
        QCOMPARE(log->answers.size(), std::size_t{3});
        QCOMPARE(log->checkpoints,
                 (std::vector<engine::Checkpoint>{{0, 0xff}, {3, 0xffffffffffffffffULL}}));
        QCOMPARE(engine::printLog(*log), text);
    }

    void whatWasSaidOfAMatchIsKept()
    {
        const std::string text = "muster log 1\ngame: stones\nrules: 3\nsetup: {}\n\n"
                                 "# The first player begins.\n"
                                 "pick 1\n# One stone is left.\n# It is small.\n"
                                 "= 00000000000000ff\n* before the end\npick 2\n"
                                 "picture: {\"stones\":0}\n";
        const auto log = engine::parseLog(text, "a.log");
        QVERIFY(log);
        QCOMPARE(log->told,
                 (std::vector<engine::Remark>{{0, "The first player begins."},
                                              {1, "One stone is left."},
                                              {1, "It is small."}}));
        QCOMPARE(log->bookmarks, (std::vector<engine::Remark>{{1, "before the end"}}));
        QVERIFY(log->picture.find("stones"));
        QCOMPARE(engine::printLog(*log), text);
    }

    void aRemarkStaysOnOneLine()
    {
        engine::Log log;
        log.game = "stones";
        log.bookmarks = {{0, "one\ntwo"}};
        const auto again = engine::parseLog(engine::printLog(log), "a.log");
        QVERIFY(again);
        QCOMPARE(again->bookmarks, (std::vector<engine::Remark>{{0, "one two"}}));
    }

    void everyMistakeHasItsLine_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QByteArray>("what");
        const QByteArray head = "muster log 1\ngame: g\nrules: 1\nsetup: {}\n\n";
        QTest::newRow("nothing") << QByteArray() << QByteArray("This is no log of a match.");
        QTest::newRow("another thing") << QByteArray("{}\n") << QByteArray("a.log:1: This is no");
        QTest::newRow("no game") << QByteArray("muster log 1\nrules: 1\n")
                                 << QByteArray("a.log:2: A line that begins with “game: ”");
        QTest::newRow("no number") << QByteArray("muster log 1\ngame: g\nrules: one\n")
                                   << QByteArray("a.log:3: “one” is no version of rules.");
        QTest::newRow("broken setup")
            << QByteArray("muster log 1\ngame: g\nrules: 1\nsetup: {\n") << QByteArray("a.log:4: ");
        QTest::newRow("no empty line")
            << QByteArray("muster log 1\ngame: g\nrules: 1\nsetup: {}\npick 1\n")
            << QByteArray("a.log:5: An empty line");
        QTest::newRow("no answer") << head + "pick 1\npock 2\n"
                                   << QByteArray("a.log:7: “pock 2” is no answer.");
        QTest::newRow("short digest") << head + "= ff\n"
                                      << QByteArray("a.log:6: “ff” is no digest");
        QTest::newRow("broken picture") << head + "pick 1\npicture: [\n" << QByteArray("a.log:7: ");
        QTest::newRow("capital digest") << head + "= 00000000000000FF\n" << QByteArray("a.log:6: ");
    }
    void everyMistakeHasItsLine()
    {
        QFETCH(QByteArray, log);
        QFETCH(QByteArray, what);
        const auto read = engine::parseLog(log.toStdString(), "a.log");
        QVERIFY(!read);
        const auto problem = base::english(read.error());
        QVERIFY2(problem.find(what.toStdString()) != std::string::npos, problem.c_str());
    }
};

QTEST_APPLESS_MAIN(LogTest)
#include "log_test.moc"
