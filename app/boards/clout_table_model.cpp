#include "boards/clout_table_model.h"

#include "boards/clout_chip_order.h"

#include <algorithm>

namespace boards
{

std::vector<CloutRow> rowsOf(const ShownTable &table, const CloutWords &words)
{
    std::vector<CloutRow> rows;
    for (const auto chip : readingOrder(table, words.viewpoint())) {
        rows.push_back({engine::Token{chip},
                        words.name(chip),
                        words.owner(chip),
                        words.faction(chip),
                        words.place(chip),
                        words.points(chip),
                        words.parts(chip),
                        words.state(chip),
                        words.everything(chip)});
    }
    return rows;
}

void CloutTableModel::setRows(std::vector<CloutRow> rows)
{
    if (hasTokensOf(rows)) {
        m_rows = std::move(rows);
        if (!m_rows.empty()) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        }
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    std::vector<CloutRow> old = std::exchange(m_rows, std::move(rows));
    for (const auto &each : before) {
        const int row = rowOf(old[static_cast<std::size_t>(each.row())].token);
        after.append(row < 0 ? QModelIndex() : index(row, each.column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

bool CloutTableModel::hasTokensOf(const std::vector<CloutRow> &rows) const
{
    return std::ranges::equal(m_rows, rows, {}, &CloutRow::token, &CloutRow::token);
}

engine::Token CloutTableModel::tokenAt(int row) const
{
    return row < 0 || row >= rowCount() ? engine::NoToken
                                        : m_rows[static_cast<std::size_t>(row)].token;
}

int CloutTableModel::rowOf(engine::Token token) const
{
    const auto found = std::ranges::find(m_rows, token, &CloutRow::token);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int CloutTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CloutTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant CloutTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TokenRole:
        return static_cast<int>(row.token);
    case Qt::ToolTipRole:
        return index.column() == PointsColumn ? row.parts : row.everything;
    case Qt::AccessibleTextRole:
        return index.column() == ChipColumn ? QVariant(row.everything) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == PointsColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                              : QVariant();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case ChipColumn:
        return row.chip;
    case OwnerColumn:
        return row.owner;
    case FactionColumn:
        return row.faction;
    case PlaceColumn:
        return row.place;
    case PointsColumn:
        return row.points;
    default:
        return row.state;
    }
}

QVariant CloutTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    switch (section) {
    case ChipColumn:
        return tr("Chip");
    case OwnerColumn:
        return tr("Owner");
    case FactionColumn:
        return tr("Faction");
    case PlaceColumn:
        return tr("Place");
    case PointsColumn:
        return tr("Points");
    default:
        return tr("State");
    }
}

} // namespace boards
