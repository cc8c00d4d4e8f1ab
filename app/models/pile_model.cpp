#include "models/pile_model.h"

#include "models/catalog_model.h" // a piece as a QVariant

namespace models
{

void PileModel::setItems(std::vector<boards::PileItem> items)
{
    if (items == m_items) {
        return;
    }
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

const boards::PileItem *PileModel::itemAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_items[static_cast<std::size_t>(row)];
}

int PileModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant PileModel::data(const QModelIndex &index, int role) const
{
    const auto *const item = index.isValid() ? itemAt(index.row()) : nullptr;
    if (item == nullptr) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return item->name;
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(item->name, item->figures);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1 × %2, %3")
            .arg(QString::number(item->count), item->name, item->figures);
    case ChipRole:
        return QVariant::fromValue(item->piece);
    case CountRole:
        return item->count;
    default:
        return {};
    }
}

} // namespace models
