#include "models/report_table_model.h"

#include "wording/qt_wording.h"

#include <QLocale>

#include <algorithm>

namespace models
{

namespace
{

// "12.5 %", "+1,5" and "10 to 14" begin with one.
std::optional<double> numberIn(const QString &words, const QLocale &locale)
{
    QString first = words.section(QLatin1Char(' '), 0, 0);
    first.remove(QLatin1Char('+')).replace(QChar(0x2212), QLatin1Char('-'));
    bool isNumber = false;
    const double number = locale.toDouble(first, &isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

ReportTableModel::ReportTableModel(const base::Wording &wording, QObject *parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
{
}

std::vector<std::vector<ReportTableModel::Cell>>
ReportTableModel::rendered(const goldfish::Table &table) const
{
    const QLocale locale(QString::fromStdString(m_wording.language()));
    std::vector<std::vector<Cell>> rows;
    for (const auto &row : table.rows) {
        auto &cells = rows.emplace_back();
        for (const auto &cell : row) {
            const QString words = wording::render(cell, m_wording);
            cells.push_back({words, numberIn(words, locale)});
        }
    }
    return rows;
}

void ReportTableModel::setTable(const goldfish::Table &table)
{
    auto rows = rendered(table);
    QStringList titles;
    for (const auto &title : table.columns) {
        titles.append(wording::render(title, m_wording));
    }
    std::size_t columns = table.columns.size();
    for (const auto &row : rows) {
        columns = std::max(columns, row.size());
    }
    const bool isSameShape = rows.size() == m_rows.size() && titles == m_titles
        && static_cast<int>(columns) == m_columns;
    if (!isSameShape) {
        beginResetModel();
    }
    m_table = table;
    m_titles = titles;
    m_rows = std::move(rows);
    m_columns = static_cast<int>(columns);
    m_isNumeric.assign(columns, !m_rows.empty());
    for (const auto &row : m_rows) {
        for (std::size_t column = 0; column < columns; ++column) {
            const bool hasNumber = column < row.size() && row[column].number;
            m_isNumeric[column] = m_isNumeric[column] && hasNumber;
        }
    }
    if (!isSameShape) {
        endResetModel();
    } else if (!m_rows.empty() && m_columns > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, m_columns - 1));
    }
}

std::optional<goldfish::Behind> ReportTableModel::behind(const QModelIndex &index) const
{
    return index.isValid() ? goldfish::behindCell(m_table,
                                                  static_cast<std::size_t>(index.row()),
                                                  static_cast<std::size_t>(index.column()))
                           : std::nullopt;
}

int ReportTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReportTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

bool ReportTableModel::isNumeric(int column) const
{
    return m_isNumeric[static_cast<std::size_t>(column)];
}

QVariant ReportTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    const Cell cell = column < row.size() ? row[column] : Cell{};
    switch (role) {
    case Qt::DisplayRole:
        return cell.words;
    case Qt::AccessibleTextRole: {
        const QString title = m_titles.value(index.column());
        return title.isEmpty() ? cell.words : QStringLiteral("%1: %2").arg(title, cell.words);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case SortRole:
        return cell.number && isNumeric(index.column()) ? QVariant(*cell.number)
                                                        : QVariant(cell.words);
    default:
        return {};
    }
}

QVariant ReportTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical && role == Qt::DisplayRole) {
        return section + 1;
    }
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return m_titles.value(section);
    }
    return role == Qt::TextAlignmentRole ? QVariant::fromValue(Qt::Alignment(
               (isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter))
                                         : QVariant();
}

} // namespace models
