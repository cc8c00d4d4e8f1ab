// The chips on the table in words, as rows of a list and as a screen reader hears them.
#include "app/boards/board_fixture.h"
#include "boards/clout_table_model.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QTest>

using boards::CloutTableModel;

namespace
{

std::vector<boards::CloutRow> rowsIn(tests::BoardFixture &fixture,
                                     const tests::Arrangement &arrangement,
                                     engine::Seat viewer = engine::Seat{0})
{
    fixture.board.setPosition(tests::stateOf(arrangement), viewer);
    return boards::rowsOf(fixture.board.scene().table(), fixture.board.scene().words());
}

const boards::CloutRow &rowOf(const std::vector<boards::CloutRow> &rows, int token)
{
    return *std::ranges::find(rows,
                              engine::Token{static_cast<std::uint16_t>(token)},
                              &boards::CloutRow::token);
}

} // namespace

class CloutTableModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsSayWhatTheBoardShows()
    {
        tests::BoardFixture fixture;
        const auto rows = rowsIn(fixture, tests::midGame());
        QCOMPARE(rows.size(), std::size_t{13});
        const auto &grove = rowOf(rows, 0);
        QCOMPARE(grove.chip, QStringLiteral("Whispering Grove"));
        QCOMPARE(grove.owner, QStringLiteral("yours"));
        QCOMPARE(grove.faction, QStringLiteral("Elves"));
        QCOMPARE(grove.place, QStringLiteral("26 cm from the left, 30 cm from you"));
        QCOMPARE(grove.points, 1);
        QCOMPARE(grove.parts, QStringLiteral("1 printed"));
        QVERIFY(grove.state.isEmpty());
        // In range of the grove.
        const auto &archer = rowOf(rows, 1);
        QCOMPARE(archer.chip, QStringLiteral("Mossquill Archer 1"));
        QCOMPARE(archer.points, 2);
        QCOMPARE(archer.parts, QStringLiteral("1 printed + 1 near a base"));
        QCOMPARE(rowOf(rows, 3).chip, QStringLiteral("Mossquill Archer 2"));
        QCOMPARE(rowOf(rows, 8).owner, QStringLiteral("yours, taken from player 2"));
        QVERIFY(rowOf(rows, 8).state.contains(QStringLiteral("possessed by Stagcrown Queen")));
        QVERIFY(rowOf(rows, 9).state.contains(QStringLiteral("trapped by Briar Keeper")));
        QCOMPARE(rowOf(rows, 9).points, 0);
        QVERIFY(rowOf(rows, 6).state.startsWith(QStringLiteral("lies on 1")));
        for (const auto &row : rows) {
            for (const auto &part : {row.chip, row.owner, row.faction, row.place, row.state}) {
                QVERIFY2(row.everything.contains(part), qPrintable(row.everything));
            }
        }
        QVERIFY(rowOf(rows, 4).everything.contains(QStringLiteral("range 2")));
    }

    void theOtherSideSeesItsOwn()
    {
        tests::BoardFixture fixture;
        fixture.board.setSeatNames({QStringLiteral("Anna"), QStringLiteral("Ben")});
        const auto rows = rowsIn(fixture, tests::midGame(), engine::Seat{1});
        QCOMPARE(rowOf(rows, 0).owner, QStringLiteral("Anna"));
        QCOMPARE(rowOf(rows, 0).place, QStringLiteral("74 cm from the left, 70 cm from you"));
        QCOMPARE(rowOf(rows, 8).owner, QStringLiteral("Anna, taken from you"));
    }

    void rowsStandInTheOrderOfTheKeys()
    {
        tests::BoardFixture fixture;
        const auto rows = rowsIn(fixture,
                                 {{{"Briar Keeper", 0, 900, 100},
                                   {"Hungering Crowd", 1, 100, 905},
                                   {"Bonecart Hauler", 1, 600, 900},
                                   {"Antler Horn", 0, 100, 110}}});
        std::vector<int> tokens;
        for (const auto &row : rows) {
            tokens.push_back(static_cast<int>(row.token));
        }
        QCOMPARE(tokens, (std::vector<int>{1, 2, 3, 0}));
    }

    void keepsWhatIsSelected()
    {
        tests::BoardFixture fixture;
        CloutTableModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRows(rowsIn(fixture, tests::midGame()));
        QCOMPARE(model.rowCount(), 13);
        QItemSelectionModel selection(&model);
        const auto queen = engine::Token{4};
        selection.setCurrentIndex(model.index(model.rowOf(queen), 0),
                                  QItemSelectionModel::SelectCurrent);
        auto moved = tests::midGame();
        moved.lying[4].y = 950;
        model.setRows(rowsIn(fixture, moved));
        QCOMPARE(selection.currentIndex().row(), model.rowOf(queen));
        QCOMPARE(model.rowOf(queen), 0);
        moved.lying.resize(4);
        model.setRows(rowsIn(fixture, moved));
        QVERIFY(!selection.currentIndex().isValid());
        QCOMPARE(model.rowOf(queen), -1);
        QCOMPARE(model.tokenAt(99), engine::NoToken);
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void cellsForEyesAndEars()
    {
        tests::BoardFixture fixture;
        CloutTableModel model;
        model.setRows(rowsIn(fixture, tests::midGame()));
        const int row = model.rowOf(engine::Token{1});
        QCOMPARE(model.index(row, CloutTableModel::PointsColumn).data().toInt(), 2);
        QCOMPARE(model.index(row, CloutTableModel::PointsColumn).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("1 printed + 1 near a base"));
        const QString heard = model.index(row, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY(heard.startsWith(QStringLiteral("Mossquill Archer 1, yours")));
        QCOMPARE(model.index(row, 0).data(CloutTableModel::TokenRole).toInt(), 1);
        for (int column = 0; column < CloutTableModel::Columns; ++column) {
            QVERIFY(
                !model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
        }
    }

    void withoutACatalogueTheSetupSpeaks()
    {
        tests::BoardFixture fixture;
        fixture.board.setFaces({});
        const auto rows = rowsIn(fixture, tests::midGame());
        QCOMPARE(rowOf(rows, 0).chip, QStringLiteral("Whispering Grove"));
        QCOMPARE(rowOf(rows, 0).faction, QStringLiteral("faction unknown"));
        QVERIFY(rowOf(rows, 2).everything.contains(QStringLiteral("ambush 2")));
    }

    void namesAndFactionsInTheLanguage()
    {
        tests::BoardFixture fixture(QStringLiteral("de"));
        const auto rows = rowsIn(fixture, tests::midGame());
        QCOMPARE(rowOf(rows, 0).chip, QStringLiteral("Flüsterhain"));
        QCOMPARE(rowOf(rows, 0).faction, QStringLiteral("Elfen"));
    }
};

QTEST_MAIN(CloutTableModelTest)
#include "clout_table_model_test.moc"
