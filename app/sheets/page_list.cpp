// The list of pieces and what stands below it, as painted on one page.
#include "sheets/page_parts.h"

#include <QPainter>

namespace sheets
{

namespace
{

class ListPainter
{
public:
    ListPainter(QPainter &painter, const Sheet &sheet, const Layout &layout)
        : m_painter(painter)
        , m_sheet(sheet)
        , m_layout(layout)
        , m_columns(layout.columns)
        , m_regular(face(layout.density.size))
        , m_bold(face(layout.density.size, Weight::Bold))
        , m_small(face(layout.density.size * 0.75))
        , m_label(face(layout.density.size * 0.75, Weight::Bold))
    {
    }

    // At the left edge of a column.
    void labels(const QPointF &corner);
    void line(const QPointF &corner, const ListLine &line);

private:
    QRectF cell(const QRectF &column, const QPointF &corner, qreal height) const
    {
        return {corner.x() + column.left(), corner.y(), column.width(), height};
    }
    void group(const QRectF &box, const ListLine &line);
    void row(const QRectF &box, const ListLine &line);
    void name(const QRectF &box, const ListLine &line);
    void count(const QRectF &box, std::int64_t count);
    void end(const QRectF &box, const QString &words);
    void rule(qreal left, qreal right, qreal y, qreal width);

    QPainter &m_painter;
    const Sheet &m_sheet;
    const Layout &m_layout;
    const ListColumns &m_columns;
    QFont m_regular;
    QFont m_bold;
    QFont m_small;
    QFont m_label;
};

void ListPainter::rule(qreal left, qreal right, qreal y, qreal width)
{
    m_painter.setPen(QPen(Qt::black, points(width)));
    m_painter.drawLine(QPointF(left, y), QPointF(right, y));
}

void ListPainter::labels(const QPointF &corner)
{
    const qreal height = m_layout.labelHeight();
    const bool isNarrow = m_layout.density.columns > 1;
    drawLine(m_painter,
             QRectF(corner.x(), corner.y(), m_columns.countRight, height),
             qt(m_sheet.labels.count),
             m_label,
             Qt::AlignRight);
    drawLine(m_painter,
             QRectF(corner.x() + m_columns.name, corner.y(), m_columns.nameWidth, height),
             qt(m_sheet.labels.name),
             m_label);
    for (std::size_t i = 0; i < m_columns.details.size(); ++i) {
        drawLine(m_painter,
                 cell(m_columns.details[i], corner, height),
                 qt(m_sheet.detailLabels[i]),
                 m_label);
    }
    drawLine(m_painter,
             cell(m_columns.set, corner, height),
             qt(isNarrow || !m_sheet.hasNumbers ? m_sheet.labels.set : m_sheet.labels.setAndNumber),
             m_label);
    drawLine(m_painter,
             cell(m_columns.worth, corner, height),
             qt(m_sheet.labels.worth),
             m_label,
             Qt::AlignRight);
    drawLine(m_painter,
             cell(m_columns.sum, corner, height),
             qt(m_sheet.labels.sum),
             m_label,
             Qt::AlignRight);
    rule(corner.x(), corner.x() + m_columns.width, corner.y() + height, 1.2);
}

void ListPainter::count(const QRectF &box, std::int64_t count)
{
    const qreal side = points(m_layout.density.size * 0.8);
    drawTickBox(m_painter, QPointF(box.left() + m_columns.tick, box.center().y() - side / 2), side);
    drawLine(m_painter,
             QRectF(box.left(), box.top(), m_columns.countRight, box.height()),
             QString::number(count),
             m_bold,
             Qt::AlignRight);
}

void ListPainter::name(const QRectF &box, const ListLine &line)
{
    QRectF place = box.adjusted(m_columns.name, 0, 0, 0);
    drawLine(m_painter, place, line.name, m_regular);
    if (!line.mark.isEmpty()) {
        place.setLeft(place.left() + widthOf(line.name, m_regular)
                      + (line.name.isEmpty() ? 0 : points(4)));
        drawLine(m_painter, place, line.mark, m_small);
    }
}

void ListPainter::group(const QRectF &box, const ListLine &line)
{
    if (line.group) {
        drawLine(m_painter,
                 QRectF(box.left(), box.top(), m_columns.countRight, box.height()),
                 QString::number(line.group->count),
                 m_bold,
                 Qt::AlignRight);
        drawLine(m_painter,
                 cell(m_columns.sum, box.topLeft(), box.height()),
                 qt(line.group->sum),
                 m_bold,
                 Qt::AlignRight);
    }
    drawLine(m_painter, box.adjusted(m_columns.name, 0, 0, 0), line.name, m_bold);
    rule(box.left(), box.right(), box.bottom(), 0.8);
}

void ListPainter::row(const QRectF &box, const ListLine &line)
{
    const auto &row = *line.row;
    count(box, row.count);
    for (std::size_t i = 0; i < m_columns.details.size(); ++i) {
        drawLine(m_painter,
                 cell(m_columns.details[i], box.topLeft(), box.height()),
                 qt(row.details[i]),
                 m_regular);
    }
    drawLine(m_painter,
             cell(m_columns.set, box.topLeft(), box.height()),
             qt(setAndNumber(row)),
             m_regular);
    drawLine(m_painter,
             cell(m_columns.worth, box.topLeft(), box.height()),
             qt(row.worth),
             m_regular,
             Qt::AlignRight);
    drawLine(m_painter,
             cell(m_columns.sum, box.topLeft(), box.height()),
             qt(row.sum),
             m_regular,
             Qt::AlignRight);
}

// Nothing can be written in below the list.
void ListPainter::end(const QRectF &box, const QString &words)
{
    const qreal width = widthOf(words, m_small) + points(12);
    const qreal middle = box.center().y();
    rule(box.left(), box.center().x() - width / 2, middle, 0.8);
    rule(box.center().x() + width / 2, box.right(), middle, 0.8);
    drawLine(m_painter, box, words, m_small, Qt::AlignHCenter);
}

void ListPainter::line(const QPointF &corner, const ListLine &line)
{
    const QRectF box(corner, QSizeF(m_columns.width, m_layout.density.lineHeight()));
    switch (line.kind) {
    case ListLine::Kind::Group:
        group(box, line);
        return;
    case ListLine::Kind::End:
        end(box, line.name);
        return;
    case ListLine::Kind::Row:
        row(box, line);
        break;
    case ListLine::Kind::Unresolved:
        count(box, line.unresolved->count);
        break;
    case ListLine::Kind::More:
        break;
    }
    name(box, line);
    if (line.isLast) {
        rule(box.left(), box.right(), box.bottom(), 0.25);
    }
}

} // namespace

void paintList(QPainter &painter, const Sheet &sheet, const Layout &layout, const PagePlan &page)
{
    ListPainter list(painter, sheet, layout);
    qreal x = layout.frame.content.left();
    for (const auto &span : page.list) {
        qreal y = page.listTop;
        list.labels({x, y});
        y += layout.labelHeight();
        for (std::size_t i = span.first; i < span.end; ++i) {
            list.line({x, y}, layout.list[i]);
            y += layout.density.lineHeight();
        }
        x += layout.columns.width + layout.columns.gap;
    }
}

} // namespace sheets
