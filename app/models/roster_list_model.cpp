#include "models/roster_list_model.h"

#include "appearance.h"
#include "base/fold.h"
#include "icons.h"
#include "library/judgement.h"

#include <QCollator>
#include <QDateTime>

#include <algorithm>

namespace models
{

namespace
{

QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

QString verdictWord(std::optional<construction::Legality> legality)
{
    if (!legality) {
        return RosterListModel::tr("not checked");
    }
    switch (*legality) {
    case construction::Legality::Legal:
        return RosterListModel::tr("legal");
    case construction::Legality::Illegal:
        return RosterListModel::tr("not legal");
    case construction::Legality::CannotTell:
        return RosterListModel::tr("cannot tell");
    }
    return {};
}

QIcon verdictIcon(std::optional<construction::Legality> legality)
{
    if (!legality) {
        return {};
    }
    switch (*legality) {
    case construction::Legality::Legal:
        return icons::icon(QStringLiteral("legal"), signalcolours::good());
    case construction::Legality::Illegal:
        return icons::icon(QStringLiteral("illegal"), signalcolours::bad());
    case construction::Legality::CannotTell:
        return icons::icon(QStringLiteral("unknown"), signalcolours::doubtful());
    }
    return {};
}

std::string searchable(const storage::RosterSummary &summary)
{
    std::string result = summary.name + ' ' + summary.format + ' ' + summary.folder;
    for (const auto &tag : summary.tags) {
        result += ' ' + tag;
    }
    return base::fold(result);
}

} // namespace

RosterListModel::RosterListModel(Services services, QObject *parent)
    : QAbstractTableModel(parent)
    , m_services(services)
{
    connect(&services.library, &library::Library::catalogChanged, this, [this] {
        m_judged.clear();
        if (!m_rows.empty()) {
            Q_EMIT dataChanged(index(0, VerdictColumn), index(rowCount() - 1, VerdictColumn));
        }
    });
}

base::Outcome RosterListModel::reload()
{
    auto list = m_services.rosters.list();
    if (!list) {
        return tl::unexpected(list.error());
    }
    beginResetModel();
    m_all = std::move(*list);
    refilter();
    endResetModel();
    return {};
}

void RosterListModel::setGame(const QString &slug)
{
    beginResetModel();
    m_game = slug.toStdString();
    refilter();
    endResetModel();
}

void RosterListModel::setShow(Show show)
{
    beginResetModel();
    m_show = show;
    refilter();
    endResetModel();
}

void RosterListModel::setSearch(const QString &search)
{
    beginResetModel();
    m_search = base::fold(search.toStdString());
    refilter();
    endResetModel();
}

int RosterListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RosterListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant RosterListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const auto &row = summary(index.row());
    switch (role) {
    case IdRole:
        return words(row.id);
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::DecorationRole:
        return index.column() == VerdictColumn ? QVariant(verdictIcon(legality(row))) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == SizeColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                            : QVariant();
    case Qt::ToolTipRole: {
        QStringList tags;
        for (const auto &tag : row.tags) {
            tags.append(words(tag));
        }
        return tags.isEmpty()
            ? words(row.name)
            : tr("%1 · tags: %2").arg(words(row.name), tags.join(QStringLiteral(", ")));
    }
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn
            ? QVariant(tr("%1, %2, %3")
                           .arg(words(row.name), words(row.format), verdictWord(legality(row))))
            : QVariant();
    default:
        return {};
    }
}

QVariant RosterListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn:
        return tr("Name");
    case FormatColumn:
        return tr("Format");
    case SizeColumn:
        return tr("Pieces");
    case VerdictColumn:
        return tr("Verdict");
    case FolderColumn:
        return tr("Folder");
    case ChangedColumn:
        return tr("Changed");
    default:
        return {};
    }
}

void RosterListModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged();
    const auto before = persistentIndexList();
    std::vector<std::string> ids;
    for (const auto &index : before) {
        ids.push_back(summary(index.row()).id);
    }
    m_sortColumn = column;
    m_sortOrder = order;
    refilter();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        after.append(index(rowOf(ids[static_cast<std::size_t>(i)]), before[i].column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

int RosterListModel::rowOf(const std::string &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](std::size_t place) {
        return m_all[place].id == id;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int RosterListModel::total() const
{
    return static_cast<int>(std::count_if(m_all.begin(), m_all.end(), [this](const auto &row) {
        return row.game == m_game;
    }));
}

void RosterListModel::refilter()
{
    m_rows.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const auto &row = m_all[i];
        const bool isShown = row.game == m_game && row.archived == (m_show == Show::Archived);
        if (!isShown) {
            continue;
        }
        const std::string haystack = searchable(row);
        const auto needles = base::split(m_search, ' ');
        const bool fits = std::all_of(needles.begin(), needles.end(), [&haystack](auto needle) {
            return haystack.find(needle) != std::string::npos;
        });
        if (fits) {
            m_rows.push_back(i);
        }
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [this](std::size_t one, std::size_t other) {
        return m_sortOrder == Qt::AscendingOrder ? isBefore(one, other) : isBefore(other, one);
    });
}

bool RosterListModel::isBefore(std::size_t one, std::size_t other) const
{
    const auto &a = m_all[one];
    const auto &b = m_all[other];
    static const QCollator collator = [] {
        QCollator made;
        made.setCaseSensitivity(Qt::CaseInsensitive);
        made.setNumericMode(true);
        return made;
    }();
    switch (m_sortColumn) {
    case SizeColumn:
        return a.size < b.size;
    case ChangedColumn:
        return a.modified < b.modified;
    case VerdictColumn:
        return legality(a) < legality(b);
    case FormatColumn:
        return collator.compare(words(a.format), words(b.format)) < 0;
    case FolderColumn:
        return collator.compare(words(a.folder), words(b.folder)) < 0;
    default:
        return collator.compare(words(a.name), words(b.name)) < 0;
    }
}

std::optional<construction::Legality>
RosterListModel::legality(const storage::RosterSummary &summary) const
{
    const auto found = m_judged.find(summary.id);
    if (found != m_judged.end() && found->second.modified == summary.modified) {
        return found->second.legality;
    }
    Judged judged{summary.modified, std::nullopt};
    const auto roster = m_services.rosters.load(summary.id);
    if (roster) {
        if (const auto judgement = library::judge(m_services.library, *roster)) {
            judged.legality = judgement->verdict.legality;
        }
    }
    m_judged[summary.id] = judged;
    return judged.legality;
}

QVariant RosterListModel::display(const storage::RosterSummary &summary, int column) const
{
    switch (column) {
    case NameColumn:
        return words(summary.name);
    case FormatColumn: {
        const auto *game = m_services.library.game(summary.game);
        for (const auto &format : game->formats.all()) {
            if (format.slug == summary.format) {
                return words(format.title.in(m_services.wording.language()));
            }
        }
        return words(summary.format);
    }
    case SizeColumn:
        return static_cast<qlonglong>(summary.size);
    case VerdictColumn:
        return verdictWord(legality(summary));
    case FolderColumn:
        return words(summary.folder);
    case ChangedColumn:
        return m_services.wording.locale().toString(
            QDateTime::fromMSecsSinceEpoch(summary.modified),
            QLocale::ShortFormat);
    default:
        return {};
    }
}

} // namespace models
