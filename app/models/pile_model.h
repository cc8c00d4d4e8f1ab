// The pieces of one pile at the table, alike ones in one row: a face with how many there are. A
// pile that is hidden from who looks has no rows.
#pragma once

#include "boards/table_board.h"

#include <QAbstractListModel>

#include <vector>

namespace models
{

class PileModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        ChipRole = Qt::UserRole + 1, // catalog::PiecePointer
        CountRole,
    };

    using QAbstractListModel::QAbstractListModel;

    void setItems(std::vector<boards::PileItem> items);
    const boards::PileItem *itemAt(int row) const; // null outside

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<boards::PileItem> m_items;
};

} // namespace models
