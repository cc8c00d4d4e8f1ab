#include "models/roster_model.h"

#include "appearance.h"
#include "icons.h"
#include "models/catalog_columns.h"
#include "models/title_roles.h"

#include <QFont>

#include <algorithm>

namespace models
{

namespace
{

// A group is its own parent's row; lines carry their group's place plus one.
constexpr quintptr GroupId = 0;

QString iconOf(construction::Severity severity)
{
    switch (severity) {
    case construction::Severity::Illegal:
        return QStringLiteral("illegal");
    case construction::Severity::Unknown:
        return QStringLiteral("unknown");
    case construction::Severity::Warning:
        return QStringLiteral("warning");
    case construction::Severity::Note:
        return QStringLiteral("note");
    }
    return {};
}

QColor colourOf(construction::Severity severity)
{
    switch (severity) {
    case construction::Severity::Illegal:
        return signalcolours::bad();
    case construction::Severity::Unknown:
    case construction::Severity::Warning:
        return signalcolours::doubtful();
    case construction::Severity::Note:
        return signalcolours::quiet();
    }
    return {};
}

QString words(const base::LocalText &text, const std::string &language)
{
    return QString::fromStdString(text.in(language));
}

QString asHeading(QString words)
{
    if (!words.isEmpty()) {
        words[0] = words[0].toUpper();
    }
    return words;
}

} // namespace

RosterModel::RosterModel(library::OpenRoster &roster,
                         const wording::QtWording &wording,
                         QObject *parent)
    : QAbstractItemModel(parent)
    , m_roster(roster)
    , m_wording(wording)
    , m_language(wording.language())
{
    connect(&roster, &library::OpenRoster::changed, this, &RosterModel::refresh);
    connect(&roster, &library::OpenRoster::closed, this, [this] {
        beginResetModel();
        m_groups.clear();
        endResetModel();
    });
    if (roster.isOpen()) {
        refresh();
    }
}

QModelIndex RosterModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : GroupId);
}

QModelIndex RosterModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == GroupId) {
        return {};
    }
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, GroupId);
}

int RosterModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_groups.size());
    }
    if (parent.internalId() != GroupId || parent.column() != 0) {
        return 0;
    }
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].lines.size());
}

int RosterModel::columnCount(const QModelIndex & /*parent*/) const
{
    return FirstAttributeColumn + static_cast<int>(m_attributes.size());
}

QVariant RosterModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (index.internalId() != GroupId) {
        const auto &group = m_groups[index.internalId() - 1];
        return lineData(group.lines[static_cast<std::size_t>(index.row())], index.column(), role);
    }
    const auto &group = m_groups[static_cast<std::size_t>(index.row())];
    int copies = 0;
    for (const auto line : group.lines) {
        copies += m_roster.roster().lines[line].count;
    }
    if (role == GroupCountRole) {
        return copies;
    }
    if (role == LineRole) {
        return -1;
    }
    if (index.column() == CountColumn
        && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)) {
        return QStringLiteral("%1 · %2").arg(group.title).arg(copies);
    }
    if (role == Qt::FontRole) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const auto *attribute = attributeOf(section);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (section == CountColumn) {
            return tr("Count");
        }
        if (section == NameColumn) {
            return tr("Name");
        }
        return attribute ? words(attribute->label, m_language) : QVariant();
    case ShortTitleRole:
        return attribute ? words(attribute->shortLabel, m_language) : QVariant();
    case Qt::TextAlignmentRole:
        return isNumber(section) ? QVariant::fromValue(Qt::AlignHCenter | Qt::AlignVCenter)
                                 : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

const catalog::Attribute *RosterModel::attributeOf(int column) const
{
    const auto place = static_cast<std::size_t>(column - FirstAttributeColumn);
    if (column < FirstAttributeColumn || !m_roster.isOpen() || place >= m_attributes.size()) {
        return nullptr;
    }
    const auto &attributes = m_roster.game().data.schema->attributes;
    return &attributes[static_cast<std::size_t>(m_attributes[place])];
}

