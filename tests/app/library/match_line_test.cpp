// A match as a line: back and forth without loss, cut off by a new answer, written and read with
// its sentences and bookmarks, and read as far as it agrees with the rules.
#include "library/match_line.h"
#include "support/small_match.h"

#include <QTest>

using library::MatchLine;

namespace
{

MatchLine smallLine()
{
    auto line = MatchLine::begin(*games::row("clout"), support::smallSetup());
    if (!line) {
        qFatal("%s", base::english(line.error()).c_str());
    }
    return std::move(*line);
}

// The first option, or a place in a row, as often as that.
void playOn(MatchLine &line, int answers)
{
    for (int i = 0; i < answers && line.state().pending(); ++i) {
        const auto pending = *line.state().pending();
        engine::Answer answer;
        if (pending.domain == engine::Domain::Options) {
            engine::OptionBuffer options;
            line.state().options(options);
            answer = engine::Pick{options[0].code};
        } else if (pending.domain == engine::Domain::Region) {
            answer = base::Point{500'000, 500'000};
        } else {
            engine::Rest rest;
            const auto x = static_cast<std::int32_t>(100'000 + 5'000 * line.at());
            (void)rest.add({pending.asking, {x, 500'000}});
            answer = rest;
        }
        const auto refusal = line.give(answer);
        QVERIFY2(refusal.empty(), base::english(refusal).c_str());
    }
}

} // namespace

class MatchLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backAndForthLosesNothing()
    {
        auto line = smallLine();
        playOn(line, 9);
        QCOMPARE(line.at(), std::size_t{9});
        std::vector<std::uint64_t> digests;
        for (std::size_t at = 0; at <= 9; ++at) {
            line.goTo(at);
            digests.push_back(line.state().digest());
        }
        const auto told = line.told().size();
        QVERIFY(told > 5);
        for (const std::size_t at : {9, 0, 4, 3, 8}) {
            line.goTo(at);
            QCOMPARE(line.state().digest(), digests[at]);
            QCOMPARE(line.length(), std::size_t{9});
            QCOMPARE(line.told().size(), told);
        }
        line.goTo(99);
        QVERIFY(line.isAtEnd());
    }

    void sentencesBelongToTheirAnswers()
    {
        auto line = smallLine();
        playOn(line, 3);
        QVERIFY(!line.told().empty());
        QCOMPARE(line.told().back().answers, std::size_t{3});
        const auto words = base::english(line.told()[1].words);
        QVERIFY2(words.find("comes to rest at") != std::string::npos, words.c_str());
    }

    void aNewAnswerCutsOffWhatLayAhead()
    {
        auto line = smallLine();
        playOn(line, 9);
        line.setBookmark(8, "late");
        line.setBookmark(2, "early");
        line.goTo(3);
        QVERIFY(!line.give(engine::Pick{12345}).empty());
        QCOMPARE(line.length(), std::size_t{9}); // what is refused forgets nothing
        playOn(line, 1);
        QCOMPARE(line.length(), std::size_t{4});
        QCOMPARE(line.bookmarks(), (std::vector<engine::Remark>{{2, "early"}}));
        for (const auto &told : line.told()) {
            QVERIFY(told.answers <= 4);
        }
    }

    void goingOnFromHereCutsToo()
    {
        auto line = smallLine();
        playOn(line, 6);
        line.goTo(2);
        line.cutAhead();
        QVERIFY(line.isAtEnd());
        QCOMPARE(line.length(), std::size_t{2});
    }

    void aLogIsReadAsItWasWritten()
    {
        auto line = smallLine();
        playOn(line, 40);
        QVERIFY(!line.state().pending());
        line.setBookmark(4, "here");
        line.goTo(5); // the whole line is written whatever is looked at
        const auto text = line.print(base::plainEnglish());
        const auto read = MatchLine::read(text, "match.mlog");
        QVERIFY(read);
        QVERIFY(!read->difference());
        QCOMPARE(read->length(), line.length());
        QCOMPARE(read->bookmarks(), line.bookmarks());
        QCOMPARE(read->print(base::plainEnglish()), text);
        QVERIFY(text.find("# Player 1 throws Windbreak Camp") != std::string::npos);
        QVERIFY(text.find("\npicture: {") != std::string::npos);
    }

    void bookmarksAreRenamedAndTakenAway()
    {
        auto line = smallLine();
        playOn(line, 4);
        line.setBookmark(3, "one");
        line.setBookmark(1, "two");
        line.setBookmark(3, "three");
        QCOMPARE(line.bookmarks(), (std::vector<engine::Remark>{{1, "two"}, {3, "three"}}));
        line.setBookmark(1, "");
        QCOMPARE(line.bookmarks(), (std::vector<engine::Remark>{{3, "three"}}));
    }

    void anOlderLogAgreesAsFarAsItDoes()
    {
        auto line = smallLine();
        playOn(line, 12);
        auto log = *engine::parseLog(line.print(base::plainEnglish()), "old.mlog");
        log.rulesVersion = 0;
        log.answers[7] = engine::Pick{999}; // older rules had that option
        const auto read = MatchLine::read(engine::printLog(log), "old.mlog");
        QVERIFY(read);
        QVERIFY(read->difference());
        QCOMPARE(read->difference()->answers, std::size_t{7});
        QVERIFY(!read->difference()->what.empty());
        QCOMPARE(read->at(), std::size_t{7});
        QVERIFY(!read->toldOtherwise().empty());
        QVERIFY(read->toldOtherwise().front().answers > 7);
        QVERIFY(!read->pictureOtherwise().isNull());
    }

    void anotherPositionIsADifference()
    {
        auto line = smallLine();
        playOn(line, 20);
        auto log = *engine::parseLog(line.print(base::plainEnglish()), "old.mlog");
        QVERIFY(!log.checkpoints.empty());
        log.checkpoints.front().digest ^= 1;
        const auto read = MatchLine::read(engine::printLog(log), "old.mlog");
        QVERIFY(read);
        QVERIFY(read->difference());
        QCOMPARE(read->difference()->answers, log.checkpoints.front().answers);
    }

    void whatIsNoLogIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("nothing") << QByteArray() << QByteArray("This is no log of a match");
        QTest::newRow("another game")
            << QByteArray("muster log 1\ngame: chess\nrules: 1\nsetup: {}\n\n")
            << QByteArray("does not know the game “chess”");
        QTest::newRow("no setup") << QByteArray(
            "muster log 1\ngame: clout\nrules: 1\nsetup: {}\n\n")
                                  << QByteArray("bad.mlog: ");
        QTest::newRow("broken answer")
            << QByteArray("muster log 1\ngame: clout\nrules: 1\nsetup: {}\n\nthrow it\n")
            << QByteArray("bad.mlog:6: ");
    }
    void whatIsNoLogIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, says);
        const auto read = MatchLine::read(text.toStdString(), "bad.mlog");
        QVERIFY(!read);
        const auto problem = base::english(read.error());
        QVERIFY2(problem.find(says.toStdString()) != std::string::npos, problem.c_str());
    }

    void sittersAreKeptInTheSetup()
    {
        const std::vector<library::Sitter> sitters{{"Green", "random", library::Throws::ByModel},
                                                   {"Brown", {}, library::Throws::ByHand}};
        const auto setup = library::withSitters(support::smallSetup(), sitters);
        QCOMPARE(library::sittersOf(setup, 2), sitters);
        QCOMPARE(library::sittersOf(library::withSitters(setup, sitters), 2), sitters);
        QVERIFY(MatchLine::begin(*games::row("clout"), setup));
        QCOMPARE(library::sittersOf(support::smallSetup(), 2), std::vector<library::Sitter>(2));
    }
};

QTEST_APPLESS_MAIN(MatchLineTest)
#include "match_line_test.moc"
