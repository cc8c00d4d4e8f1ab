// The pieces of one game as the rows of a table, found by a search and sorted by a column. Shared
// by the catalogue and the builder; a view that knows more of a piece (why it may not be added)
// lays a proxy or a subclass over it. Made for 100,000 pieces: rows are places in the catalogue,
// nothing is allocated for each row when the search changes.
#pragma once

#include "catalog/query.h"
#include "models/catalog_columns.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

Q_DECLARE_METATYPE(catalog::PiecePointer)

namespace models
{

class CatalogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        PieceRole = Qt::UserRole + 1, // catalog::PiecePointer
        KeyRole,                      // QString
        SentenceRole,                 // all of the row in one sentence
        LastRole = SentenceRole,      // a subclass counts on from here
    };

    explicit CatalogModel(QObject *parent = nullptr);

    // The search and the sorting stay. `language` is that of names and labels.
    void setCatalog(std::shared_ptr<const catalog::Catalog> catalog, const std::string &language);
    const std::shared_ptr<const catalog::Catalog> &catalog() const { return m_catalog; }
    // Never throws; what was not understood is in query().mistakes().
    void setSearch(const QString &search);
    const QString &search() const { return m_search; }
    const catalog::Query &query() const { return m_query; }
    const CatalogColumns *columns() const { return m_columns ? &*m_columns : nullptr; }

    catalog::PiecePointer pieceAt(int row) const; // null outside
    int rowOf(const std::string &key) const;      // -1 where it is not among the rows
    int sortColumn() const { return m_sortColumn; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    QStringList mimeTypes() const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    // The keys of dragged pieces, a line each.
    static QString pieceMimeType();

private:
    using Place = std::uint32_t;

    void refilter();
    void rebuildOrder();
    std::vector<Place> matchingPlaces() const;
    // Moves the views' selections to where the pieces now are.
    void replaceRows(std::vector<Place> rows);

    std::shared_ptr<const catalog::Catalog> m_catalog;
    std::optional<CatalogColumns> m_columns;
    QString m_search;
    catalog::Query m_query;
    std::vector<Place> m_order; // every place of the catalogue, sorted
    std::vector<Place> m_rows;  // those shown
    int m_sortColumn = 0;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    int m_orderColumn = -1; // what m_order was made for
    Qt::SortOrder m_orderOrder = Qt::AscendingOrder;
};

} // namespace models
