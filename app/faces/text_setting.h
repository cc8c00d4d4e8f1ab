// Breaks running text into the lines of a field, as large as they fit. Only text_field.cpp needs
// it.
#pragma once

#include "faces/text_field.h"

#include <vector>

namespace faces
{

constexpr qreal LineHeight = 1.24; // of the size
constexpr qreal SymbolSide = 0.94; // of the size
constexpr qreal BlankWidth = 0.29; // of the size

struct Measured {
    const Word *word = nullptr;
    qreal width = 0; // at a size of 1
};

struct Line {
    std::vector<Measured> words;
    qreal width = 0;  // at a size of 1
    qreal before = 0; // in lines
};

struct Setting {
    std::vector<Line> lines;
    qreal size = 0;
    qreal top = 0;
    qreal bottom = 0;
    bool complete = true;
};

// Room before a word that does not open its line, at a size of 1.
qreal blankBefore(const Measured &measured);
// Only sizes of whole device pixels are tried, as only those are drawn.
Setting
setText(const TextField &field, const std::vector<Paragraph> &paragraphs, qreal deviceScale);

} // namespace faces
