#include "faces/card_parts.h"

#include "faces/emblems.h"
#include "faces/shapes.h"
#include "faces/status_mark.h"
#include "faces/symbols.h"
#include "faces/text_field.h"

#include <QLinearGradient>

namespace faces::card
{

namespace
{

Emblem factionEmblem(const Canvas &canvas, std::string_view faction)
{
    return emblemOf(canvas.schema().game, faction, 0);
}

void paintRank(const Canvas &canvas, QPointF centre, qreal side)
{
    const QRectF square{centre.x() - side / 2, centre.y() - side / 2, side, side};
    if (canvas.value("rank").isUnknown()) {
        drawUnknown(canvas.painter(), centre, side * 0.42, ink::White);
    } else if (const auto symbol = rankSymbol(canvas.value("rank").text)) {
        canvas.painter().setPen(Qt::NoPen);
        canvas.painter().setBrush(QColor{0x12, 0x14, 0x19, 150});
        canvas.painter().drawEllipse(centre, side * 0.68, side * 0.68);
        paintSymbol(canvas.painter(), *symbol, square, ink::White);
    }
}

QString collectionWords(const Canvas &canvas)
{
    QString words = canvas.words("set");
    const catalog::Value &number = canvas.value("number");
    if (number.isGiven()) {
        words +=
            (words.isEmpty() ? QString{} : QStringLiteral(" · ")) + QString::number(number.number);
    }
    return words;
}

} // namespace

QPainterPath outline(const QRectF &rect)
{
    QPainterPath path;
    const qreal radius = rect.height() * 0.045;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

void paintFrame(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const Metal metal = rankMetal(canvas.value("rank").text);
    QLinearGradient shine{Whole.topLeft(), Whole.bottomRight()};
    shine.setColorAt(0, metal.light);
    shine.setColorAt(0.35, metal.middle);
    shine.setColorAt(0.62, metal.light);
    shine.setColorAt(1, metal.dark);
    painter.fillPath(outline(Whole), shine);
    QPainterPath inner;
    inner.addRoundedRect(Inner, 22, 22);
    painter.setPen(QPen{metal.dark, 4});
    painter.setBrush(ink::Paper);
    painter.drawPath(inner);
    painter.setClipPath(inner, Qt::IntersectClip);
}

void paintHeading(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const QColor colour = deepened(canvas.faction().ground, 5.5);
    const QRectF heading{Inner.left(), Inner.top(), Inner.width(), Heading - Inner.top()};
    QLinearGradient ground{heading.topLeft(), heading.bottomLeft()};
    ground.setColorAt(0, mixed(colour, Qt::white, 0.08));
    ground.setColorAt(1, mixed(colour, Qt::black, 0.22));
    painter.fillRect(heading, ground);

    const QPointF seal{66, heading.center().y()};
    if (const catalog::Choice *faction = canvas.choice("faction")) {
        paintFlatEmblem(painter, factionEmblem(canvas, faction->value), seal, 32, ink::White);
    } else if (canvas.value("faction").isUnknown()) {
        drawUnknown(painter, seal, 26, ink::White);
    }
    paintRank(canvas, {562, heading.center().y()}, 48);

    Paragraph name;
    if (canvas.value("unique").number == 1) {
        name.words.push_back({{}, Symbol::FilledCircle, Cut::Bold, QColor{0xff, 0xd9, 0x6b}});
    }
    addWords(name, canvas.name(), Cut::Bold, ink::White);
    TextField field;
    field.rect = QRectF{110, heading.top() + 2, 418, heading.height() - 4};
    field.largest = 44;
    field.smallest = 22;
    field.alignment = Qt::AlignLeft;
    drawText(painter, field, {name});
}

void paintWatermark(const Canvas &canvas, const QRectF &field)
{
    if (const catalog::Choice *faction = canvas.choice("faction")) {
        QColor faint = canvas.faction().ground;
        faint.setAlphaF(0.09F);
        const qreal radius = std::min(field.width(), field.height()) * 0.42;
        paintFlatEmblem(canvas.painter(),
                        factionEmblem(canvas, faction->value),
                        field.center(),
                        radius,
                        faint);
    }
}

void paintFooter(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const QRectF footer{Inner.left(), Footer, Inner.width(), Inner.bottom() - Footer};
    painter.fillRect(footer, mixed(deepened(canvas.faction().ground, 6), Qt::black, 0.35));
    const qreal middle = footer.center().y();
    painter.setPen(QColor{255, 255, 255, 210});
    const FittedLine line = fitLine(collectionWords(canvas), Cut::Regular, 270, 25, 16);
    drawWords(painter,
              {38, middle + line.size * 0.36},
              line.words,
              Cut::Regular,
              line.size,
              Qt::AlignLeft);
    const catalog::Choice *rarity = canvas.choice("rarity");
    const auto symbol = rarity == nullptr ? std::nullopt : raritySymbol(*rarity);
    if (symbol) {
        paintSymbol(painter, *symbol, QRectF(564, middle - 14, 28, 28), ink::White);
    } else if (canvas.value("rarity").isUnknown()) {
        paintSymbol(painter,
                    Symbol::Unknown,
                    QRectF(567, middle - 11, 22, 22),
                    QColor{255, 255, 255, 130});
    }
    paintStatusMark(canvas, {546 - statusMarkWidth(canvas, 34) / 2, middle}, 34);
}

void paintCommandSymbols(const Canvas &canvas, QPointF first, QPointF step, qreal radius)
{
    QPainter &painter = canvas.painter();
    const catalog::Value &symbols = canvas.value("symbols");
    if (symbols.isUnknown()) {
        drawUnknown(painter, first, radius * 0.9, ink::White);
        return;
    }
    const auto counts = catalog::parseCounts(symbols.text);
    if (!symbols.isGiven() || !counts) {
        return;
    }
    const catalog::Attribute *factions = canvas.schema().attribute("faction");
    QPointF at = first;
    for (const auto &[faction, count] : *counts) {
        const catalog::Choice *choice = factions == nullptr ? nullptr : factions->choice(faction);
        const QColor colour = choice == nullptr ? ink::Slate : choiceColours(*choice).ground;
        const Emblem emblem = factionEmblem(canvas, choice == nullptr ? faction : choice->value);
        for (int i = 0; i < std::min(count, 6); ++i) {
            painter.setPen(QPen{ink::White, radius * 0.12});
            painter.setBrush(deepened(colour, 4.5));
            painter.drawEllipse(at, radius, radius);
            paintFlatEmblem(painter, emblem, at, radius * 0.66, ink::White);
            at += step;
        }
    }
}

qreal paintFigure(const Canvas &canvas,
                  const catalog::Value &value,
                  QPointF leftMiddle,
                  qreal size,
                  const QColor &symbolColour,
                  Symbol symbol)
{
    if (value.state == catalog::ValueState::None) {
        return 0;
    }
    const qreal side = size * 0.72;
    const QRectF square{leftMiddle.x(), leftMiddle.y() - side / 2, side, side};
    paintSymbol(canvas.painter(), symbol, square, symbolColour);
    const QPointF number{leftMiddle.x() + side + size * 0.46, leftMiddle.y()};
    drawNumber(canvas, value, number, size, ink::White);
    return side + size * 0.92;
}

} // namespace faces::card
