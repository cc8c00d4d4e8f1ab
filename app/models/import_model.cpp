#include "models/import_model.h"

#include "appearance.h"
#include "icons.h"

#include <QFontMetrics>
#include <QGuiApplication>

#include <algorithm>

namespace models
{

namespace
{

using catalog::RowFate;

constexpr int RowPadding = 12;

bool isBad(RowFate fate)
{
    return fate == RowFate::Refused || fate == RowFate::Ambiguous;
}

QVariant mark(const catalog::PlannedRow &row)
{
    if (isBad(row.fate)) {
        return icons::icon(QStringLiteral("warning"), signalcolours::bad());
    }
    return row.notes.empty() ? QVariant()
                             : icons::icon(QStringLiteral("note"), signalcolours::doubtful());
}

} // namespace

ImportModel::ImportModel(const wording::QtWording &wording, QObject *parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
{
}

void ImportModel::setPlan(std::shared_ptr<const catalog::ImportPlan> plan)
{
    m_plan = std::move(plan);
    refilter();
}

void ImportModel::setFilter(std::optional<RowFate> fate)
{
    m_fate = fate;
    refilter();
}

int ImportModel::count(RowFate fate) const
{
    return !m_plan ? 0
                   : static_cast<int>(std::count_if(
                       m_plan->rows.begin(),
                       m_plan->rows.end(),
                       [fate](const catalog::PlannedRow &row) { return row.fate == fate; }));
}

int ImportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant ImportModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_plan) {
        return {};
    }
    const auto &row = m_plan->rows[m_rows[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case Qt::DisplayRole:
        return cell(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::DecorationRole:
        return index.column() == FateColumn ? mark(row) : QVariant();
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case Qt::SizeHintRole:
        return QSize(0, QFontMetrics(QGuiApplication::font()).height() + RowPadding);
    case Qt::AccessibleTextRole:
        return index.column() == FateColumn
            ? tr("Line %1, %2: %3. %4")
                  .arg(row.line)
                  .arg(nameOf(row), fateWord(row.fate), cell(row, ReasonColumn))
            : cell(row, index.column());
    default:
        return {};
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return section == LineColumn ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                                     : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case FateColumn:
        return tr("What happens");
    case LineColumn:
        return tr("Line");
    case NameColumn:
        return tr("Name");
    default:
        return tr("Changes or reason");
    }
}

QString ImportModel::fateWord(RowFate fate)
{
    switch (fate) {
    case RowFate::New:
        return tr("New");
    case RowFate::Updates:
        return tr("Updates");
    case RowFate::Amends:
        return tr("Amends");
    case RowFate::Same:
        return tr("Same");
    case RowFate::Kept:
        return tr("Kept");
    case RowFate::Ambiguous:
        return tr("Ambiguous");
    case RowFate::Refused:
        break;
    }
    return tr("Refused");
}

QString ImportModel::fateSentence(RowFate fate)
{
    switch (fate) {
    case RowFate::New:
        return tr("Becomes a piece of your own.");
    case RowFate::Updates:
        return tr("Changes a piece of your own.");
    case RowFate::Amends:
        return tr("Changes values of a shipped piece; the release's values can be taken back.");
    case RowFate::Same:
        return tr("Is in the catalogue exactly so; nothing happens.");
    case RowFate::Kept:
        return tr("Is in the catalogue otherwise; that is kept, as you asked.");
    case RowFate::Ambiguous:
        return tr("Fits several pieces; nothing happens.");
    case RowFate::Refused:
        break;
    }
    return tr("Cannot be read; nothing happens.");
}

void ImportModel::refilter()
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; m_plan && i < m_plan->rows.size(); ++i) {
        if (!m_fate || m_plan->rows[i].fate == *m_fate) {
            m_rows.push_back(i);
        }
    }
    endResetModel();
}

QString ImportModel::nameOf(const catalog::PlannedRow &row) const
{
    if (!row.piece.name.empty()) {
        return QString::fromStdString(row.piece.name);
    }
    // A refused row has no piece: its own words are what a person knows it by.
    return QString::fromStdString(row.text).section(QLatin1Char('\t'), 0, 0);
}

QString ImportModel::cell(const catalog::PlannedRow &row, int column) const
{
    switch (column) {
    case FateColumn:
        return fateWord(row.fate);
    case LineColumn:
        return m_wording.locale().toString(row.line);
    case NameColumn:
        return nameOf(row);
    default:
        return reasonsOf(row).join(QLatin1Char(' '));
    }
}

QStringList ImportModel::reasonsOf(const catalog::PlannedRow &row) const
{
    QStringList sentences;
    if (!row.reason.empty()) {
        sentences.append(wording::render(row.reason, m_wording));
    }
    for (const auto &note : row.notes) {
        sentences.append(wording::render(note, m_wording));
    }
    return sentences;
}

QString ImportModel::toolTip(const catalog::PlannedRow &row, int column) const
{
    switch (column) {
    case FateColumn:
        return fateSentence(row.fate);
    case ReasonColumn:
        return reasonsOf(row).join(QLatin1Char('\n'));
    default:
        return QString::fromStdString(row.text);
    }
}

} // namespace models
