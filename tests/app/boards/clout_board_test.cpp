// The board by mouse: what is marked is picked, what is not is refused with a reason, and what
// flies is played and can be skipped.
#include "app/boards/board_fixture.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using base::Point;
using boards::BoardMark;
using boards::CloutBoard;
using engine::Token;

namespace
{

QPoint onScreen(const CloutBoard &board, Point point)
{
    return board.scale().screen(point).toPoint();
}

void click(CloutBoard &board, Point point)
{
    QTest::mouseClick(&board, Qt::LeftButton, {}, onScreen(board, point));
}

QString tooltipAt(CloutBoard &board, Point point)
{
    QToolTip::hideText();
    const QPoint at = onScreen(board, point);
    QHelpEvent help(QEvent::ToolTip, at, board.mapToGlobal(at));
    QCoreApplication::sendEvent(&board, &help);
    return QToolTip::text();
}

std::vector<Point> places(const tests::Arrangement &arrangement)
{
    std::vector<Point> all;
    for (const auto &lying : arrangement.lying) {
        all.push_back({lying.x * 1000, lying.y * 1000});
    }
    return all;
}

bool isNear(Point one, Point other, int micrometres)
{
    return std::abs(one.x - other.x) <= micrometres && std::abs(one.y - other.y) <= micrometres;
}

games::clout::Track longTrack()
{
    games::clout::Track track;
    track.paths.push_back({Token{0}, {}});
    track.paths.back().poses.resize(6000);
    return track;
}

} // namespace

class CloutBoardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicksPickWhatIsMarked()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        const auto at = places(tests::midGame());
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        board.setMarks({{Token{7}, QStringLiteral("Strike it"), 77, true, {}},
                        {Token{11}, {}, 99, false, QStringLiteral("It is out of range.")}});
        QSignalSpy chosen(&board, &CloutBoard::chipChosen);
        click(board, at[7]);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.takeFirst().first().toULongLong(), 77ULL);
        QCOMPARE(board.currentChip(), Token{7});
        click(board, at[11]);
        QVERIFY(chosen.isEmpty());
        QCOMPARE(QToolTip::text(), QStringLiteral("It is out of range."));
        click(board, at[4]); // not in question
        click(board, {900'000, 100'000});
        QVERIFY(chosen.isEmpty());
        board.setMarks({});
        click(board, at[7]);
        QVERIFY(chosen.isEmpty());
    }

    void theUpperChipIsHit()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.setPosition(
            tests::stateOf({{{"Briar Keeper", 0, 300, 300}, {"Hungering Crowd", 1, 315, 300}}}),
            engine::Seat{0});
        board.setMarks({{Token{0}, {}, 1, true, {}}, {Token{1}, {}, 2, true, {}}});
        QSignalSpy chosen(&board, &CloutBoard::chipChosen);
        click(board, {307'000, 300'000});
        click(board, {290'000, 300'000});
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(chosen[0][0].toULongLong(), 2ULL);
        QCOMPARE(chosen[1][0].toULongLong(), 1ULL);
    }

    void severalWaysAreAsked()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        board.setMarks({{Token{7}, QStringLiteral("Push it"), 1, true, {}},
                        {Token{7}, QStringLiteral("Exchange with it"), 2, true, {}}});
        QSignalSpy chosen(&board, &CloutBoard::chipChosen);
        click(board, places(tests::midGame())[7]);
        auto *menu = board.findChild<QMenu *>();
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2);
        menu->actions().constLast()->trigger();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toULongLong(), 2ULL);
    }

    void tooltipsTellTheWholeChip()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        board.setMarks({{Token{9}, {}, 9, false, QStringLiteral("It is trapped already.")}});
        const QString words = tooltipAt(board, places(tests::midGame())[9]);
        for (const char *part : {"Pale Mourner",
                                 "player 2",
                                 "Undead",
                                 "troop",
                                 "defense 1",
                                 "Worth 0",
                                 "being trapped",
                                 "It is trapped already."}) {
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
        }
        QVERIFY(board.scene().tooltip({900'000, 50'000}).isEmpty());
    }

    void clicksGivePointsWhereTheyMay()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        engine::Region region({{100'000, 100'000}, {900'000, 900'000}});
        QVERIFY(region.keepOutside({{345'000, 330'000}, 89'400}));
        board.setRegion(region);
        QSignalSpy given(&board, &CloutBoard::pointChosen);
        QSignalSpy moved(&board, &CloutBoard::cursorMoved);
        click(board, {700'000, 200'000});
        QCOMPARE(given.size(), 1);
        QVERIFY(isNear(given[0][0].value<Point>(), {700'000, 200'000}, 1'000));
        QVERIFY(isNear(board.cursor(), {700'000, 200'000}, 1'000));
        QVERIFY(!moved.isEmpty());
        // In the hole, beyond the edge.
        click(board, {350'000, 330'000});
        QCOMPARE(given.size(), 1);
        QCOMPARE(QToolTip::text(), QStringLiteral("No point can be given there."));
        board.setWhyNot(
            [](Point point) { return QStringLiteral("Not at %1.").arg(point.x / 10'000); });
        click(board, {50'000, 500'000});
        QCOMPARE(given.size(), 1);
        QVERIFY2(QToolTip::text().startsWith(QStringLiteral("Not at ")),
                 qPrintable(QToolTip::text()));
        QVERIFY(tooltipAt(board, {50'000, 500'000}).contains(QStringLiteral("Not at ")));
        board.setRegion(std::nullopt);
        click(board, {700'000, 200'000});
        QCOMPARE(given.size(), 1);
    }

    void theAimBeginsWhereItMayBe()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        QVERIFY(isNear(board.cursor(), {500'000, 500'000}, 0));
        engine::Region region({{100'000, 100'000}, {900'000, 900'000}});
        QVERIFY(region.keepInside({{200'000, 250'000}, 90'000}));
        board.setRegion(region);
        QVERIFY(isNear(board.cursor(), {200'000, 250'000}, 0));
        QVERIFY(region.keepOutside({{200'000, 250'000}, 50'000}));
        board.setRegion(region);
        QVERIFY(region.contains(board.cursor()));
        const auto kept = board.cursor();
        board.setRegion(std::nullopt);
        board.setRegion(region);
        QVERIFY(isNear(board.cursor(), kept, 0));
    }

    void theRulesOwnWordsAreTheReason()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        const auto state = tests::aimingStateOf(tests::midGame());
        board.setPosition(state, engine::Seat{0});
        board.setRegion(state->region());
        QVERIFY(board.scene().isThrowAsked());
        QVERIFY(board.scene().mayGive({500'000, 1'100'000}));
        QVERIFY(!board.scene().mayGive({500'000, 1'300'000}));
        QCOMPARE(board.scene().reasonAgainst({500'000, 1'300'000}),
                 QStringLiteral("That is too far from the playing area to aim at."));
    }

    void theMouseMovesTheAim()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        const auto state = tests::aimingStateOf(tests::midGame());
        board.setPosition(state, engine::Seat{0});
        board.setHand(state->setup().throwing.hands[0],
                      state->setup().throwing.from[0],
                      state->setup().throwing.surface);
        QSignalSpy moved(&board, &CloutBoard::cursorMoved);
        QTest::mouseMove(&board, onScreen(board, {200'000, 800'000}));
        QVERIFY(moved.isEmpty()); // no point is asked yet
        board.setRegion(state->region());
        QTest::mouseMove(&board, onScreen(board, {250'000, 750'000}));
        QCOMPARE(moved.size(), 1);
        QVERIFY(isNear(board.cursor(), {250'000, 750'000}, 1'000));
        board.setCursor({1'000, 2'000});
        QCOMPARE(moved.size(), 1); // that was the program
    }

    void chipsAreDraggedWhereTheyMay()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        const auto at = places(tests::midGame());
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        board.setMovable({Token{7}});
        QSignalSpy dropped(&board, &CloutBoard::chipMoved);
        const auto drag = [&board](Point from, Point to) {
            QTest::mousePress(&board, Qt::LeftButton, {}, onScreen(board, from));
            QTest::mouseMove(&board, onScreen(board, {(from.x + to.x) / 2, (from.y + to.y) / 2}));
            QTest::mouseMove(&board, onScreen(board, to));
            QTest::mouseRelease(&board, Qt::LeftButton, {}, onScreen(board, to));
        };
        drag(at[4], {100'000, 100'000});
        QVERIFY(dropped.isEmpty());
        // Held beside its centre, it stays held there.
        drag({at[7].x + 10'000, at[7].y}, {210'000, 100'000});
        QCOMPARE(dropped.size(), 1);
        QCOMPARE(dropped[0][0].value<Token>(), Token{7});
        QVERIFY(isNear(dropped[0][1].value<Point>(), {200'000, 100'000}, 2'000));
        // The board itself changes nothing.
        QVERIFY(isNear(board.scene().table().chip(7)->at, at[7], 0));
    }

    void draftsAreShownWhereTheyAre()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        const auto state = tests::aimingStateOf(tests::midGame());
        board.setPosition(state, engine::Seat{0});
        const auto thrown = board.scene().table().inHand();
        QVERIFY(board.scene().table().chip(thrown) == nullptr);
        board.setShifted({{Token{thrown}, {450'000, 450'000}}, {Token{0}, {900'000, 900'000}}});
        const auto *chip = board.scene().table().chip(thrown);
        QVERIFY(chip != nullptr);
        QVERIFY(chip->signs.testFlag(boards::ChipSign::Drafted));
        QVERIFY(chip->level > 0); // on the crowd
        QVERIFY(isNear(board.scene().table().chip(0)->at, {900'000, 900'000}, 0));
        QVERIFY(!board.scene().table().chip(1)->signs.testFlag(boards::ChipSign::Drafted));
        board.setShifted({});
        QVERIFY(board.scene().table().chip(thrown) == nullptr);
    }

    void aFlightIsPlayedFromWhatWasShown()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        board.setPosition(tests::stateOf({{{"Briar Keeper", 0, 300, 300}}}), engine::Seat{0});
        QSignalSpy finished(&board, &CloutBoard::animationFinished);
        QSignalSpy chosen(&board, &CloutBoard::chipChosen);
        board.animate(longTrack());
        board.setPosition(tests::stateOf({{{"Briar Keeper", 0, 600, 600}}}), engine::Seat{0});
        board.setMarks({{Token{0}, {}, 5, true, {}}});
        QVERIFY(board.isAnimating());
        QVERIFY(isNear(board.scene().table().chip(0)->at, {300'000, 300'000}, 0));
        // A click skips, and is nothing else.
        click(board, {600'000, 600'000});
        QVERIFY(!board.isAnimating());
        QCOMPARE(finished.size(), 1);
        QVERIFY(chosen.isEmpty());
        QVERIFY(isNear(board.scene().table().chip(0)->at, {600'000, 600'000}, 0));
        click(board, {600'000, 600'000});
        QCOMPARE(chosen.size(), 1);
        board.skipAnimation(); // nothing flies
        QCOMPARE(finished.size(), 1);
    }

    void aFlightEndsByItself()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        QSignalSpy finished(&board, &CloutBoard::animationFinished);
        games::clout::Track track = longTrack();
        track.paths.front().poses.resize(4);
        board.animate(track);
        const auto clocks = [&board] {
            return QAbstractEventDispatcher::instance()->registeredTimers(&board).size();
        };
        QCOMPARE(clocks(), 1);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!board.isAnimating());
        QCOMPARE(clocks(), 0); // none runs while nothing flies
        // Nothing to play, or nothing is to be played: it ends all the same, but not at once.
        board.animate({});
        QCOMPARE(finished.size(), 1);
        QTRY_COMPARE(finished.size(), 2);
        board.setAnimationSpeed(0);
        board.animate(longTrack());
        QTRY_COMPARE(finished.size(), 3);
        board.setAnimationSpeed(1);
        board.hide();
        board.animate(longTrack());
        QTRY_COMPARE(finished.size(), 4);
    }
};

QTEST_MAIN(CloutBoardTest)
#include "clout_board_test.moc"
