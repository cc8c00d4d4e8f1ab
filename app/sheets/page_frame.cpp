// The fixed parts of a printed page: head, name strip, foot, page number.
#include "sheets/page_parts.h"

#include <QPainter>

#include <array>

namespace sheets
{

namespace
{

constexpr qreal LabelSize = 6.5;

// In one line while it can be read, else in two smaller ones.
void drawValue(QPainter &painter, const QRectF &box, const QString &words)
{
    constexpr qreal SmallestInOneLine = 8;
    constexpr qreal InTwoLines = 6.5;
    const QFont one = fittingFace(words, box.width(), 10.5, SmallestInOneLine, Weight::Bold);
    if (widthOf(words, one) <= box.width()) {
        drawLine(painter, box, words, one);
        return;
    }
    const QFont two = face(InTwoLines, Weight::Bold);
    const QString first = broken(words, two, box.width()).first();
    const qreal half = box.height() / 2;
    drawLine(painter, QRectF(box.left(), box.top(), box.width(), half), first, two);
    drawLine(painter,
             QRectF(box.left(), box.top() + half, box.width(), half),
             words.mid(first.size()).trimmed(),
             two);
}

void drawFieldBox(QPainter &painter, const QRectF &box, const Field &field)
{
    painter.setPen(QPen(Qt::black, points(0.6)));
    painter.drawRect(box);
    const QRectF inner = box.adjusted(points(4), points(2.5), -points(4), -points(2));
    const QRectF label(inner.topLeft(), QSizeF(inner.width(), points(8)));
    drawLine(painter, label, qt(field.label), face(LabelSize));
    QRectF value = inner;
    value.setTop(label.bottom());
    drawValue(painter, value, qt(field.value));
}

struct FieldBox {
    const Field *field;
    qreal share; // of the width, in hundredths
};

void drawFieldRow(QPainter &painter, const QRectF &row, std::initializer_list<FieldBox> boxes)
{
    qreal x = row.left();
    for (const auto &box : boxes) {
        const qreal width = row.width() * box.share / 100;
        drawFieldBox(painter, QRectF(x, row.top(), width, row.height()), *box.field);
        x += width;
    }
}

void drawInitial(QPainter &painter, const QRectF &box, const Sheet &sheet)
{
    painter.setPen(QPen(Qt::black, points(1.2)));
    painter.drawRect(box);
    const QRectF label = box.adjusted(points(3), points(2), 0, 0);
    drawLine(painter,
             QRectF(label.topLeft(), QSizeF(label.width() - points(3), points(7))),
             qt(sheet.labels.initial),
             face(5.5));
    drawLine(painter,
             box.adjusted(0, points(6), 0, 0),
             qt(sheet.initial),
             face(24, Weight::Bold),
             Qt::AlignHCenter);
}

// The two answers of an official, below each other.
void drawAnswers(QPainter &painter, const QRectF &cell, const Labels &labels)
{
    const QRectF inner = cell.adjusted(0, points(2), 0, -points(2));
    const qreal height = inner.height() / 2;
    const qreal side = height * 0.7;
    qreal y = inner.top();
    for (const auto *answer : {&labels.resultGood, &labels.resultBad}) {
        drawTickBox(painter, QPointF(inner.left(), y + (height - side) / 2), side);
        const QRectF words(inner.left(), y, inner.width(), height);
        drawLine(painter, words.adjusted(side + points(4), 0, 0, 0), qt(*answer), face(6.5));
        y += height;
    }
}

// A table of two checks: frame, titles, and the answers to choose from.
void drawCheckTable(QPainter &painter, const QRectF &grid, const Labels &labels)
{
    constexpr std::array<qreal, 5> Shares{10, 11, 14, 30, 35};
    constexpr qreal TitleHeight = points(12);
    const std::array<const std::string *, 5> titles{&labels.check,
                                                    &labels.round,
                                                    &labels.counted,
                                                    &labels.result,
                                                    &labels.official};
    const qreal rowHeight = (grid.height() - TitleHeight) / 2;
    painter.setPen(QPen(Qt::black, points(0.6)));
    for (const qreal y : {grid.top() + TitleHeight, grid.bottom() - rowHeight}) {
        painter.drawLine(QPointF(grid.left(), y), QPointF(grid.right(), y));
    }
    qreal x = grid.left();
    for (std::size_t i = 0; i < Shares.size(); ++i) {
        QRectF cell(x, grid.top(), grid.width() * Shares.at(i) / 100, TitleHeight);
        if (i > 0) {
            painter.drawLine(QPointF(x, grid.top()), QPointF(x, grid.bottom()));
        }
        x = cell.right();
        cell.adjust(points(3), 0, -points(2), 0);
        const QString title = qt(*titles.at(i));
        const QFont font = fittingFace(title, cell.width(), LabelSize, 5, Weight::Regular);
        drawLine(painter, cell, title, font);
        cell.moveTop(cell.bottom());
        cell.setHeight(rowHeight);
        for (const int number : {1, 2}) {
            if (titles.at(i) == &labels.check) {
                drawLine(painter, cell, QString::number(number), face(8), Qt::AlignHCenter);
            } else if (titles.at(i) == &labels.result) {
                drawAnswers(painter, cell, labels);
            }
            cell.translate(0, rowHeight);
        }
    }
    painter.setPen(QPen(Qt::black, points(1.2)));
    painter.drawRect(grid);
}

void drawOfficials(QPainter &painter, const QRectF &box, const Labels &labels)
{
    drawLine(painter,
             QRectF(box.topLeft(), QSizeF(box.width(), points(11))),
             qt(labels.officials),
             face(7.5, Weight::Bold));
    drawCheckTable(painter, box.adjusted(0, points(13), 0, 0), labels);
}

} // namespace

void paintHead(QPainter &painter, const Sheet &sheet, const Layout &layout)
{
    constexpr qreal InitialSide = points(42);
    constexpr qreal RowHeight = points(29);
    const QRectF head = layout.frame.head;
    const qreal titleWidth = head.width() - InitialSide - points(10);
    const QString title = qt(sheet.gameTitle);
    drawLine(painter,
             QRectF(head.left(), head.top(), titleWidth, points(24)),
             title,
             fittingFace(title, titleWidth, 19, 9, Weight::Bold));
    drawLine(painter,
             QRectF(head.left(), head.top() + points(24), titleWidth, points(15)),
             qt(sheet.labels.title),
             face(11));
    drawInitial(painter,
                QRectF(head.right() - InitialSide, head.top(), InitialSide, InitialSide),
                sheet);
    QRectF row(head.left(), head.top() + InitialSide + points(6), head.width(), RowHeight);
    drawFieldRow(painter, row, {{&sheet.player, 67}, {&sheet.id, 33}});
    row.translate(0, RowHeight);
    drawFieldRow(painter, row, {{&sheet.event, 38}, {&sheet.place, 29}, {&sheet.date, 33}});
    row.translate(0, RowHeight);
    drawFieldRow(painter,
                 row,
                 {{&sheet.rosterName, 38}, {&sheet.formatTitle, 29}, {&sheet.fingerprint, 33}});
}

void paintHeadOfFurtherPage(QPainter &painter, const Sheet &sheet, const Layout &layout)
{
    const QRectF head = layout.frame.headFurther;
    QString words;
    for (const auto *part : {&sheet.player.value,
                             &sheet.rosterName.value,
                             &sheet.formatTitle.value,
                             &sheet.fingerprint.value}) {
        if (!part->empty()) {
            words += (words.isEmpty() ? QString() : QStringLiteral(" · ")) + qt(*part);
        }
    }
    drawLine(painter,
             QRectF(head.topLeft(), QSizeF(head.width(), points(14))),
             words,
             fittingFace(words, head.width(), 10, 6.5, Weight::Bold));
}

// Read from the left edge, so that a stack of sheets is sorted without pulling them out.
void paintStrip(QPainter &painter, const Sheet &sheet, const Layout &layout)
{
    const QRectF strip = layout.frame.strip;
    painter.setPen(QPen(Qt::black, points(0.6)));
    painter.drawRect(strip);
    painter.save();
    painter.translate(strip.bottomLeft());
    painter.rotate(-90);
    const qreal nameWidth = strip.height() * 0.67;
    const QRectF name(0, 0, nameWidth, strip.width());
    const QRectF id(nameWidth, 0, strip.height() - nameWidth, strip.width());
    painter.drawLine(id.topLeft(), id.bottomLeft());
    for (const auto &[box, field] : {std::pair{name, &sheet.player}, std::pair{id, &sheet.id}}) {
        const QString label = qt(field->label);
        const qreal labelWidth = widthOf(label, face(LabelSize)) + points(6);
        const QRectF inner = box.adjusted(points(5), 0, -points(5), 0);
        drawLine(painter, inner, label, face(LabelSize));
        const QRectF value = inner.adjusted(labelWidth, 0, 0, 0);
        const QString words = qt(field->value);
        drawLine(painter, value, words, fittingFace(words, value.width(), 13, 6.5, Weight::Bold));
    }
    painter.restore();
}

void paintFoot(QPainter &painter, const Sheet &sheet, const Layout &layout)
{
    const QRectF foot = layout.frame.foot.adjusted(0, points(10), 0, 0);
    const qreal signatureWidth = foot.width() * 0.36;
    painter.setPen(QPen(Qt::black, points(0.8)));
    const qreal line = foot.bottom() - points(11);
    painter.drawLine(QPointF(foot.left(), line), QPointF(foot.left() + signatureWidth, line));
    drawLine(painter,
             QRectF(foot.left(), line + points(1), signatureWidth, points(10)),
             qt(sheet.labels.signature),
             face(LabelSize));
    drawOfficials(painter, foot.adjusted(signatureWidth + points(16), 0, 0, 0), sheet.labels);
}

void paintPageNumber(QPainter &painter, const Sheet &sheet, const Layout &layout, int number)
{
    const auto last = static_cast<int>(layout.pages.size());
    const QRectF below(layout.frame.content.left(),
                       layout.frame.content.bottom() + points(4),
                       layout.frame.content.width(),
                       points(10));
    if (last > 1) {
        drawLine(painter,
                 below,
                 qt(sheet.labels.page).arg(number).arg(last),
                 face(7, Weight::Bold),
                 Qt::AlignRight);
    }
    if (number < last) {
        drawLine(painter, below, qt(sheet.labels.continued).arg(number + 1), face(7, Weight::Bold));
    }
}

} // namespace sheets
