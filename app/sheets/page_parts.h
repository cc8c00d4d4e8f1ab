// The parts of a printed page, each painted into its place in the layout. Not for use outside this
// folder.
#pragma once

#include "sheets/sheet_layout.h"

namespace sheets
{

void paintHead(QPainter &painter, const Sheet &sheet, const Layout &layout);
void paintHeadOfFurtherPage(QPainter &painter, const Sheet &sheet, const Layout &layout);
void paintStrip(QPainter &painter, const Sheet &sheet, const Layout &layout);
void paintFoot(QPainter &painter, const Sheet &sheet, const Layout &layout);
// Page 1 of 2, and that the list goes on.
void paintPageNumber(QPainter &painter, const Sheet &sheet, const Layout &layout, int number);
void paintList(QPainter &painter, const Sheet &sheet, const Layout &layout, const PagePlan &page);
void paintBody(QPainter &painter, const Layout &layout, const PagePlan &page);

} // namespace sheets
