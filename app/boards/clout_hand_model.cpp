#include "boards/clout_hand_model.h"

namespace boards
{

template<typename Change>
void CloutHandModel::reset(Change change)
{
    beginResetModel();
    change();
    endResetModel();
    Q_EMIT throwsChanged();
}

void CloutHandModel::setStance(const HandStance &stance)
{
    m_throws.setStance(stance);
    Q_EMIT throwsChanged();
}

void CloutHandModel::add(HandStop stop)
{
    if (m_throws.isFull()) {
        return;
    }
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_throws.add(stop);
    endInsertRows();
    Q_EMIT throwsChanged();
}

void CloutHandModel::remove(int row)
{
    if (row < 0 || row >= rowCount()) {
        return;
    }
    beginRemoveRows({}, row, row);
    m_throws.remove(static_cast<std::size_t>(row));
    endRemoveRows();
    Q_EMIT throwsChanged();
}

void CloutHandModel::clear()
{
    reset([this] { m_throws.clear(); });
}

void CloutHandModel::undo()
{
    reset([this] { m_throws.undo(); });
}

void CloutHandModel::redo()
{
    reset([this] { m_throws.redo(); });
}

base::Outcome CloutHandModel::read(const std::string &words)
{
    base::Outcome done;
    reset([&] { done = m_throws.read(words); });
    return done;
}

int CloutHandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_throws.stops().size());
}

int CloutHandModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CloutHandModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const HandStop &stop = m_throws.stops()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return index.column() == Right ? stop.rightMm : stop.beyondMm;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return sentence(index.row(), stop);
    default:
        return {};
    }
}

bool CloutHandModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    bool isNumber = false;
    const int mm = value.toInt(&isNumber);
    if (role != Qt::EditRole || !isNumber || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const auto row = static_cast<std::size_t>(index.row());
    HandStop stop = m_throws.stops()[row];
    (index.column() == Right ? stop.rightMm : stop.beyondMm) = mm;
    m_throws.change(row, stop);
    Q_EMIT dataChanged(index, index);
    Q_EMIT throwsChanged();
    return true;
}

QVariant CloutHandModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return section == Right ? tr("Right, mm") : tr("Beyond, mm");
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return section == Right ? tr("Right of the mark, mm") : tr("Beyond the mark, mm");
    default:
        return {};
    }
}

Qt::ItemFlags CloutHandModel::flags(const QModelIndex &index) const
{
    return QAbstractTableModel::flags(index)
        | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QString CloutHandModel::sentence(int row, HandStop stop)
{
    const QString across = stop.rightMm < 0 ? tr("%1 mm left").arg(-stop.rightMm)
                                            : tr("%1 mm right").arg(stop.rightMm);
    const QString along = stop.beyondMm < 0 ? tr("%1 mm short").arg(-stop.beyondMm)
                                            : tr("%1 mm beyond").arg(stop.beyondMm);
    return tr("Throw %1: %2, %3").arg(QString::number(row + 1), across, along);
}

} // namespace boards
