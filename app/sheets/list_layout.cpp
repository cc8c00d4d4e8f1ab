// The list of a sheet: how wide its columns are, and the lines that its rows are set in.
#include "sheets/sheet_layout.h"

#include <algorithm>

namespace sheets
{

namespace
{

constexpr qreal ColumnGap = points(7);

class Widths
{
public:
    Widths(const Sheet &sheet, const Density &density)
        : m_sheet(sheet)
        , m_regular(face(density.size))
        , m_label(face(density.size * 0.75, Weight::Bold))
        , m_bold(face(density.size, Weight::Bold))
    {
    }

    // The widest of the label and what `cell` gives for each row, but not wider than `most`.
    template<typename Cell>
    qreal widest(const std::string &label, qreal most, Cell cell) const
    {
        qreal width = widthOf(qt(label), m_label);
        for (const auto &group : m_sheet.groups) {
            for (const auto &row : group.rows) {
                width = std::max(width, widthOf(qt(cell(row)), m_regular));
            }
        }
        return std::min(width + points(1), most);
    }
    qreal counts() const
    {
        qreal width = widthOf(qt(m_sheet.labels.count), m_label);
        for (const auto &group : m_sheet.groups) {
            width = std::max(width, widthOf(QString::number(group.count), m_bold));
        }
        for (const auto &line : m_sheet.unresolved) {
            width = std::max(width, widthOf(QString::number(line.count), m_bold));
        }
        return width;
    }
    qreal groupSums() const
    {
        qreal width = 0;
        for (const auto &group : m_sheet.groups) {
            width = std::max(width, widthOf(qt(group.sum), m_bold));
        }
        return width;
    }

private:
    const Sheet &m_sheet;
    QFont m_regular;
    QFont m_label;
    QFont m_bold;
};

// Sets rows in lines of a density's type.
class ListSetter
{
public:
    ListSetter(const Sheet &sheet, const Density &density, const ListColumns &columns)
        : m_sheet(sheet)
        , m_columns(columns)
        , m_regular(face(density.size))
        , m_small(face(density.size * 0.75))
    {
    }

    std::vector<ListLine> lines();

private:
    void heading(const Group *group, const std::string &title);
    void row(const Row &row);
    void unresolved(const Unresolved &one);
    // The first of these parts is of that kind, the others go on with it.
    void add(ListLine line, const QStringList &parts);

    const Sheet &m_sheet;
    const ListColumns &m_columns;
    QFont m_regular;
    QFont m_small;
    std::vector<ListLine> m_lines;
};

void ListSetter::heading(const Group *group, const std::string &title)
{
    ListLine line;
    line.kind = ListLine::Kind::Group;
    line.group = group;
    line.name = qt(title);
    m_lines.push_back(line);
}

void ListSetter::add(ListLine line, const QStringList &parts)
{
    const QString mark = line.mark;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        line.name = parts[i];
        line.isLast = i + 1 == parts.size();
        line.mark = line.isLast ? mark : QString();
        m_lines.push_back(line);
        line.kind = ListLine::Kind::More;
    }
}

void ListSetter::row(const Row &row)
{
    ListLine line;
    line.kind = ListLine::Kind::Row;
    line.row = &row;
    line.mark = qt(row.mark);
    const qreal markWidth = line.mark.isEmpty() ? 0 : widthOf(line.mark, m_small) + points(4);
    // The mark stands behind the last line; where that one is full, on a line of its own.
    QStringList parts = broken(qt(row.name), m_regular, m_columns.nameWidth);
    if (widthOf(parts.last(), m_regular) + markWidth > m_columns.nameWidth) {
        parts.append(QString());
    }
    add(line, parts);
}

void ListSetter::unresolved(const Unresolved &one)
{
    ListLine line;
    line.kind = ListLine::Kind::Unresolved;
    line.unresolved = &one;
    const std::string words = one.reason.empty() ? one.text : one.text + ": " + one.reason;
    add(line, broken(qt(words), m_regular, m_columns.width - m_columns.name));
}

std::vector<ListLine> ListSetter::lines()
{
    for (const auto &group : m_sheet.groups) {
        heading(&group, group.title);
        for (const auto &one : group.rows) {
            row(one);
        }
    }
    if (!m_sheet.unresolved.empty()) {
        heading(nullptr, m_sheet.labels.unresolved);
    }
    for (const auto &one : m_sheet.unresolved) {
        unresolved(one);
    }
    ListLine end;
    end.kind = ListLine::Kind::End;
    end.name = qt(m_lines.empty() ? m_sheet.labels.notApplicable : m_sheet.labels.endOfList);
    m_lines.push_back(end);
    return std::move(m_lines);
}

} // namespace

ListColumns listColumns(const Sheet &sheet, const Density &density, qreal width)
{
    const Widths widths(sheet, density);
    const bool isNarrow = density.columns > 1;
    ListColumns columns;
    columns.gap = isNarrow ? points(14) : 0;
    columns.width = (width - columns.gap * (density.columns - 1)) / density.columns;
    const qreal most = columns.width * (isNarrow ? 0.25 : 0.2);
    qreal right = columns.width;
    if (!sheet.labels.sum.empty()) {
        const qreal sum =
            std::max(widths.groupSums(),
                     widths.widest(sheet.labels.sum, most, [](const Row &row) { return row.sum; }));
        columns.sum = QRectF(right - sum, 0, sum, 0);
        right = columns.sum.left() - ColumnGap;
    }
    const qreal worth =
        widths.widest(sheet.labels.worth, most, [](const Row &row) { return row.worth; });
    columns.worth = QRectF(right - worth, 0, worth, 0);
    right = columns.worth.left() - ColumnGap;
    const qreal set = widths.widest(isNarrow ? sheet.labels.set : sheet.labels.setAndNumber,
                                    most,
                                    [](const Row &row) { return setAndNumber(row); });
    columns.set = QRectF(right - set, 0, set, 0);
    right = columns.set.left() - ColumnGap;
    if (!isNarrow) {
        columns.details.resize(sheet.detailLabels.size());
        for (std::size_t i = sheet.detailLabels.size(); i-- > 0;) {
            const qreal detail = widths.widest(sheet.detailLabels[i], most, [i](const Row &row) {
                return row.details[i];
            });
            columns.details[i] = QRectF(right - detail, 0, detail, 0);
            right = columns.details[i].left() - ColumnGap;
        }
    }
    columns.tick = points(1);
    columns.countRight = columns.tick + points(density.size) + points(4) + widths.counts();
    columns.name = columns.countRight + points(6);
    columns.nameWidth = right - columns.name;
    return columns;
}

std::vector<ListLine>
listLines(const Sheet &sheet, const Density &density, const ListColumns &columns)
{
    return ListSetter(sheet, density, columns).lines();
}

} // namespace sheets
