// The catalogue as a table: search, sorting with what is unknown last, and that an edit keeps what
// a person has chosen.
#include "base/fold.h"
#include "models/catalog_model.h"
#include "support/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QMimeData>
#include <QtTest>

using catalog::Catalog;
using models::CatalogModel;

namespace
{

std::shared_ptr<const Catalog> clout(support::WindowFixture &fixture)
{
    return fixture.workspace().library().game("clout")->catalog;
}

catalog::PiecePointer
madePiece(const Catalog &catalog, const std::string &name, const std::string &points)
{
    catalog::Piece piece;
    piece.key = "own/" + name;
    piece.name = name;
    piece.values.resize(catalog.schema().attributes.size());
    const int attribute = catalog.schema().attributeIndex("points");
    (void)catalog::setValue(piece, catalog.schema(), attribute, points);
    catalog::finishPiece(piece, catalog.schema());
    return std::make_shared<const catalog::Piece>(std::move(piece));
}

} // namespace

class CatalogModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAndClears()
    {
        support::WindowFixture fixture;
        CatalogModel model;
        QAbstractItemModelTester tester(&model);
        model.setCatalog(clout(fixture), "en");
        const int all = model.rowCount();
        QVERIFY(all > 100);
        model.setSearch(QStringLiteral("f:elves t:troop"));
        QVERIFY(model.rowCount() > 0 && model.rowCount() < all);
        const int faction = model.columns()->indexOf("faction");
        for (int row = 0; row < model.rowCount(); ++row) {
            QCOMPARE(model.index(row, faction).data().toString(), QStringLiteral("Elves"));
        }
        model.setSearch(QStringLiteral("pts<="));
        QVERIFY(!model.query().mistakes().empty());
        model.setSearch({});
        QCOMPARE(model.rowCount(), all);
    }

    void sortsUnknownLastBothWays()
    {
        support::WindowFixture fixture;
        CatalogModel model;
        QAbstractItemModelTester tester(&model);
        model.setCatalog(clout(fixture), "en");
        const int points = model.columns()->indexOf("points");
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(points, order);
            const QString unknown = QStringLiteral("?");
            QVERIFY(model.index(0, points).data().toString() != unknown);
            QCOMPARE(model.index(model.rowCount() - 1, points).data().toString(), unknown);
            int before = model.index(0, points).data().toInt();
            for (int row = 1; row < model.rowCount(); ++row) {
                const QString cell = model.index(row, points).data().toString();
                if (cell == unknown) {
                    break;
                }
                QVERIFY(order == Qt::AscendingOrder ? cell.toInt() >= before
                                                    : cell.toInt() <= before);
                before = cell.toInt();
            }
        }
    }

    void sortsAsGermanDictionariesDo()
    {
        support::WindowFixture fixture;
        const auto shipped = clout(fixture);
        const Catalog catalog(
            shipped->schemaPointer(),
            std::make_shared<const std::vector<catalog::PieceSet>>(shipped->sets()),
            {madePiece(*shipped, "Zwerg", "1"),
             madePiece(*shipped, "Ähre", "1"),
             madePiece(*shipped, "Apfel", "1"),
             madePiece(*shipped, "Straße", "1"),
             madePiece(*shipped, "Strasse", "1"),
             madePiece(*shipped, "Adler", "1")});
        CatalogModel model;
        model.setCatalog(std::make_shared<const Catalog>(catalog), "de");
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row) {
            names.append(model.index(row, 0).data().toString());
        }
        QCOMPARE(names.constFirst(), QStringLiteral("Adler"));
        QCOMPARE(names.at(1), QStringLiteral("Ähre"));
        QCOMPARE(names.at(2), QStringLiteral("Apfel"));
        QCOMPARE(names.constLast(), QStringLiteral("Zwerg"));
    }

    void showsTheNameOfItsLanguage()
    {
        support::WindowFixture fixture;
        CatalogModel model;
        model.setCatalog(clout(fixture), "de");
        const int row = model.rowOf("clout/mossquill-archer");
        QVERIFY(row >= 0);
        QCOMPARE(model.index(row, 0).data().toString(), QStringLiteral("Moosfeder-Schützin"));
        QVERIFY(model.index(row, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Mossquill Archer")));
    }

    void anEditKeepsWhatIsChosen()
    {
        support::WindowFixture fixture;
        const auto before = clout(fixture);
        CatalogModel model;
        QAbstractItemModelTester tester(&model);
        model.setCatalog(before, "en");
        QItemSelectionModel selection(&model);
        const std::string key = "clout/mossquill-archer";
        selection.setCurrentIndex(model.index(model.rowOf(key), 0),
                                  QItemSelectionModel::SelectCurrent);
        // Stands before all others, so that every row moves.
        model.setCatalog(
            std::make_shared<const Catalog>(before->with({madePiece(*before, "Aaa", "1")})),
            "en");
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Aaa"));
        QCOMPARE(model.pieceAt(selection.currentIndex().row())->key, key);
        model.setCatalog(std::make_shared<const Catalog>(before->without(key)), "en");
        QVERIFY(!selection.currentIndex().isValid());
    }

    void aDraggedRowTellsItsKeyAndALine()
    {
        support::WindowFixture fixture;
        CatalogModel model;
        model.setCatalog(clout(fixture), "en");
        const int row = model.rowOf("clout/mossquill-archer");
        const std::unique_ptr<QMimeData> data(
            model.mimeData({model.index(row, 0), model.index(row, 1)}));
        QCOMPARE(data->data(CatalogModel::pieceMimeType()), QByteArray("clout/mossquill-archer"));
        QCOMPARE(data->text(), QStringLiteral("1 Mossquill Archer"));
    }
};

QTEST_MAIN(CatalogModelTest)
#include "catalog_model_test.moc"
