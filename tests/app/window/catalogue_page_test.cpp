// The catalogue page as a person uses it: search by typing, filters that write the search, what an
// empty result offers, deleting with a way back, the unknown, export, the grid of faces.
#include "library/own_pieces.h"
#include "pages/catalogue_page.h"
#include "storage/roster_store.h"
#include "support/window_fixture.h"
#include "widgets/piece_view.h"

#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

#include <algorithm>

namespace
{

struct OpenPage {
    explicit OpenPage(const QString &language = QStringLiteral("en"))
        : fixture(language)
        , page(fixture.services())
    {
        page.resize(1100, 700);
        page.setGame(QStringLiteral("clout"));
        page.show();
        page.activateWindow();
        (void)QTest::qWaitForWindowActive(&page);
        page.activate();
    }
    QLineEdit *search() { return page.findChild<QLineEdit *>(QStringLiteral("search")); }
    QTreeView *table() { return page.findChild<QTreeView *>(QStringLiteral("pieces")); }
    int rows() { return table()->model()->rowCount(); }
    widgets::PieceView *piece() { return page.findChild<widgets::PieceView *>(); }
    QAction *action(const char *name) { return page.findChild<QAction *>(QLatin1String(name)); }
    catalog::PiecePointer enter(const std::string &name)
    {
        library::OwnPieces own(fixture.workspace().library(),
                               fixture.workspace().pieces(),
                               fixture.workspace().journal());
        catalog::Piece made;
        made.name = name;
        const auto &schema = *fixture.workspace().library().game("clout")->data.schema;
        catalog::finishPiece(made, schema);
        return own.save("clout", std::move(made)).value();
    }

    support::WindowFixture fixture;
    pages::CataloguePage page;
};

} // namespace

class CataloguePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingFinds()
    {
        OpenPage open;
        QTRY_VERIFY(open.search()->hasFocus());
        const int all = open.rows();
        QTest::keyClicks(open.search(), QStringLiteral("treant wat"));
        QCOMPARE(open.rows(), 1);
        QVERIFY(open.piece()->plainText().contains(QStringLiteral("Treant Watcher")));
        // The sentence of ours stands beside each ability.
        const auto *strike =
            open.fixture.workspace().library().game("clout")->data.text("ability", "strike");
        QVERIFY(open.piece()->plainText().contains(QString::fromStdString(strike->text.in("en"))));
        QTest::keyClick(open.search(), Qt::Key_Escape);
        QCOMPARE(open.rows(), all);
    }

    void aMistakeIsNamedAndMended()
    {
        OpenPage open;
        open.search()->setText(QStringLiteral("factoin:elves"));
        auto *suggestion = open.page.findChild<QToolButton *>(QStringLiteral("searchSuggestion"));
        QVERIFY(suggestion->isVisible());
        QTest::mouseClick(suggestion, Qt::LeftButton);
        QCOMPARE(open.search()->text(), QStringLiteral("faction:elves"));
        QVERIFY(!suggestion->isVisible());
        QVERIFY(open.rows() > 0);
    }

    void filtersWriteTheSearch()
    {
        OpenPage open;
        auto *button = open.page.findChild<QToolButton *>(QStringLiteral("filter-faction"));
        QVERIFY(button);
        button->menu()->actions().at(0)->trigger();
        QCOMPARE(open.search()->text(), QStringLiteral("f:elves"));
        button->menu()->actions().at(1)->trigger();
        QCOMPARE(open.search()->text(), QStringLiteral("f:elves|undead"));
        // And the other way round: what is typed is marked.
        open.search()->setText(QStringLiteral("f:undead pts<=2"));
        QVERIFY(!button->menu()->actions().at(0)->isChecked());
        QVERIFY(button->menu()->actions().at(1)->isChecked());
        QTest::mouseClick(open.page.findChild<QToolButton *>(QStringLiteral("clearFilters")),
                          Qt::LeftButton);
        QVERIFY(open.search()->text().isEmpty());
    }

    void nothingFoundOffersAWayOut()
    {
        OpenPage open;
        open.search()->setText(QStringLiteral("zzzz"));
        auto *clear = open.page.findChild<QPushButton *>(QStringLiteral("emptyClear"));
        QVERIFY(clear && clear->isVisible());
        QTest::mouseClick(clear, Qt::LeftButton);
        QVERIFY(open.rows() > 0);
        open.search()->setText(QStringLiteral("is:own"));
        QTRY_VERIFY(open.page.findChild<QPushButton *>(QStringLiteral("emptyEnter")));
        QVERIFY(open.page.findChild<QPushButton *>(QStringLiteral("emptyImport")));
    }

    void deletingCanBeTakenBack()
    {
        OpenPage open;
        const auto made = open.enter("Delete Me");
        open.page.showPiece(QString::fromStdString(made->key));
        QVERIFY(open.action("piece-delete")->isEnabled());
        QSignalSpy notices(&open.fixture.notices, &Notices::shown);
        open.action("piece-delete")->trigger();
        auto &game = *open.fixture.workspace().library().game("clout");
        QVERIFY(!game.catalog->find(made->key));
        QCOMPARE(notices.size(), 1);
        const auto notice = notices.first().first().value<Notices::Notice>();
        QVERIFY(notice.action);
        notice.action();
        QVERIFY(game.catalog->find(made->key));
    }

    void whatAListUsesIsDeletedOnlyWhenConfirmed()
    {
        OpenPage open;
        const auto made = open.enter("Used One");
        rosters::Roster roster;
        roster.game = "clout";
        roster.name = "Green wall";
        roster.lines.push_back({1, made->key, made->name, {}, {}, 0});
        QVERIFY(open.fixture.workspace().rosters().add({roster}));
        open.page.showPiece(QString::fromStdString(made->key));
        open.fixture.prompter.confirmations.push_back(false);
        open.action("piece-delete")->trigger();
        auto &game = *open.fixture.workspace().library().game("clout");
        QVERIFY(open.fixture.prompter.asked.constLast().contains(QStringLiteral("Green wall")));
        QVERIFY(game.catalog->find(made->key));
        open.fixture.prompter.confirmations.push_back(true);
        open.action("piece-delete")->trigger();
        QVERIFY(!game.catalog->find(made->key));
    }

    void shippedPiecesAreNotDeleted()
    {
        OpenPage open;
        open.page.showPiece(QStringLiteral("clout/treant-watcher"));
        QVERIFY(!open.action("piece-delete")->isEnabled());
        QVERIFY(open.action("piece-edit")->isEnabled());
    }

    void theReleasesValueIsTakenBack()
    {
        OpenPage open;
        library::OwnPieces own(open.fixture.workspace().library(),
                               open.fixture.workspace().pieces(),
                               open.fixture.workspace().journal());
        auto &game = *open.fixture.workspace().library().game("clout");
        const auto piece = game.catalog->find("clout/fernshade-lookout");
        std::vector<std::string> cells;
        for (const auto &value : piece->values) {
            cells.push_back(catalog::written(value));
        }
        cells[static_cast<std::size_t>(game.data.schema->attributeIndex("range"))] = "4";
        QVERIFY(own.amend("clout", piece->key, cells, "my chip"));
        open.page.showPiece(QStringLiteral("clout/fernshade-lookout"));
        QVERIFY(open.piece()->plainText().contains(QStringLiteral("Shipped says 1.")));
        Q_EMIT open.piece()->shippedValueRequested(QStringLiteral("range"));
        QVERIFY(!open.piece()->plainText().contains(QStringLiteral("Shipped says")));
        QVERIFY(game.catalog->find("clout/fernshade-lookout")->amended.empty());
    }

    void theUnknownIsListed()
    {
        OpenPage open;
        open.fixture.prompter.choices.push_back(0);
        open.action("catalogue-unknown")->trigger();
        QVERIFY(open.search()->text().startsWith(QStringLiteral("unknown:")));
        QVERIFY(open.rows() > 0);
    }

    void ownPiecesAreExportedAsATable()
    {
        OpenPage open;
        open.enter("Far Traveller");
        const QString path = open.fixture.folder() + QStringLiteral("/out.tsv");
        open.fixture.prompter.choices.push_back(0);
        open.fixture.prompter.savePaths.push_back(path);
        open.action("pieces-export")->trigger();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("Far Traveller"));
        QVERIFY(!text.contains("Mossquill"));
    }

    void tableAndGridShareTheChosenPiece()
    {
        OpenPage open;
        open.page.showPiece(QStringLiteral("clout/mossquill-archer"));
        open.action("catalogue-grid")->trigger();
        auto *grid = open.page.findChild<QListView *>(QStringLiteral("faces"));
        QVERIFY(grid->isVisible());
        QCOMPARE(grid->currentIndex().data().toString(), QStringLiteral("Mossquill Archer"));
        open.action("catalogue-grid")->trigger();
        QVERIFY(open.table()->isVisible());
        QCOMPARE(open.table()->currentIndex().siblingAtColumn(0).data().toString(),
                 QStringLiteral("Mossquill Archer"));
    }

    void everyControlHasAName()
    {
        OpenPage open(QStringLiteral("de"));
        for (const auto *widget : open.page.findChildren<QWidget *>()) {
            const bool isStop = widget->focusPolicy() != Qt::NoFocus && widget->isVisible()
                && !widget->focusProxy();
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool isNamed =
                !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            QVERIFY2(!isStop || isNamed || widget->objectName().startsWith(QLatin1String("qt_")),
                     qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ')
                                + widget->objectName()));
        }
    }

    void anotherPageAsksForASearch()
    {
        OpenPage open;
        Q_EMIT open.fixture.navigation.searchRequested(QStringLiteral("mutant"),
                                                       QStringLiteral("has:flying"));
        QCOMPARE(open.search()->text(), QStringLiteral("has:flying"));
        QVERIFY(open.rows() > 0);
        QCOMPARE(open.page.undoSubject(), library::OwnPieces::undoSubject("mutant"));
    }
};

QTEST_MAIN(CataloguePageTest)
#include "catalogue_page_test.moc"
