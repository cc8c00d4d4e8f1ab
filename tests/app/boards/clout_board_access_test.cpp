// The board as a screen reader meets it.
#include "app/boards/board_fixture.h"
#include "boards/announcement.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using boards::CloutBoard;
using engine::Token;

namespace
{

QAccessibleInterface *accessOf(CloutBoard &board)
{
    return QAccessible::queryAccessibleInterface(&board);
}

// The item whose name begins so.
QAccessibleInterface *itemOf(CloutBoard &board, const QString &name)
{
    auto *const access = accessOf(board);
    for (int i = 0; i < access->childCount(); ++i) {
        if (access->child(i)->text(QAccessible::Name).startsWith(name)) {
            return access->child(i);
        }
    }
    return nullptr;
}

} // namespace

class CloutBoardAccessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anItemForEachChipAndTheAim()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        auto *const access = accessOf(board);
        QVERIFY(access);
        QCOMPARE(access->role(), QAccessible::List);
        QCOMPARE(access->text(QAccessible::Name), QStringLiteral("Table"));
        QVERIFY(access->childCount() >= 14);
        for (int i = 0; i < access->childCount(); ++i) {
            auto *const item = access->child(i);
            QVERIFY(item && item->isValid());
            QVERIFY2(!item->text(QAccessible::Name).isEmpty(), qPrintable(QString::number(i)));
            QCOMPARE(access->indexOfChild(item), i);
            QCOMPARE(item->parent(), access);
            QCOMPARE(access->child(i), item); // the same one again
        }
        QCOMPARE(access->child(0)->role(), QAccessible::ListItem);
        QVERIFY(
            access->child(13)->text(QAccessible::Name).startsWith(QStringLiteral("Playing area")));
        QVERIFY(access->child(-1) == nullptr);
        QVERIFY(access->child(999) == nullptr);
    }

    void namesSayAllThatAFaceShows()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        const QString name = itemOf(board, QStringLiteral("Briar Keeper"))->text(QAccessible::Name);
        for (const char *part : {"yours",
                                 "Elves",
                                 "troop",
                                 "42 cm from the left, 42 cm from you",
                                 "2 point",
                                 "range 1",
                                 "defense 2",
                                 "Ambush 2",
                                 "Provoke"}) {
            QVERIFY2(name.contains(QLatin1String(part)), qPrintable(name));
        }
        QVERIFY(itemOf(board, QStringLiteral("Pale Mourner"))
                    ->text(QAccessible::Name)
                    .contains(QStringLiteral("trapped by Briar Keeper")));
        QVERIFY(itemOf(board, QStringLiteral("Lantern Ghoul"))
                    ->text(QAccessible::Name)
                    .contains(QStringLiteral("yours, taken from player 2")));
        QVERIFY(itemOf(board, QStringLiteral("Mossquill Archer 1"))
                    ->text(QAccessible::Description)
                    .contains(QStringLiteral("1 printed + 1 near a base")));
    }

    void pressingChooses()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        board.setMarks({{Token{7}, QStringLiteral("Strike Bonecart Hauler"), 77, true, {}},
                        {Token{11}, {}, 99, false, QStringLiteral("It is out of range.")}});
        QSignalSpy chosen(&board, &CloutBoard::chipChosen);
        auto *const hauler = itemOf(board, QStringLiteral("Bonecart Hauler"));
        QVERIFY(hauler->state().selectable && hauler->state().focusable
                && !hauler->state().disabled);
        QVERIFY(hauler->text(QAccessible::Name)
                    .contains(QStringLiteral("can be chosen: Strike Bonecart Hauler")));
        QVERIFY(hauler->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
        hauler->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toULongLong(), 77ULL);
        auto *const colossus = itemOf(board, QStringLiteral("Leaking Colossus"));
        QVERIFY(colossus->state().disabled && !colossus->state().selectable);
        QVERIFY(colossus->text(QAccessible::Name)
                    .contains(QStringLiteral("cannot be chosen: It is out of range.")));
        QVERIFY(!colossus->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
        colossus->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.size(), 1);
    }

    void focusIsTold()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        QApplication::setActiveWindow(&board);
        board.setFocus();
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        auto *const queen = itemOf(board, QStringLiteral("Stagcrown Queen"));
        queen->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(queen->state().focused);
        QCOMPARE(accessOf(board)->focusChild(), queen);
        QTest::keyClick(&board, Qt::Key_Left);
        const QString next = accessOf(board)->focusChild()->text(QAccessible::Name);
        QVERIFY2(next.startsWith(QStringLiteral("Hungering Crowd")), qPrintable(next));
        QVERIFY(!queen->state().focused);
        // Over its place lies its item, elsewhere the area.
        const QRect place = queen->rect();
        QCOMPARE(accessOf(board)->childAt(place.center().x(), place.center().y()), queen);
        const QPoint corner = board.mapToGlobal(board.scale().area().topLeft().toPoint());
        QCOMPARE(accessOf(board)->childAt(corner.x() + 3, corner.y() + 3),
                 accessOf(board)->child(13));
    }

    void theAimIsHeardAndPressed()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        QApplication::setActiveWindow(&board);
        board.setFocus();
        const auto state = tests::aimingStateOf(tests::midGame());
        board.setPosition(state, engine::Seat{0});
        board.setRegion(state->region());
        board.setCursor({410'000, 420'000});
        QSignalSpy given(&board, &CloutBoard::pointChosen);
        QTest::keyClick(&board, Qt::Key_Right);
        auto *const aim = accessOf(board)->child(13);
        QCOMPARE(aim->text(QAccessible::Name),
                 QStringLiteral("Aim: 42 cm from the left, 42 cm from you, on Briar Keeper"));
        QVERIFY(aim->state().focused);
        QCOMPARE(accessOf(board)->focusChild(), aim);
        const auto *const voice = board.findChild<boards::Announcement *>();
        QVERIFY(voice->said().contains(QStringLiteral("on Briar Keeper")));
        aim->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(given.size(), 1);
        board.setRegion(std::nullopt);
        QVERIFY(!aim->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
    }

    void whatHappensIsAnnounced()
    {
        tests::BoardFixture fixture;
        auto &board = fixture.board;
        board.show();
        board.announce(QStringLiteral("Bog Witch is removed."));
        const auto *const voice = board.findChild<boards::Announcement *>();
        QCOMPARE(voice->said(), QStringLiteral("Bog Witch is removed."));
        // Before Qt 6.8 the label itself is what is told of, so it must be there and have the
        // words.
        QVERIFY(voice->isVisible());
        QCOMPARE(QAccessible::queryAccessibleInterface(board.findChild<boards::Announcement *>())
                     ->text(QAccessible::Name),
                 QStringLiteral("Bog Witch is removed."));
        board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        board.setMarks({{Token{11}, {}, 1, false, QStringLiteral("It is out of range.")}});
        board.choose(11);
        QCOMPARE(board.findChild<boards::Announcement *>()->said(),
                 QStringLiteral("It is out of range."));
    }

    void whatIsGoneIsNoMore()
    {
        auto fixture = std::make_unique<tests::BoardFixture>();
        fixture->board.setPosition(tests::stateOf(tests::midGame()), engine::Seat{0});
        auto *const horn = itemOf(fixture->board, QStringLiteral("Antler Horn"));
        QVERIFY(horn->isValid());
        auto fewer = tests::midGame();
        fewer.lying.pop_back();
        fixture->board.setPosition(tests::stateOf(fewer), engine::Seat{0});
        QVERIFY(!horn->isValid());
        QVERIFY(horn->text(QAccessible::Name).isEmpty());
        QVERIFY(horn->rect().isEmpty());
        QVERIFY(horn->state().invalid);
        horn->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(itemOf(fixture->board, QStringLiteral("Antler Horn")) == nullptr);
        fixture.reset();
        // A board of its own begins anew.
        tests::BoardFixture other;
        QVERIFY(accessOf(other.board)->childCount() >= 1);
    }
};

QTEST_MAIN(CloutBoardAccessTest)
#include "clout_board_access_test.moc"
