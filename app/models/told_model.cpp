#include "models/told_model.h"

#include <algorithm>

namespace models
{

ToldModel::ToldModel(const wording::QtWording &wording, QObject *parent)
    : QAbstractListModel(parent)
    , m_wording(wording)
{
}

void ToldModel::show(const library::MatchLine *line)
{
    auto rows = line != nullptr ? rowsOf(*line) : std::vector<Row>();
    const auto [ours, theirs] =
        std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end());
    const auto same = static_cast<int>(ours - m_rows.begin());
    if (ours != m_rows.end()) {
        beginRemoveRows({}, same, rowCount() - 1);
        m_rows.resize(static_cast<std::size_t>(same));
        endRemoveRows();
    }
    if (theirs != rows.end()) {
        beginInsertRows({}, same, static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
    m_at = line != nullptr ? line->at() : 0;
    m_bookmarks = line != nullptr ? line->bookmarks() : std::vector<engine::Remark>();
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

std::vector<ToldModel::Row> ToldModel::rowsOf(const library::MatchLine &line) const
{
    std::vector<Row> rows;
    for (const auto &told : line.told()) {
        rows.push_back({told.answers, wording::render(told.words, m_wording), false});
    }
    for (const auto &told : line.toldOtherwise()) {
        rows.push_back({told.answers, QString::fromStdString(told.words), true});
    }
    return rows;
}

int ToldModel::rowAt(std::size_t answers) const
{
    int row = -1;
    for (std::size_t each = 0; each < m_rows.size(); ++each) {
        if (!m_rows[each].isOtherwise && m_rows[each].answers <= answers) {
            row = static_cast<int>(each);
        }
    }
    return row;
}

std::size_t ToldModel::answersAt(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].answers;
}

bool ToldModel::isOtherwise(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].isOtherwise;
}

int ToldModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ToldModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.words;
    case Qt::ToolTipRole:
        return row.isOtherwise ? tr("As an older version of the rules told it") : QString();
    case Qt::AccessibleTextRole:
        return spoken(row);
    case AnswersRole:
        return QVariant::fromValue(static_cast<qulonglong>(row.answers));
    case IsAheadRole:
        return row.answers > m_at;
    case BookmarkRole:
        return bookmarkAt(row.answers);
    case IsOtherwiseRole:
        return row.isOtherwise;
    default:
        return {};
    }
}

QString ToldModel::bookmarkAt(std::size_t answers) const
{
    const auto found =
        std::find_if(m_bookmarks.begin(), m_bookmarks.end(), [answers](const auto &each) {
            return each.answers == answers;
        });
    return found == m_bookmarks.end() ? QString() : QString::fromStdString(found->words);
}

QString ToldModel::spoken(const Row &row) const
{
    if (row.isOtherwise) {
        return tr("%1 Told by an older version of the rules.").arg(row.words);
    }
    return row.answers > m_at ? tr("%1 Still ahead.").arg(row.words) : row.words;
}

} // namespace models
