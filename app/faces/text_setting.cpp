#include "faces/text_setting.h"

#include <algorithm>
#include <cmath>

namespace faces
{

namespace
{

constexpr qreal Shrinking = 0.94;

using MeasuredParagraph = std::vector<Measured>;

std::vector<MeasuredParagraph> measure(const std::vector<Paragraph> &paragraphs)
{
    std::vector<MeasuredParagraph> result;
    for (const Paragraph &paragraph : paragraphs) {
        MeasuredParagraph measured;
        for (const Word &word : paragraph.words) {
            measured.push_back({&word, word.symbol ? SymbolSide : widthOf(word.text, word.cut)});
        }
        result.push_back(std::move(measured));
    }
    return result;
}

// How wide a line from `top` to `bottom` may be.
qreal roomAt(const TextField &field, qreal top, qreal bottom)
{
    qreal room = field.rect.width();
    if (field.narrowWidth > 0 && top < field.narrowUntil) {
        room = field.narrowWidth;
    }
    if (field.circle <= 0) {
        return room;
    }
    const qreal farther = std::max(std::abs(top), std::abs(bottom));
    if (farther >= field.circle) {
        return 0;
    }
    return std::min(room, 2 * std::sqrt(field.circle * field.circle - farther * farther));
}

class Breaking
{
public:
    Breaking(const TextField &field, qreal size, qreal top)
        : m_field{field}
        , m_size{size}
        , m_y{top}
    {
    }

    void add(const MeasuredParagraph &paragraph, qreal before)
    {
        m_line = {};
        m_line.before = m_lines.empty() ? 0 : before;
        for (std::size_t i = 0; i < paragraph.size(); ++i) {
            const bool mayBreak =
                !m_line.words.empty() && paragraph[i].word->follow == Follow::Blank;
            if (mayBreak
                && (m_line.width + BlankWidth + boundWidth(paragraph, i)) * m_size > room()) {
                close();
            }
            m_line.width +=
                (m_line.words.empty() ? 0 : blankBefore(paragraph[i])) + paragraph[i].width;
            m_line.words.push_back(paragraph[i]);
        }
        close();
    }

    std::vector<Line> takeLines() { return std::move(m_lines); }
    qreal bottom() const { return m_y; }
    bool fitted() const { return m_fitted; }

private:
    // Of a word and all that stay on its line with it.
    static qreal boundWidth(const MeasuredParagraph &paragraph, std::size_t first)
    {
        qreal width = paragraph[first].width;
        for (std::size_t i = first + 1;
             i < paragraph.size() && paragraph[i].word->follow != Follow::Blank;
             ++i) {
            width += blankBefore(paragraph[i]) + paragraph[i].width;
        }
        return width;
    }

    qreal lineTop() const { return m_y + m_line.before * m_size * LineHeight; }
    qreal room() const
    {
        return roomAt(m_field, lineTop(), lineTop() + m_size * LineHeight * 0.95);
    }

    void close()
    {
        const qreal bottom = lineTop() + m_size * LineHeight;
        m_fitted = m_fitted && m_line.width * m_size <= room() + 0.01
            && bottom <= m_field.rect.bottom() + 0.01;
        m_y = bottom;
        m_lines.push_back(std::move(m_line));
        m_line = {};
    }

    const TextField &m_field;
    qreal m_size;
    qreal m_y;
    Line m_line;
    std::vector<Line> m_lines;
    bool m_fitted = true;
};

Setting setFrom(const TextField &field,
                const std::vector<Paragraph> &paragraphs,
                const std::vector<MeasuredParagraph> &measured,
                qreal size,
                qreal top)
{
    Breaking breaking{field, size, top};
    for (std::size_t i = 0; i < measured.size(); ++i) {
        breaking.add(measured[i], paragraphs[i].before);
    }
    Setting setting;
    setting.size = size;
    setting.top = top;
    setting.bottom = breaking.bottom();
    setting.complete = breaking.fitted();
    setting.lines = breaking.takeLines();
    return setting;
}

// Where lines may be centred between top and bottom: on a round field rather above the middle, as
// it narrows downwards, and at the foot only where no other place is wide enough.
constexpr qreal Places[] = {0.45, 0.6, 0.25, 0.0};

Setting setAt(const TextField &field,
              const std::vector<Paragraph> &paragraphs,
              const std::vector<MeasuredParagraph> &measured,
              qreal size)
{
    Setting upper = setFrom(field, paragraphs, measured, size, field.rect.top());
    const qreal free = field.rect.bottom() - upper.bottom;
    if (!field.centredVertically || free <= 0) {
        return upper;
    }
    for (const qreal place : Places) {
        const qreal top = field.rect.top() + free * place;
        Setting setting = setFrom(field, paragraphs, measured, size, top);
        if (setting.complete) {
            return setting;
        }
    }
    return upper;
}

} // namespace

qreal blankBefore(const Measured &measured)
{
    return measured.word->follow == Follow::Close ? 0.0 : BlankWidth;
}

Setting setText(const TextField &field, const std::vector<Paragraph> &paragraphs, qreal deviceScale)
{
    const std::vector<MeasuredParagraph> measured = measure(paragraphs);
    const int smallest = std::max(1, static_cast<int>(std::ceil(field.smallest * deviceScale)));
    int pixels = std::max(smallest, static_cast<int>(field.largest * deviceScale));
    for (;;) {
        Setting setting = setAt(field, paragraphs, measured, pixels / deviceScale);
        if (setting.complete || pixels <= smallest) {
            return setting;
        }
        const int smaller = std::min(pixels - 1, static_cast<int>(pixels * Shrinking));
        pixels = std::max(smallest, smaller);
    }
}

} // namespace faces
