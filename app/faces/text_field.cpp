#include "faces/text_field.h"

#include "faces/text_setting.h"

#include <QPainter>

#include <algorithm>

namespace faces
{

namespace
{

qreal leftOf(const TextField &field, qreal width)
{
    if (field.alignment == Qt::AlignHCenter) {
        return field.rect.center().x() - width / 2;
    }
    return field.alignment == Qt::AlignRight ? field.rect.right() - width : field.rect.left();
}

void drawLine(QPainter &painter, const TextField &field, const Line &line, qreal size, qreal top)
{
    const qreal middle = top + size * LineHeight / 2;
    qreal x = leftOf(field, line.width * size);
    bool first = true;
    for (const Measured &measured : line.words) {
        const Word &word = *measured.word;
        x += first ? 0 : blankBefore(measured) * size;
        first = false;
        if (word.symbol) {
            const qreal side = SymbolSide * size;
            paintSymbol(painter,
                        *word.symbol,
                        QRectF(x, middle - side / 2, side, side),
                        word.colour);
        } else {
            painter.setPen(word.colour);
            const qreal baseline = middle + capitalHeight(word.cut) * size / 2;
            drawWords(painter, {x, baseline}, word.text, word.cut, size, Qt::AlignLeft);
        }
        x += measured.width * size;
    }
}

} // namespace

void addWords(Paragraph &paragraph, const QString &text, Cut cut, const QColor &colour)
{
    const QStringList words = text.split(QLatin1Char{' '}, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        paragraph.words.push_back({word, std::nullopt, cut, colour, Follow::Blank});
    }
}

Paragraph runOn(const std::vector<Paragraph> &paragraphs, const QColor &dot)
{
    Paragraph result;
    for (const Paragraph &paragraph : paragraphs) {
        if (!result.words.empty()) {
            result.words.push_back(
                {QStringLiteral("·"), std::nullopt, Cut::Bold, dot, Follow::Bound});
        }
        bool first = true;
        for (Word word : paragraph.words) {
            word.follow = first ? Follow::Blank : std::max(word.follow, Follow::Bound);
            first = false;
            result.words.push_back(std::move(word));
        }
    }
    return result;
}

bool fits(const QPainter &painter, const TextField &field, const std::vector<Paragraph> &paragraphs)
{
    return setText(field, paragraphs, deviceScale(painter)).complete;
}

void drawText(QPainter &painter, const TextField &field, const std::vector<Paragraph> &paragraphs)
{
    const Setting setting = setText(field, paragraphs, deviceScale(painter));
    qreal y = setting.top;
    for (std::size_t i = 0; i < setting.lines.size(); ++i) {
        const Line &line = setting.lines[i];
        const qreal height = setting.size * LineHeight;
        y += line.before * height;
        const bool last = y + 2 * height > field.rect.bottom() + 0.01;
        if (last && i + 1 < setting.lines.size()) {
            drawCentred(painter,
                        {field.rect.center().x(), y + height / 2},
                        QStringLiteral("…"),
                        Cut::Bold,
                        setting.size);
            return;
        }
        drawLine(painter, field, line, setting.size, y);
        y += height;
    }
}

} // namespace faces
