#include "faces/unit_card_face.h"

#include "faces/card_parts.h"
#include "faces/scene.h"
#include "faces/shapes.h"
#include "faces/status_mark.h"
#include "faces/symbols.h"
#include "faces/text_field.h"

#include <QLinearGradient>

#include <algorithm>

namespace faces
{

namespace
{

constexpr qreal ArtBottom = 452;   // of a full card
constexpr qreal StripBottom = 534; // figures and dice
constexpr qreal ShortArtBottom = 540;

// The base under the emblem: flattened hexes in the rank's metal, as many as the unit takes.
void paintBase(const Canvas &canvas, QPointF centre, qreal radius)
{
    QPainter &painter = canvas.painter();
    const catalog::Value &base = canvas.value("base");
    const Metal metal = rankMetal(canvas.value("rank").text);
    std::vector<QPointF> places{{0, 0}};
    if (base.text == "double") {
        places = {{-0.87, 0}, {0.87, 0}};
    } else if (base.text == "four hexes") {
        places = {{-0.435, -0.75}, {1.3, -0.75}, {-1.3, 0.75}, {0.435, 0.75}};
    }
    QPainterPath path;
    for (const QPointF &place : places) {
        path.addPath(shapes::regular(place * radius, radius * 0.94, 6));
    }
    painter.save();
    painter.translate(centre);
    painter.scale(1, 0.42);
    if (base.isUnknown()) {
        QPen pen{QColor{255, 255, 255, 150}, 5};
        pen.setDashPattern({2.5, 2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    } else {
        painter.fillPath(path.translated(0, radius * 0.24), metal.dark);
        QLinearGradient shine{QPointF{-radius, 0}, QPointF{radius, 0}};
        shine.setColorAt(0, metal.light);
        shine.setColorAt(1, metal.middle);
        painter.setPen(QPen{metal.dark, 3});
        painter.setBrush(shine);
        painter.drawPath(path);
    }
    painter.restore();
}

void paintPortrait(const Canvas &canvas, const QRectF &field, qreal radius)
{
    QPainter &painter = canvas.painter();
    painter.save();
    painter.setClipRect(field, Qt::IntersectClip);
    paintBackdrop(canvas, field);
    if (canvas.detail() != Detail::Bare) {
        paintBase(canvas,
                  {field.center().x(), field.bottom() - field.height() * 0.14},
                  radius * 0.9);
    }
    const qreal lift = canvas.detail() == Detail::Bare ? 0 : field.height() * 0.09;
    paintFigurehead(canvas, {field.center().x(), field.center().y() - lift}, radius);
    painter.restore();
}

void paintDice(const Canvas &canvas, qreal left, qreal right, qreal middle, qreal side)
{
    QPainter &painter = canvas.painter();
    const catalog::Value &dice = canvas.value("dice");
    if (dice.isUnknown()) {
        drawUnknown(painter, {(left + right) / 2, middle}, side * 0.48, ink::White);
        return;
    }
    const auto counts = catalog::parseCounts(dice.text);
    if (!dice.isGiven() || !counts) {
        return;
    }
    std::vector<Symbol> row;
    for (const auto &[colour, count] : *counts) {
        if (const auto symbol = dieSymbol(colour)) {
            row.insert(row.end(), static_cast<std::size_t>(std::clamp(count, 0, 8)), *symbol);
        }
    }
    if (row.empty()) {
        return;
    }
    const auto count = static_cast<qreal>(row.size());
    const qreal step = std::min(side * 1.14, (right - left) / count);
    const qreal die = std::min(side, step * 0.9);
    qreal x = (left + right) / 2 - step * count / 2 + (step - die) / 2;
    for (const Symbol symbol : row) {
        // White shows through the marks of the die.
        const QRectF square{x, middle - die / 2, die, die};
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink::White);
        painter.drawEllipse(square.center(), die * 0.42, die * 0.42);
        paintSymbol(painter, symbol, square, ink::White);
        x += step;
    }
}

void paintStrip(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const QRectF strip{card::Inner.left(), ArtBottom, card::Inner.width(), StripBottom - ArtBottom};
    painter.fillRect(strip, QColor{0x22, 0x25, 0x2c});
    const qreal middle = strip.center().y();
    qreal x = 36;
    x += 12
        + card::paintFigure(canvas,
                            canvas.value("health"),
                            {x, middle},
                            52,
                            QColor{0xff, 0x8a, 0x80},
                            Symbol::Health);
    x += 6
        + card::paintFigure(canvas,
                            canvas.value("speed"),
                            {x, middle},
                            52,
                            QColor{0x9a, 0xd2, 0xff},
                            Symbol::Speed);
    qreal right = 600;
    const catalog::Value &rerolls = canvas.value("rerolls");
    if (!(rerolls.isGiven() && rerolls.number == 0)) {
        right = 506;
        card::paintFigure(canvas,
                          rerolls,
                          {right + 6, middle},
                          52,
                          QColor{0xd8, 0xe8, 0xb0},
                          Symbol::Reroll);
    }
    paintDice(canvas, x, right, middle, 54);
}

// "Armor 2, Slow 3" in the reader's language.
QString keywordWords(const Canvas &canvas)
{
    const catalog::Attribute *attribute = canvas.schema().attribute("keywords");
    const catalog::Notation *notation =
        catalog::notationOf(canvas.piece(), canvas.schema(), "keywords");
    const catalog::Vocabulary *vocabulary =
        attribute == nullptr ? nullptr : canvas.schema().vocabularyOf(*attribute);
    QStringList words;
    if (notation != nullptr && vocabulary != nullptr) {
        for (const catalog::Ability &keyword : notation->abilities) {
            words << QString::fromStdString(
                catalog::describeAbility(keyword, *vocabulary, canvas.language()));
        }
    }
    return words.join(QStringLiteral(", "));
}

void paintGameText(const Canvas &canvas)
{
    std::vector<Paragraph> paragraphs;
    const auto add = [&](const QString &words, Cut cut, const QColor &colour) {
        if (!words.isEmpty()) {
            Paragraph paragraph;
            paragraph.before = paragraphs.empty() ? 0 : 0.35;
            addWords(paragraph, words, cut, colour);
            paragraphs.push_back(std::move(paragraph));
        }
    };
    add(keywordWords(canvas), Cut::Bold, ink::Black);
    add(canvas.words("abilities"), Cut::Regular, ink::Black);
    TextField field;
    field.rect = QRectF{44, StripBottom + 12, 542, card::Footer - StripBottom - 66};
    card::paintWatermark(canvas, field.rect);
    field.largest = 37;
    field.smallest = std::clamp(canvas.pixels(7), 20.0, 32.0);
    field.alignment = Qt::AlignLeft;
    if (paragraphs.empty()) {
        if (canvas.value("keywords").isUnknown() || canvas.value("abilities").isUnknown()) {
            drawUnknown(canvas.painter(), field.rect.center(), 34, ink::Soft);
        }
    } else {
        drawText(canvas.painter(), field, paragraphs);
    }
    const QString traits = canvas.words("traits");
    if (!traits.isEmpty()) {
        const FittedLine line = fitLine(traits, Cut::Italic, 542, 28, 16);
        canvas.painter().setPen(ink::Soft);
        drawWords(canvas.painter(),
                  {315, card::Footer - 16},
                  line.words,
                  Cut::Italic,
                  line.size,
                  Qt::AlignHCenter);
    }
}

// Small cards: art with the base, then health and dice as large as they go.
void paintShort(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const QRectF art{card::Inner.left(),
                     card::Inner.top(),
                     card::Inner.width(),
                     ShortArtBottom - card::Inner.top()};
    paintPortrait(canvas, art, 165);
    card::paintCommandSymbols(canvas, {84, 88}, {0, 108}, 46);
    if (const auto symbol = rankSymbol(canvas.value("rank").text)) {
        paintSymbol(painter, *symbol, QRectF(486, 34, 104, 104), ink::White);
    }
    paintStatusMark(canvas, {310, 66}, 62);
    painter.fillRect(QRectF{20, ShortArtBottom, 590, 330}, QColor{0x22, 0x25, 0x2c});
    card::paintFigure(canvas,
                      canvas.value("health"),
                      {58, 625},
                      142,
                      QColor{0xff, 0x8a, 0x80},
                      Symbol::Health);
    card::paintFigure(canvas,
                      canvas.value("speed"),
                      {336, 625},
                      142,
                      QColor{0x9a, 0xd2, 0xff},
                      Symbol::Speed);
    paintDice(canvas, 48, 582, 776, 124);
}

} // namespace

void paintUnitCard(const Canvas &canvas)
{
    card::paintFrame(canvas);
    switch (canvas.detail()) {
    case Detail::Bare:
        paintPortrait(canvas, card::Inner, 225);
        return;
    case Detail::Short:
        paintShort(canvas);
        return;
    case Detail::Full:
        break;
    }
    card::paintHeading(canvas);
    paintPortrait(
        canvas,
        {card::Inner.left(), card::Heading, card::Inner.width(), ArtBottom - card::Heading},
        122);
    card::paintCommandSymbols(canvas, {64, card::Heading + 46}, {0, 70}, 30);
    paintStrip(canvas);
    paintGameText(canvas);
    card::paintFooter(canvas);
}

} // namespace faces
