// Two rosters side by side: what differs comes first and is said in words.
#include "dialogs/compare_rosters.h"
#include "support/window_fixture.h"

#include <QLabel>
#include <QTableView>
#include <QtTest>

namespace
{

rosters::Line line(int count, const std::string &name)
{
    rosters::Line result;
    result.count = count;
    result.name = name;
    return result;
}

dialogs::Comparison sample()
{
    dialogs::Comparison result;
    result.before.game = result.after.game = "clout";
    result.before.name = "Then";
    result.after.name = "Now";
    result.before.lines = {line(3, "Tinpot Gang"), line(2, "Scrapling"), line(1, "Tunnel Maw")};
    result.after.lines = {line(3, "Tinpot Gang"), line(3, "Scrapling"), line(1, "No Such Chip")};
    return result;
}

QStringList rowOf(const QTableView &table, int row)
{
    QStringList cells;
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        cells.append(table.model()->index(row, column).data().toString());
    }
    return cells;
}

} // namespace

class CompareRostersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDiffersComesFirst()
    {
        support::WindowFixture fixture;
        const dialogs::CompareRosters dialog(fixture.services(), sample());
        const auto &table = *dialog.findChild<QTableView *>(QStringLiteral("comparison"));
        QList<QStringList> rows;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            rows.append(rowOf(table, row));
        }
        QCOMPARE(rows.size(), 4);
        QCOMPARE(rows.last(), (QStringList{"Tinpot Gang", "3", "3", "same"}));
        QVERIFY(rows.contains(QStringList{"Scrapling", "2", "3", "1 more"}));
        QVERIFY(rows.contains(QStringList{"Tunnel Maw", "1", "", "taken out"}));
        QVERIFY(rows.contains(QStringList{"No Such Chip", "", "1", "added"}));
        QVERIFY(dialog.findChild<QLabel *>()->text().contains(QStringLiteral("3")));
    }

    void namesAreThoseOfTheWindowsLanguage()
    {
        support::WindowFixture fixture(QStringLiteral("de"));
        const dialogs::CompareRosters dialog(fixture.services(), sample());
        const auto &table = *dialog.findChild<QTableView *>(QStringLiteral("comparison"));
        QCOMPARE(rowOf(table, 3).first(), QStringLiteral("Blechtopfbande"));
    }

    void equalRostersAreSaidToBe()
    {
        support::WindowFixture fixture;
        auto same = sample();
        same.after.lines = same.before.lines;
        const dialogs::CompareRosters dialog(fixture.services(), same);
        QCOMPARE(dialog.findChild<QLabel *>()->text(),
                 QStringLiteral("Both hold the same pieces."));
    }
};

QTEST_MAIN(CompareRostersTest)
#include "compare_rosters_test.moc"
