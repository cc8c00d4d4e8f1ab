#include "faces/plain_card_face.h"

#include "faces/card_parts.h"
#include "faces/scene.h"
#include "faces/shapes.h"
#include "faces/text_field.h"

#include <QLinearGradient>

#include <algorithm>

namespace faces
{

namespace
{

constexpr int MostRows = 9;

struct Row {
    QString label;
    QString words; // empty: unknown
};

QString valueWords(const Canvas &canvas, const catalog::Attribute &attribute, int place)
{
    const catalog::Value &value = canvas.piece().value(place);
    if (value.state == catalog::ValueState::Variable) {
        return QStringLiteral("X");
    }
    if (const catalog::Choice *choice = value.isGiven() ? attribute.choice(value.text) : nullptr) {
        return QString::fromStdString(choice->label.in(canvas.language()));
    }
    return QString::fromStdString(value.text);
}

std::vector<Row> rowsOf(const Canvas &canvas)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < canvas.schema().attributes.size(); ++i) {
        const catalog::Attribute &attribute = canvas.schema().attributes[i];
        const int place = static_cast<int>(i);
        const bool shown = canvas.piece().value(place).state != catalog::ValueState::None
            && attribute.kind != catalog::AttributeKind::LongText
            && attribute.slug != canvas.schema().typedBy;
        if (shown && rows.size() < MostRows) {
            rows.push_back({QString::fromStdString(attribute.label.in(canvas.language())),
                            valueWords(canvas, attribute, place)});
        }
    }
    return rows;
}

QString typeWords(const Canvas &canvas)
{
    const catalog::Choice *type = canvas.choice(canvas.schema().typedBy);
    return type == nullptr ? QString{} : QString::fromStdString(type->label.in(canvas.language()));
}

void paintRows(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    qreal y = 372;
    for (const Row &row : rowsOf(canvas)) {
        const FittedLine label = fitLine(row.label, Cut::Regular, 220, 28, 18);
        painter.setPen(ink::Soft);
        drawWords(painter, {44, y}, label.words, Cut::Regular, label.size, Qt::AlignLeft);
        if (row.words.isEmpty()) {
            drawUnknown(painter, {572, y - 10}, 13, ink::Soft);
        } else {
            const FittedLine words = fitLine(row.words, Cut::Bold, 310, 28, 18);
            painter.setPen(ink::Black);
            drawWords(painter, {586, y}, words.words, Cut::Bold, words.size, Qt::AlignRight);
        }
        y += 48;
    }
}

} // namespace

void paintPlainCard(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    card::paintFrame(canvas);
    if (canvas.detail() != Detail::Full) {
        painter.save();
        painter.setClipRect(QRectF{20, 20, 590, 560}, Qt::IntersectClip);
        paintBackdrop(canvas, {20, 20, 590, 560});
        paintFigurehead(canvas, {315, 300}, 190);
        painter.restore();
        return;
    }
    card::paintHeading(canvas);
    painter.save();
    painter.setClipRect(QRectF{20, card::Heading, 590, 210}, Qt::IntersectClip);
    paintBackdrop(canvas, {20, card::Heading, 590, 210});
    paintFigurehead(canvas, {315, card::Heading + 98}, 80);
    painter.restore();
    const FittedLine type = fitLine(typeWords(canvas), Cut::BoldItalic, 300, 26, 16);
    painter.setPen(QColor{255, 255, 255, 220});
    drawWords(painter,
              {586, card::Heading + 196},
              type.words,
              Cut::BoldItalic,
              type.size,
              Qt::AlignRight);
    paintRows(canvas);
    card::paintFooter(canvas);
}

} // namespace faces
