// Importing a table: what would happen to every row is shown first, and all of it is one step.
#include "dialogs/import_pieces.h"
#include "library/own_pieces.h"
#include "models/import_model.h"
#include "support/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

#include <algorithm>

namespace
{

const QString Table = QStringLiteral("name\tfaction\ttype\tpoints\n"
                                     "Brought In\tElves\ttroop\t2\n"
                                     "Treant Watcher\t\t\t5\n"
                                     "Broken Row\tElves\ttroop\tmany\n"
                                     "Mossquill Archer\tElves\t\t1\n");

struct OpenDialog {
    OpenDialog()
        : dialog(new dialogs::ImportPieces(fixture.services(), game(), nullptr))
    {
        dialog->show();
    }
    ~OpenDialog() { delete dialog; }
    OpenDialog(const OpenDialog &) = delete;
    OpenDialog &operator=(const OpenDialog &) = delete;
    OpenDialog(OpenDialog &&) = delete;
    OpenDialog &operator=(OpenDialog &&) = delete;

    library::Game &game() { return *fixture.workspace().library().game("clout"); }
    QAbstractItemModel *rows() const
    {
        return dialog->findChild<QTreeView *>(QStringLiteral("importRows"))->model();
    }
    QPushButton *apply() const
    {
        return dialog->findChild<QPushButton *>(QStringLiteral("importApply"));
    }
    QString fate(int row) const
    {
        return rows()->index(row, models::ImportModel::FateColumn).data().toString();
    }

    support::WindowFixture fixture;
    QPointer<dialogs::ImportPieces> dialog;
};

} // namespace

class ImportPiecesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowHasItsFate()
    {
        OpenDialog open;
        QAbstractItemModelTester tester(open.rows());
        QVERIFY(!open.apply()->isEnabled());
        open.dialog->openText(Table, QStringLiteral("test.tsv"));
        QCOMPARE(open.rows()->rowCount(), 4);
        QCOMPARE(open.fate(0), QStringLiteral("New"));
        QCOMPARE(open.fate(1), QStringLiteral("Amends"));
        QCOMPARE(open.fate(2), QStringLiteral("Refused"));
        QCOMPARE(open.fate(3), QStringLiteral("Same"));
        QVERIFY(
            !open.rows()->index(2, models::ImportModel::ReasonColumn).data().toString().isEmpty());
        const auto refused = static_cast<int>(catalog::RowFate::Refused);
        auto *filter =
            open.dialog->findChild<QToolButton *>(QStringLiteral("importFilter%1").arg(refused));
        QTest::mouseClick(filter, Qt::LeftButton);
        QCOMPARE(open.rows()->rowCount(), 1);
        QCOMPARE(open.fate(0), QStringLiteral("Refused"));
    }

    void whatIsNotedOfAValueStandsBesideItsRow()
    {
        OpenDialog open;
        open.dialog->openText(QStringLiteral("name\tabilities\nSlip of the Pen\tstirke 3\n"),
                              QStringLiteral("test.tsv"));
        QCOMPARE(open.fate(0), QStringLiteral("New"));
        const auto reason = open.rows()->index(0, models::ImportModel::ReasonColumn);
        QVERIFY2(reason.data().toString().contains(QStringLiteral("stirke")),
                 qPrintable(reason.data().toString()));
        QCOMPARE(reason.data(Qt::ToolTipRole), reason.data());
        const auto fate = reason.siblingAtColumn(models::ImportModel::FateColumn);
        QVERIFY(!fate.data(Qt::DecorationRole).isNull());
    }

    void oneStepBringsAllInAndTakesAllBack()
    {
        OpenDialog open;
        open.dialog->openText(Table, QStringLiteral("test.tsv"));
        QTest::mouseClick(open.apply(), Qt::LeftButton);
        QTRY_VERIFY(!open.dialog || !open.dialog->isVisible());
        const int points = open.game().data.schema->attributeIndex("points");
        QCOMPARE(open.game().catalog->named("brought in").size(), std::size_t{1});
        QCOMPARE(open.game().catalog->find("clout/treant-watcher")->value(points).number, 5);
        auto &workspace = open.fixture.workspace();
        QVERIFY(workspace.journal().undo(library::OwnPieces::undoSubject("clout")));
        library::OwnPieces own(workspace.library(), workspace.pieces(), workspace.journal());
        QVERIFY(own.load("clout"));
        QVERIFY(open.game().catalog->named("brought in").empty());
        QVERIFY(open.game().catalog->find("clout/treant-watcher")->amended.empty());
    }

    void whatIsThereCanBeKept()
    {
        OpenDialog open;
        open.dialog->openText(Table, QStringLiteral("test.tsv"));
        open.dialog->findChild<QCheckBox *>(QStringLiteral("importKeep"))->click();
        QCOMPARE(open.fate(1), QStringLiteral("Kept"));
        QCOMPARE(open.fate(0), QStringLiteral("New"));
    }

    void aTableIsPasted()
    {
        OpenDialog open;
        QGuiApplication::clipboard()->setText(QStringLiteral("name,points\nFrom Afar,1\n"));
        QTest::mouseClick(open.dialog->findChild<QPushButton *>(QStringLiteral("importPaste")),
                          Qt::LeftButton);
        QCOMPARE(open.rows()->rowCount(), 1);
        QCOMPARE(open.fate(0), QStringLiteral("New"));
    }

    void whatIsNoTableSaysSo()
    {
        OpenDialog open;
        open.dialog->openText(QStringLiteral("just some words\n"), QStringLiteral("letter.txt"));
        QVERIFY(!open.apply()->isEnabled());
        QVERIFY(
            !open.dialog->findChild<QLabel *>(QStringLiteral("importMessage"))->text().isEmpty());
        open.dialog->openFile(open.fixture.folder() + QStringLiteral("/missing.tsv"));
        QVERIFY(open.dialog->findChild<QLabel *>(QStringLiteral("importMessage"))
                    ->text()
                    .contains(QStringLiteral("missing.tsv")));
    }
};

QTEST_MAIN(ImportPiecesTest)
#include "import_pieces_test.moc"