bool RosterModel::isWordy(int column) const
{
    const auto *attribute = attributeOf(column);
    return attribute != nullptr && attribute->kind == catalog::AttributeKind::Notation;
}

bool RosterModel::isNumber(int column) const
{
    const auto *attribute = attributeOf(column);
    return attribute != nullptr && attribute->kind == catalog::AttributeKind::Number;
}

Qt::ItemFlags RosterModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags result = QAbstractItemModel::flags(index);
    if (index.isValid() && index.internalId() != GroupId) {
        result |= Qt::ItemIsDragEnabled;
        if (index.column() == CountColumn) {
            result |= Qt::ItemIsEditable;
        }
    } else {
        result &= ~Qt::ItemIsSelectable;
    }
    return result;
}

bool RosterModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const int line = index.data(LineRole).toInt();
    if (role != Qt::EditRole || index.column() != CountColumn || line < 0) {
        return false;
    }
    bool isNumber = false;
    const int count = value.toInt(&isNumber);
    if (!isNumber) {
        return false;
    }
    const auto done = m_roster.setCount(static_cast<std::size_t>(line), count);
    if (!done) {
        Q_EMIT failed(done.error());
    }
    return done.has_value();
}

QModelIndex RosterModel::indexOfLine(std::size_t line) const
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const auto &lines = m_groups[i].lines;
        const auto found = std::find(lines.begin(), lines.end(), line);
        if (found != lines.end()) {
            return index(static_cast<int>(found - lines.begin()),
                         CountColumn,
                         index(static_cast<int>(i), 0));
        }
    }
    return {};
}

void RosterModel::refresh()
{
    auto groups = groupsNow();
    if (groups == m_groups && !m_groups.empty()) {
        for (int i = 0; i < rowCount(); ++i) {
            const auto group = index(i, 0);
            Q_EMIT dataChanged(group, index(i, columnCount() - 1));
            Q_EMIT dataChanged(index(0, 0, group),
                               index(rowCount(group) - 1, columnCount() - 1, group));
        }
        return;
    }
    beginResetModel();
    m_attributes = m_roster.game().data.schema->shown.roster;
    m_groups = std::move(groups);
    endResetModel();
}

std::vector<RosterModel::Group> RosterModel::groupsNow() const
{
    const auto &schema = *m_roster.game().data.schema;
    const int place = schema.shown.group;
    const auto *grouping = &schema.attributes[static_cast<std::size_t>(place)];
    const auto &resolved = m_roster.judgement().resolved.lines;
    std::vector<Group> groups(grouping->choices.size() + 2);
    for (std::size_t i = 0; i < grouping->choices.size(); ++i) {
        const auto &choice = grouping->choices[i];
        groups[i].title =
            asHeading(words(choice.plural.empty() ? choice.label : choice.plural, m_language));
    }
    groups[grouping->choices.size()].title =
        tr("%1 unknown").arg(words(grouping->label, m_language));
    groups.back().title = tr("Not found");
    for (std::size_t line = 0; line < resolved.size(); ++line) {
        std::size_t group = groups.size() - 1;
        if (resolved[line].piece) {
            const auto &value = resolved[line].piece->value(place);
            group =
                value.isGiven() ? static_cast<std::size_t>(value.number) : grouping->choices.size();
        }
        groups[group].lines.push_back(line);
    }
    // The highest rank comes first, as on the rule book's lists.
    if (grouping->ordered) {
        std::reverse(groups.begin(),
                     groups.begin() + static_cast<std::ptrdiff_t>(grouping->choices.size()));
    }
    std::erase_if(groups, [](const Group &group) { return group.lines.empty(); });
    return groups;
}

