#include "sheets/text_width.h"

#include <QChar>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>

namespace sheets
{

namespace
{

struct CodeRange {
    char32_t first;
    char32_t last;
};

// The blocks that Unicode's East Asian Width calls wide or full width.
constexpr std::array<CodeRange, 12> Wide{{{0x1100, 0x115f},
                                          {0x2e80, 0x303e},
                                          {0x3041, 0xa4cf},
                                          {0xa960, 0xa97c},
                                          {0xac00, 0xd7a3},
                                          {0xf900, 0xfaff},
                                          {0xfe30, 0xfe6f},
                                          {0xff00, 0xff60},
                                          {0xffe0, 0xffe6},
                                          {0x1f300, 0x1f64f},
                                          {0x1f900, 0x1f9ff},
                                          {0x20000, 0x3fffd}}};

int widthOf(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
    case QChar::Other_Control:
        return 0;
    default:
        break;
    }
    const bool isWide = std::any_of(Wide.begin(), Wide.end(), [letter](const CodeRange &range) {
        return letter >= range.first && letter <= range.last;
    });
    return isWide ? 2 : 1;
}

// Takes as much of the front of a word as the width holds, at least one letter.
QString takeFront(QString &word, int width)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, word);
    auto end = finder.toNextBoundary();
    while (finder.toNextBoundary() > 0 && textWidth(word.left(finder.position())) <= width) {
        end = finder.position();
    }
    if (end <= 0) {
        end = word.size();
    }
    const QString front = word.left(end);
    word.remove(0, end);
    return front;
}

} // namespace

int textWidth(const QString &words)
{
    int width = 0;
    for (const char32_t letter : words.toUcs4()) {
        width += widthOf(letter);
    }
    return width;
}

QString padded(const QString &words, int width)
{
    return words + QString(std::max(0, width - textWidth(words)), QLatin1Char(' '));
}

QString paddedLeft(const QString &words, int width)
{
    return QString(std::max(0, width - textWidth(words)), QLatin1Char(' ')) + words;
}

QStringList wrapped(const QString &words, int width)
{
    QStringList lines;
    QString line;
    for (QString word : words.simplified().split(QLatin1Char(' '))) {
        if (!line.isEmpty() && textWidth(line) + 1 + textWidth(word) <= width) {
            line += QLatin1Char(' ') + word;
            continue;
        }
        if (!line.isEmpty()) {
            lines.append(line);
        }
        while (textWidth(word) > width) {
            lines.append(takeFront(word, width));
        }
        line = word;
    }
    if (!line.isEmpty() || lines.isEmpty()) {
        lines.append(line);
    }
    return lines;
}

} // namespace sheets
