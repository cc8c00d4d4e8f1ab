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
    qreal groupWorths() const
    {
        qreal width = 0;
        for (const auto &group : m_sheet.groups) {
            width = std::max(width, widthOf(qt(group.worth), m_bold));
        }
        return width;
    }

private:
    const Sheet &m_sheet;
    QFont m_regular;
    QFont m_label;
    QFont m_bold;
};

QString setAndNumberOf(const Row &row)
{
    return qt(row.number.empty() ? row.setCode : row.setCode + ' ' + row.number);
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
    const qreal worth =
        std::max(widths.groupWorths(),
                 widths.widest(sheet.labels.worth, most, [](const Row &row) { return row.worth; }));
    qreal right = columns.width;
    columns.worth = QRectF(right - worth, 0, worth, 0);
    right = columns.worth.left() - ColumnGap;
    const qreal set =
        widths.widest(isNarrow ? sheet.labels.set : sheet.labels.setAndNumber,
                      most,
                      [](const Row &row) { return setAndNumberOf(row).toStdString(); });
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
    const QFont regular = face(density.size);
    const QFont small = face(density.size * 0.75);
    std::vector<ListLine> lines;
    for (const auto &group : sheet.groups) {
        ListLine heading;
        heading.kind = ListLine::Kind::Group;
        heading.group = &group;
        heading.name = qt(group.title);
        lines.push_back(heading);
        for (const auto &row : group.rows) {
            const QString mark = qt(row.mark);
            const qreal markWidth = mark.isEmpty() ? 0 : widthOf(mark, small) + points(4);
            // The mark stands behind the last line; where that one is full, on a line of its own.
            QStringList parts = broken(qt(row.name), regular, columns.nameWidth);
            if (widthOf(parts.last(), regular) + markWidth > columns.nameWidth) {
                parts.append(QString());
            }
            for (qsizetype i = 0; i < parts.size(); ++i) {
                ListLine line;
                line.kind = i == 0 ? ListLine::Kind::Row : ListLine::Kind::More;
                line.row = &row;
                line.name = parts[i];
                line.isLast = i + 1 == parts.size();
                line.mark = line.isLast ? mark : QString();
                lines.push_back(line);
            }
        }
    }
    const qreal wide = columns.width - columns.name;
    bool isFirst = true;
    for (const auto &one : sheet.unresolved) {
        if (isFirst) {
            ListLine heading;
            heading.kind = ListLine::Kind::Group;
            heading.name = qt(sheet.labels.unresolved);
            lines.push_back(heading);
            isFirst = false;
        }
        const std::string all = one.reason.empty() ? one.text : one.text + ": " + one.reason;
        const QStringList parts = broken(qt(all), regular, wide);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            ListLine line;
            line.kind = i == 0 ? ListLine::Kind::Unresolved : ListLine::Kind::More;
            line.unresolved = &one;
            line.name = parts[i];
            line.isLast = i + 1 == parts.size();
            lines.push_back(line);
        }
    }
    ListLine end;
    end.kind = ListLine::Kind::End;
    end.name = qt(lines.empty() ? sheet.labels.notApplicable : sheet.labels.endOfList);
    lines.push_back(end);
    return lines;
}

} // namespace sheets