QVariant RosterModel::lineData(std::size_t line, int column, int role) const
{
    const auto &written = m_roster.roster().lines[line];
    const auto &piece = m_roster.judgement().resolved.lines[line].piece;
    switch (role) {
    case LineRole:
        return static_cast<int>(line);
    case CatalogModel::PieceRole:
        return QVariant::fromValue(piece);
    case CatalogModel::KeyRole:
        return piece ? QString::fromStdString(piece->key) : QString();
    case Qt::TextAlignmentRole:
        return isNumber(column) ? QVariant::fromValue(Qt::AlignHCenter | Qt::AlignVCenter)
                                : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    case SeverityRole:
        return severityOf(line);
    case Qt::EditRole:
        return column == CountColumn ? QVariant(written.count) : QVariant();
    case Qt::AccessibleTextRole:
        return column == CountColumn ? QVariant(spokenLine(line)) : QVariant();
    case NoteRole:
        return QString::fromStdString(written.note);
    case Qt::ToolTipRole:
        return toolTip(line);
    case Qt::DecorationRole:
        return column == NameColumn ? mark(line) : QVariant();
    case Qt::DisplayRole:
        return cell(line, column);
    default:
        return {};
    }
}

QString RosterModel::toolTip(std::size_t line) const
{
    const QString reasons = reasonsFor(line);
    const QString note = QString::fromStdString(m_roster.roster().lines[line].note);
    const QString first = reasons.isEmpty() ? lineName(line) : reasons;
    return note.isEmpty() ? first : QStringLiteral("%1\n%2").arg(first, note);
}

// The icon of the worst that is wrong with it.
QVariant RosterModel::mark(std::size_t line) const
{
    const int severity = severityOf(line);
    if (severity < 0) {
        return {};
    }
    const auto which = static_cast<construction::Severity>(severity);
    return icons::icon(iconOf(which), colourOf(which));
}

QVariant RosterModel::cell(std::size_t line, int column) const
{
    if (column == CountColumn) {
        return m_roster.roster().lines[line].count;
    }
    if (column == NameColumn) {
        return lineName(line);
    }
    const auto &piece = m_roster.judgement().resolved.lines[line].piece;
    const auto place = static_cast<std::size_t>(column - FirstAttributeColumn);
    if (!piece || place >= m_attributes.size()) {
        return {};
    }
    return valueWords(*piece, *m_roster.game().data.schema, m_attributes[place], m_language);
}

QString RosterModel::lineName(std::size_t line) const
{
    const auto &written = m_roster.roster().lines[line];
    const auto &piece = m_roster.judgement().resolved.lines[line].piece;
    QString name = QString::fromStdString(piece ? piece->nameIn(m_language) : written.name);
    if (!piece && !written.qualifier.empty()) {
        name += QStringLiteral(" (%1)").arg(QString::fromStdString(written.qualifier));
    }
    return name;
}

QString RosterModel::spokenLine(std::size_t line) const
{
    const auto &written = m_roster.roster().lines[line];
    QStringList sentences{tr("%1 × %2").arg(written.count).arg(lineName(line))};
    for (const auto &more : {reasonsFor(line), QString::fromStdString(written.note)}) {
        if (!more.isEmpty()) {
            sentences.append(more);
        }
    }
    return sentences.join(QStringLiteral(". "));
}

// A rule about the whole roster, such as its size, concerns every piece and marks none.
bool RosterModel::isAboutAll(const construction::Violation &violation) const
{
    const auto &resolved = m_roster.judgement().resolved.lines;
    const auto known = std::count_if(resolved.begin(), resolved.end(), [](const auto &line) {
        return line.piece != nullptr;
    });
    return known > 1 && static_cast<std::ptrdiff_t>(violation.lines.size()) >= known;
}

int RosterModel::severityOf(std::size_t line) const
{
    int worst = -1;
    for (const auto &violation : m_roster.judgement().verdict.violations) {
        const auto &lines = violation.lines;
        if (!isAboutAll(violation) && std::find(lines.begin(), lines.end(), line) != lines.end()) {
            const int severity = static_cast<int>(violation.severity);
            worst = worst < 0 ? severity : std::min(worst, severity);
        }
    }
    return worst;
}

QString RosterModel::reasonsFor(std::size_t line) const
{
    QStringList reasons;
    for (const auto &violation : m_roster.judgement().verdict.violations) {
        const auto &lines = violation.lines;
        if (!isAboutAll(violation) && std::find(lines.begin(), lines.end(), line) != lines.end()) {
            reasons.append(wording::render(violation.message, m_wording));
        }
    }
    return reasons.join(QLatin1Char(' '));
}

} // namespace models
