// The board by keys alone: from chip to chip, the aim, aiming by name, carrying, and what is told.
#include "app/boards/board_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <set>

using base::Point;
using boards::CloutBoard;
using engine::Token;

namespace
{

// Five in a cross and one far off.
tests::Arrangement cross()
{
    return {{{"Briar Keeper", 0, 500, 500},
             {"Hungering Crowd", 1, 300, 510},
             {"Bonecart Hauler", 1, 700, 490},
             {"Pale Mourner", 1, 495, 700},
             {"Antler Horn", 0, 505, 300},
             {"Windmoth Cloud", 0, 900, 900}}};
}

struct Keyed {
    tests::BoardFixture fixture;
    CloutBoard &board = fixture.board;

    explicit Keyed(const tests::Arrangement &arrangement = cross(),
                   engine::Seat viewer = engine::Seat{0})
    {
        board.show();
        board.setPosition(tests::stateOf(arrangement), viewer);
        QApplication::setActiveWindow(&board);
        board.setFocus();
    }

    void aim(engine::Seat viewer = engine::Seat{0})
    {
        const auto state = tests::aimingStateOf(cross());
        board.setPosition(state, viewer);
        board.setHand(state->setup().throwing.hands[0],
                      state->setup().throwing.from[0],
                      state->setup().throwing.surface);
        board.setRegion(state->region());
        board.setCursor({500'000, 500'000});
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&board, static_cast<Qt::Key>(key), modifiers);
    }
};

} // namespace

class CloutBoardKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsGoToTheNearestInTheirDirection()
    {
        Keyed keyed;
        keyed.board.setCurrentChip(Token{0});
        for (const auto &[key, token] :
             {std::pair{Qt::Key_Left, 1}, {Qt::Key_Right, 2}, {Qt::Key_Up, 3}, {Qt::Key_Down, 4}}) {
            keyed.board.setCurrentChip(Token{0});
            keyed.press(key);
            QCOMPARE(static_cast<int>(keyed.board.currentChip()), token);
        }
        keyed.press(Qt::Key_Down); // nothing lies there
        QCOMPARE(keyed.board.currentChip(), Token{4});
    }

    void arrowsGoAsOneLooks()
    {
        Keyed keyed(cross(), engine::Seat{1});
        keyed.board.setCurrentChip(Token{0});
        keyed.press(Qt::Key_Left);
        QCOMPARE(keyed.board.currentChip(), Token{2});
        keyed.board.setCurrentChip(Token{0});
        keyed.press(Qt::Key_Up);
        QCOMPARE(keyed.board.currentChip(), Token{4});
    }

    void everyChipIsReachedByArrows()
    {
        Keyed keyed(tests::midGame());
        std::set<int> met;
        std::vector<Token> open{keyed.board.currentChip()};
        while (!open.empty()) {
            const Token from = open.back();
            open.pop_back();
            for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                keyed.board.setCurrentChip(from);
                keyed.press(key);
                if (met.insert(static_cast<int>(keyed.board.currentChip())).second) {
                    open.push_back(keyed.board.currentChip());
                }
            }
        }
        QCOMPARE(met.size(), std::size_t{13});
    }

    void tabGoesThroughWhatMayBeChosenAndOn()
    {
        QWidget window;
        tests::BoardFixture fixture;
        QLineEdit after;
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(&fixture.board);
        layout->addWidget(&after);
        window.show();
        QApplication::setActiveWindow(&window);
        auto &board = fixture.board;
        board.setPosition(tests::stateOf(cross()), engine::Seat{0});
        board.setMarks({{Token{4}, {}, 4, true, {}},
                        {Token{3}, {}, 3, true, {}},
                        {Token{2}, {}, 2, false, QStringLiteral("No.")}});
        after.setFocus();
        board.setFocus(Qt::TabFocusReason);
        QCOMPARE(board.currentChip(), Token{3}); // the farther one comes first
        QTest::keyClick(&board, Qt::Key_Tab);
        QCOMPARE(board.currentChip(), Token{4});
        QTest::keyClick(&board, Qt::Key_Tab);
        QVERIFY(after.hasFocus());
        QTest::keyClick(&after, Qt::Key_Backtab);
        QVERIFY(board.hasFocus());
        QCOMPARE(board.currentChip(), Token{4});
        QTest::keyClick(&board, Qt::Key_Backtab);
        QCOMPARE(board.currentChip(), Token{3});
        fixture.board.setParent(nullptr);
    }

    void enterChooses()
    {
        Keyed keyed;
        keyed.board.setMarks({{Token{1}, {}, 11, true, {}},
                              {Token{2}, {}, 12, false, QStringLiteral("It is immune.")}});
        QSignalSpy chosen(&keyed.board, &CloutBoard::chipChosen);
        QSignalSpy current(&keyed.board, &CloutBoard::currentChipChanged);
        keyed.board.setCurrentChip(Token{0});
        keyed.press(Qt::Key_Return);
        QVERIFY(chosen.isEmpty());
        keyed.press(Qt::Key_Left);
        QCOMPARE(current.size(), 1);
        keyed.press(Qt::Key_Enter);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toULongLong(), 11ULL);
        keyed.board.setCurrentChip(Token{2});
        keyed.press(Qt::Key_Space);
        QCOMPARE(chosen.size(), 1);
    }

    void arrowsMoveTheAim()
    {
        Keyed keyed;
        keyed.aim();
        QSignalSpy moved(&keyed.board, &CloutBoard::cursorMoved);
        QSignalSpy given(&keyed.board, &CloutBoard::pointChosen);
        keyed.press(Qt::Key_Right);
        keyed.press(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY((keyed.board.cursor() == Point{510'000, 501'000}));
        keyed.press(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY((keyed.board.cursor() == Point{500'000, 500'000})); // onto the nearest chip there
        QCOMPARE(moved.size(), 3);
        keyed.press(Qt::Key_Return);
        QCOMPARE(given.size(), 1);
        QVERIFY((given[0][0].value<Point>() == Point{500'000, 500'000}));
        for (int i = 0; i < 80; ++i) {
            keyed.press(Qt::Key_Up);
        }
        keyed.press(Qt::Key_Return); // 130 cm away
        QCOMPARE(given.size(), 1);
    }

    void theAimGoesAsOneLooks()
    {
        Keyed keyed;
        keyed.aim(engine::Seat{1});
        keyed.press(Qt::Key_Right);
        keyed.press(Qt::Key_Up);
        QVERIFY((keyed.board.cursor() == Point{490'000, 490'000}));
    }

    void anAimIsGivenByName()
    {
        Keyed keyed;
        keyed.aim();
        auto *line = keyed.board.findChild<QLineEdit *>(QStringLiteral("aimLine"));
        QVERIFY(line && line->isHidden());
        keyed.press(Qt::Key_A);
        QVERIFY(line->isVisible());
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClicks(line, QStringLiteral("8 cm short of Briar Keeper"));
        QVERIFY((keyed.board.cursor() == Point{500'000, 420'000})); // it follows
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->isHidden());
        QVERIFY(keyed.board.hasFocus());
        QVERIFY((keyed.board.cursor() == Point{500'000, 420'000}));
        // What is not understood is said; Escape puts the aim back.
        keyed.press(Qt::Key_A);
        QTest::keyClicks(line, QStringLiteral("at Antler Horn"));
        QVERIFY((keyed.board.cursor() == Point{505'000, 300'000}));
        QTest::keyClicks(line, QStringLiteral("y"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->isVisible());
        const auto *telling = keyed.board.findChild<QLabel *>(QStringLiteral("telling"));
        QVERIFY(telling->isVisible());
        QVERIFY2(telling->text().contains(QStringLiteral("Perhaps “Antler Horn” is meant.")),
                 qPrintable(telling->text()));
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY((keyed.board.cursor() == Point{500'000, 420'000}));
        QVERIFY(line->isHidden());
        keyed.board.setRegion(std::nullopt);
        keyed.press(Qt::Key_A);
        QVERIFY(line->isHidden());
    }

    void chipsAreCarried()
    {
        Keyed keyed;
        keyed.board.setMovable({Token{0}});
        QSignalSpy moved(&keyed.board, &CloutBoard::chipMoved);
        keyed.board.setCurrentChip(Token{1});
        keyed.press(Qt::Key_M);
        keyed.press(Qt::Key_Return);
        QVERIFY(moved.isEmpty());
        keyed.board.setCurrentChip(Token{0});
        keyed.press(Qt::Key_M);
        keyed.press(Qt::Key_Right);
        keyed.press(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY((keyed.board.scene().table().chip(0)->at == Point{510'000, 499'000}));
        keyed.press(Qt::Key_Escape);
        QVERIFY((keyed.board.scene().table().chip(0)->at == Point{500'000, 500'000}));
        keyed.press(Qt::Key_M);
        keyed.press(Qt::Key_Up);
        keyed.press(Qt::Key_Return);
        QCOMPARE(moved.size(), 1);
        QCOMPARE(moved[0][0].value<Token>(), Token{0});
        QVERIFY((moved[0][1].value<Point>() == Point{500'000, 510'000}));
    }

    void aPointIsTold()
    {
        Keyed keyed;
        keyed.board.setCurrentChip(Token{0});
        QSignalSpy told(&keyed.board, &CloutBoard::told);
        keyed.press(Qt::Key_R);
        QCOMPARE(told.size(), 1);
        QString words = told[0][0].toString();
        QVERIFY2(words.contains(QStringLiteral("on Briar Keeper")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("Ambush: reaches nobody")), qPrintable(words));
        const auto *telling = keyed.board.findChild<QLabel *>(QStringLiteral("telling"));
        QVERIFY(telling->isVisible());
        keyed.press(Qt::Key_Escape);
        QVERIFY(!telling->isVisible());
        // From where a throw is aimed: whom it reaches there, and with a model what it hits.
        const tests::KnownThrows model;
        keyed.aim();
        keyed.board.setThrowModel(&model);
        keyed.board.setCursor({640'000, 490'000});
        keyed.press(Qt::Key_R);
        words = told.last()[0].toString();
        for (const char *part : {"64 cm from the left, 49 cm from you",
                                 "In reach of Bonecart Hauler (player 2)",
                                 "Volley from the Leaves reaches",
                                 "Strike: Bonecart Hauler",
                                 "Of 400 throw",
                                 "Briar Keeper is hit by 50 %"}) {
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
        }
        keyed.board.setThrowModel(nullptr);
        QVERIFY(!keyed.board.tellPoint({640'000, 490'000}).contains(QStringLiteral("Of 400")));
    }

    void aFlightIsSkipped()
    {
        Keyed keyed;
        QSignalSpy finished(&keyed.board, &CloutBoard::animationFinished);
        for (const auto key : {Qt::Key_Escape, Qt::Key_Space, Qt::Key_Return}) {
            games::clout::Track track;
            track.paths.push_back({Token{0}, std::vector<games::clout::Track::Pose>(6000)});
            keyed.board.animate(track);
            keyed.press(Qt::Key_Left);
            QVERIFY(keyed.board.isAnimating());
            keyed.press(key);
            QVERIFY(!keyed.board.isAnimating());
        }
        QCOMPARE(finished.size(), 3);
    }

    void withoutAMatchKeysDoNothing()
    {
        tests::BoardFixture fixture;
        fixture.board.show();
        for (const auto key :
             {Qt::Key_Left, Qt::Key_Return, Qt::Key_R, Qt::Key_A, Qt::Key_M, Qt::Key_Tab}) {
            QTest::keyClick(&fixture.board, key);
        }
        QCOMPARE(fixture.board.currentChip(), engine::NoToken);
    }
};

QTEST_MAIN(CloutBoardKeysTest)
#include "clout_board_keys_test.moc"
