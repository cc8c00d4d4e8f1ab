// The chips on the table as the rows of a list beside the board: who, whose, where, and what each
// is worth as things stand. It says in words what the board shows in pictures.
#pragma once

#include "boards/clout_words.h"

#include <QAbstractTableModel>

#include <vector>

namespace boards
{

struct CloutRow {
    engine::Token token = engine::NoToken;
    QString chip;
    QString owner;
    QString faction;
    QString place;
    int points = 0;
    QString parts;
    QString state;
    QString everything; // for a screen reader

    bool operator==(const CloutRow &) const = default;
};

// In the order in which keys go through the chips.
std::vector<CloutRow> rowsOf(const ShownTable &table, const CloutWords &words);

class CloutTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        ChipColumn,
        OwnerColumn,
        FactionColumn,
        PlaceColumn,
        PointsColumn,
        StateColumn,
        Columns
    };
    enum Role { TokenRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;

    // Rows that stay keep their place in selections.
    void setRows(std::vector<CloutRow> rows);
    engine::Token tokenAt(int row) const; // NoToken outside
    int rowOf(engine::Token token) const; // -1 where there is none

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool hasTokensOf(const std::vector<CloutRow> &rows) const;

    std::vector<CloutRow> m_rows;
};

} // namespace boards
