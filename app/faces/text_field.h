// A field of running text: paragraphs of words and symbols, broken into lines and made as large as
// the field allows. The field is a rectangle, cut by a circle on a chip.
#pragma once

#include "faces/lettering.h"
#include "faces/symbols.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace faces
{

// How a word follows the one before it.
enum class Follow {
    Blank, // after a blank, or on the next line
    Bound, // after a blank that is never broken
    Close, // at once
};

struct Word {
    QString text;
    std::optional<Symbol> symbol; // drawn instead of a text
    Cut cut = Cut::Regular;
    QColor colour;
    Follow follow = Follow::Blank;
};

struct Paragraph {
    std::vector<Word> words;
    qreal before = 0; // extra room above it, in lines
};

// The blank-separated words of a text, all alike.
void addWords(Paragraph &paragraph, const QString &text, Cut cut, const QColor &colour);
// All paragraphs as one, parted by a dot; each of them stays on one line.
Paragraph runOn(const std::vector<Paragraph> &paragraphs, const QColor &dot);

struct TextField {
    QRectF rect;
    qreal circle = 0; // radius of a circle about the origin that cuts the field; 0: none
    qreal narrowUntil =
        0; // down to here a line is at most this wide, as something stands beside it
    qreal narrowWidth = 0;
    qreal largest = 12;
    qreal smallest = 6;
    Qt::AlignmentFlag alignment = Qt::AlignHCenter;
    bool centredVertically = true;
};

// True where all words fit at `smallest` or larger.
bool fits(const QPainter &painter,
          const TextField &field,
          const std::vector<Paragraph> &paragraphs);
// What does not fit is left out, and "…" says so.
void drawText(QPainter &painter, const TextField &field, const std::vector<Paragraph> &paragraphs);

} // namespace faces
