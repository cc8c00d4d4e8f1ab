// Where everything stands on the pages of a sheet. One page where it can be had: the type shrinks
// step by step to a legible least size, then the list goes into two columns; only a roster that
// even so does not fit goes on on further pages, and no line of it is ever lost.
#pragma once

#include "sheets/sheet_paper.h"
#include "sheets/typesetting.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace sheets
{

// How tightly a page is set.
struct Density {
    int columns = 1;
    qreal size = 10;     // of the list's type, in points
    qreal leading = 1.6; // height of a line as a multiple of the size

    qreal lineHeight() const { return points(size * leading); }
    qreal bodySize() const { return size < 8.5 ? size : 8.5; }
    qreal bodyLineHeight() const { return points(bodySize() * 1.35); }
};

// The fixed parts of a page.
struct Frame {
    QRectF paper;
    QRectF strip;   // the name, sideways on the left edge
    QRectF content; // what is right of it
    QRectF head;    // of the first page
    QRectF headFurther;
    QRectF foot; // signature and officials, on the last page
};
Frame frameFor(Paper paper);

// The columns of the list, from the left edge of each of them.
struct ListColumns {
    qreal width = 0; // of one column of the page
    qreal gap = 0;   // between two of them
    qreal tick = 0;
    qreal countRight = 0;
    qreal name = 0;
    qreal nameWidth = 0;
    std::vector<QRectF> details; // x and width; empty in two columns
    QRectF set;
    QRectF worth;
    QRectF sum; // no width: nothing costs anything
};

// One line of the list as it is set; a long name takes several.
struct ListLine {
    enum class Kind { Group, Row, Unresolved, More, End };

    Kind kind = Kind::Row;
    const Group *group = nullptr;
    const Row *row = nullptr;
    const Unresolved *unresolved = nullptr;
    QString name;       // this line's part
    QString mark;       // behind it, smaller
    bool isLast = true; // of its row: a rule is drawn below it
};

// One line below the list.
struct BodyLine {
    enum class Kind { Gap, Totals, Heading, Rules, Verdict, Finding, Note };

    Kind kind = Kind::Gap;
    qreal height = 0;
    QString lead; // the number of a finding
    QString words;
    const RuleLine *left = nullptr; // the rule that begins on this line
    const RuleLine *right = nullptr;
    QString rightWords;
};

struct Span {
    std::size_t first = 0;
    std::size_t end = 0;

    bool empty() const { return first == end; }
};

struct PagePlan {
    qreal listTop = 0;
    std::vector<Span> list; // one for each column in use
    qreal bodyTop = 0;
    Span body;
    bool hasFoot = false;
};

struct Layout {
    Frame frame;
    Density density;
    ListColumns columns;
    std::vector<ListLine> list;
    std::vector<BodyLine> body;
    std::vector<PagePlan> pages;

    qreal labelHeight() const { return points(density.size * 1.5); }
};

// The result points into `sheet`, which must outlive it.
Layout layOut(const Sheet &sheet, Paper paper);

// Parts of layOut(), for one density.
ListColumns listColumns(const Sheet &sheet, const Density &density, qreal width);
std::vector<ListLine>
listLines(const Sheet &sheet, const Density &density, const ListColumns &columns);
std::vector<BodyLine> bodyLines(const Sheet &sheet, const Density &density, qreal width);

} // namespace sheets
