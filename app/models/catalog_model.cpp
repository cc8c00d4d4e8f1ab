#include "models/catalog_model.h"

#include "models/catalog_order.h"
#include "models/title_roles.h"

#include <QMimeData>
#include <QStringList>

#include <algorithm>

namespace models
{

CatalogModel::CatalogModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void CatalogModel::setCatalog(std::shared_ptr<const catalog::Catalog> catalog,
                              const std::string &language)
{
    const bool isSameShape = m_columns && m_catalog && catalog
        && m_catalog->schemaPointer() == catalog->schemaPointer()
        && m_columns->language() == language;
    m_orderColumn = -1;
    if (isSameShape) {
        // An edit: views keep what is selected and where they are scrolled to.
        std::vector<std::string> keys;
        const auto before = persistentIndexList();
        keys.reserve(static_cast<std::size_t>(before.size()));
        for (const auto &index : before) {
            const auto piece = pieceAt(index.row());
            keys.push_back(piece ? piece->key : std::string());
        }
        Q_EMIT layoutAboutToBeChanged();
        m_catalog = std::move(catalog);
        m_query = catalog::Query::parse(m_search.toStdString(),
                                        m_catalog->schemaPointer(),
                                        m_catalog->sets());
        rebuildOrder();
        m_rows = matchingPlaces();
        QModelIndexList after;
        for (qsizetype i = 0; i < before.size(); ++i) {
            const int row = rowOf(keys[static_cast<std::size_t>(i)]);
            after.append(row < 0 ? QModelIndex() : index(row, before[i].column()));
        }
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
        return;
    }
    beginResetModel();
    m_catalog = std::move(catalog);
    m_columns.reset();
    m_rows.clear();
    if (m_catalog) {
        m_columns.emplace(m_catalog->schemaPointer(), language);
        m_sortColumn = std::min(m_sortColumn, m_columns->count() - 1);
        m_query = catalog::Query::parse(m_search.toStdString(),
                                        m_catalog->schemaPointer(),
                                        m_catalog->sets());
        rebuildOrder();
        m_rows = matchingPlaces();
    }
    endResetModel();
}

void CatalogModel::setSearch(const QString &search)
{
    m_search = search;
    if (!m_catalog) {
        return;
    }
    m_query =
        catalog::Query::parse(search.toStdString(), m_catalog->schemaPointer(), m_catalog->sets());
    refilter();
}

catalog::PiecePointer CatalogModel::pieceAt(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return row < 0 || place >= m_rows.size() ? nullptr : m_catalog->pieces()[m_rows[place]];
}

int CatalogModel::rowOf(const std::string &key) const
{
    const auto piece = m_catalog ? m_catalog->find(key) : nullptr;
    if (!piece) {
        return -1;
    }
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](Place place) {
        return m_catalog->pieces()[place] == piece;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int CatalogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CatalogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_columns ? 0 : m_columns->count();
}

QVariant CatalogModel::data(const QModelIndex &index, int role) const
{
    const auto piece = index.isValid() ? pieceAt(index.row()) : nullptr;
    if (!piece) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return m_columns->cell(*piece, index.column());
    case Qt::ToolTipRole:
        return m_columns->toolTip(*piece);
    case Qt::TextAlignmentRole:
        return m_columns->at(index.column()).isNumber
            ? QVariant::fromValue(Qt::AlignHCenter | Qt::AlignVCenter)
            : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        // A reader moves by rows: the first cell says them whole.
        return index.column() == 0 ? m_columns->rowSentence(*piece)
                                   : m_columns->cell(*piece, index.column());
    case SentenceRole:
        return m_columns->rowSentence(*piece);
    case PieceRole:
        return QVariant::fromValue(piece);
    case KeyRole:
        return QString::fromStdString(piece->key);
    default:
        return {};
    }
}

QVariant CatalogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !m_columns || section < 0
        || section >= m_columns->count()) {
        return {};
    }
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        return m_columns->title(section);
    }
    if (role == ShortTitleRole) {
        return m_columns->shortTitle(section);
    }
    if (role == Qt::TextAlignmentRole) {
        return m_columns->at(section).isNumber
            ? QVariant::fromValue(Qt::AlignHCenter | Qt::AlignVCenter)
            : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    }
    return {};
}

void CatalogModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = std::max(column, 0);
    m_sortOrder = order;
    if (m_catalog) {
        refilter();
    }
}

QMimeData *CatalogModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList keys;
    QStringList names;
    for (const auto &index : indexes) {
        const auto piece = pieceAt(index.row());
        const QString key = piece ? QString::fromStdString(piece->key) : QString();
        if (piece && !keys.contains(key)) {
            keys.append(key);
            names.append(QStringLiteral("1 ") + QString::fromStdString(piece->name));
        }
    }
    auto *data = new QMimeData;
    data->setData(pieceMimeType(), keys.join(QLatin1Char('\n')).toUtf8());
    // Lines of a roster text, for whatever else they are dropped on.
    data->setText(names.join(QLatin1Char('\n')));
    return data;
}

QStringList CatalogModel::mimeTypes() const
{
    return {pieceMimeType(), QStringLiteral("text/plain")};
}

Qt::ItemFlags CatalogModel::flags(const QModelIndex &index) const
{
    const auto flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren : flags;
}

QString CatalogModel::pieceMimeType()
{
    return QStringLiteral("application/x-muster-pieces");
}

void CatalogModel::refilter()
{
    rebuildOrder();
    replaceRows(matchingPlaces());
}

void CatalogModel::rebuildOrder()
{
    const auto &display = m_query.display();
    // What the search says about order wins over the header.
    int column = m_sortColumn;
    Qt::SortOrder order = m_sortOrder;
    if (!display.order.empty()) {
        const int asked = m_columns->indexOf(display.order);
        column = asked < 0 ? column : asked;
        order = Qt::AscendingOrder;
    }
    if (display.direction) {
        order = *display.direction == catalog::SortDirection::Descending ? Qt::DescendingOrder
                                                                         : Qt::AscendingOrder;
    }
    if (column != m_orderColumn || order != m_orderOrder) {
        m_order = sortedPlaces(m_catalog->pieces(), *m_columns, column, order);
        m_orderColumn = column;
        m_orderOrder = order;
    }
}

std::vector<CatalogModel::Place> CatalogModel::matchingPlaces() const
{
    std::vector<Place> rows;
    if (m_query.isEmpty()) {
        rows = m_order;
    } else {
        std::vector<std::uint8_t> fits(m_order.size(), 0);
        for (const std::size_t place : m_query.matching(m_catalog->pieces())) {
            fits[place] = 1;
        }
        std::copy_if(m_order.begin(), m_order.end(), std::back_inserter(rows), [&](Place place) {
            return fits[place] != 0;
        });
    }
    if (const auto limit = m_query.display().limit; limit && *limit < rows.size()) {
        rows.resize(*limit);
    }
    return rows;
}

void CatalogModel::replaceRows(std::vector<Place> rows)
{
    if (rows == m_rows) {
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    const auto before = persistentIndexList();
    std::vector<Place> places;
    places.reserve(static_cast<std::size_t>(before.size()));
    for (const auto &index : before) {
        places.push_back(m_rows[static_cast<std::size_t>(index.row())]);
    }
    m_rows = std::move(rows);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto found =
            std::find(m_rows.begin(), m_rows.end(), places[static_cast<std::size_t>(i)]);
        after.append(found == m_rows.end()
                         ? QModelIndex()
                         : index(static_cast<int>(found - m_rows.begin()), before[i].column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

} // namespace models
