#include "faces/command_card_face.h"

#include "faces/card_parts.h"
#include "faces/scene.h"
#include "faces/status_mark.h"
#include "faces/symbols.h"
#include "faces/text_field.h"

#include <algorithm>

namespace faces
{

namespace
{

constexpr qreal ArtBottom = 300;
constexpr qreal PriceTop = 728;

int symbolCount(const Canvas &canvas)
{
    int total = 0;
    if (const auto counts = catalog::parseCounts(canvas.value("symbols").text)) {
        for (const auto &[faction, count] : *counts) {
            total += std::clamp(count, 0, 6);
        }
    }
    return std::max(total, 1);
}

// The symbols in a row across the art.
void paintDemand(const Canvas &canvas, const QRectF &field, qreal radius)
{
    QPainter &painter = canvas.painter();
    painter.save();
    painter.setClipRect(field, Qt::IntersectClip);
    paintBackdrop(canvas, field);
    const int count = symbolCount(canvas);
    const qreal fitting = std::min(radius, field.width() / (count * 2.5));
    const qreal step = fitting * 2.3;
    const QPointF first{field.center().x() - step * (count - 1) / 2, field.center().y()};
    card::paintCommandSymbols(canvas, first, {step, 0}, fitting);
    painter.restore();
}

bool hasPrice(const Canvas &canvas)
{
    return canvas.value("buyback").state != catalog::ValueState::None
        || canvas.value("actions").isGiven();
}

void paintCardText(const Canvas &canvas)
{
    const QString restriction = canvas.words("restriction");
    const QString effect = canvas.words("effect");
    const qreal bottom = hasPrice(canvas) ? PriceTop : card::Footer;
    TextField field;
    field.rect = QRectF{44, ArtBottom + 14, 542, bottom - ArtBottom - 24};
    card::paintWatermark(canvas, field.rect);
    field.largest = 40;
    field.smallest = std::clamp(canvas.pixels(7), 20.0, 32.0);
    field.alignment = Qt::AlignLeft;
    std::vector<Paragraph> paragraphs;
    if (!restriction.isEmpty()) {
        addWords(paragraphs.emplace_back(), restriction, Cut::Italic, ink::Soft);
    }
    if (!effect.isEmpty()) {
        addWords(paragraphs.emplace_back(), effect, Cut::Regular, ink::Black);
        paragraphs.back().before = 0.5;
    }
    const bool unknown =
        canvas.value("effect").isUnknown() && canvas.value("restriction").isUnknown();
    if (!paragraphs.empty()) {
        drawText(canvas.painter(), field, paragraphs);
    } else if (unknown) {
        drawUnknown(canvas.painter(), field.rect.center(), 46, ink::Soft);
    }
}

// "∞" and the rank symbols to be paid; on the right the actions that playing it takes.
void paintPrice(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const qreal middle = (PriceTop + card::Footer) / 2;
    painter.fillRect(QRectF{20, PriceTop, 590, card::Footer - PriceTop}, QColor{0x22, 0x25, 0x2c});
    const catalog::Value &buyback = canvas.value("buyback");
    qreal x = 44;
    if (buyback.state != catalog::ValueState::None) {
        paintSymbol(painter, Symbol::Buyback, QRectF(x, middle - 27, 54, 54), ink::White);
        x += 74;
    }
    if (buyback.isUnknown()) {
        drawUnknown(painter, {x + 22, middle}, 24, ink::White);
    } else if (const auto prices = catalog::parseCounts(buyback.text)) {
        for (const auto &[rank, count] : *prices) {
            const auto symbol = rankSymbol(rank);
            for (int i = 0; symbol && i < std::min(count, 5); ++i) {
                paintSymbol(painter, *symbol, QRectF(x, middle - 25, 50, 50), ink::White);
                x += 58;
            }
        }
    }
    const catalog::Value &actions = canvas.value("actions");
    if (actions.state != catalog::ValueState::None && !actions.isUnknown()) {
        card::paintFigure(canvas,
                          actions,
                          {490, middle},
                          52,
                          QColor{0xff, 0xd9, 0x6b},
                          Symbol::Ability);
    }
}

void paintShort(const Canvas &canvas)
{
    QPainter &painter = canvas.painter();
    const bool bare = canvas.detail() == Detail::Bare;
    paintDemand(canvas, {20, 20, 590, 500}, bare ? 190 : 150);
    // Lines that stand for its text.
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0x5d, 0x60, 0x68, 120});
    const qreal right[] = {560, 500, 540};
    for (int i = 0; i < 3; ++i) {
        painter.drawRoundedRect(QRectF(70, 570 + i * 62.0, right[i] - 70, 24), 12, 12);
    }
    if (const auto symbol = rankSymbol(canvas.value("rank").text)) {
        const qreal side = bare ? 210 : 120;
        paintSymbol(painter, *symbol, QRectF(590 - side, 846 - side, side, side), ink::White);
    }
    if (!bare) {
        paintStatusMark(canvas, {50 + statusMarkWidth(canvas, 66) / 2, 800}, 66);
    }
}

} // namespace

void paintCommandCard(const Canvas &canvas)
{
    card::paintFrame(canvas);
    if (canvas.detail() != Detail::Full) {
        paintShort(canvas);
        return;
    }
    card::paintHeading(canvas);
    paintDemand(canvas, {20, card::Heading, 590, ArtBottom - card::Heading}, 62);
    paintCardText(canvas);
    if (hasPrice(canvas)) {
        paintPrice(canvas);
    }
    card::paintFooter(canvas);
}

} // namespace faces
