// Paints a sheet to anything that a QPainter paints to: a PDF, a printer, a print preview, a
// picture. Make SheetPages once for a sheet and a size of paper, then paint its pages.
#pragma once

#include "sheets/sheet_layout.h"

#include <memory>

class QPagedPaintDevice;

namespace sheets
{

class SheetPages
{
public:
    SheetPages(Sheet sheet, Paper paper);

    int count() const { return static_cast<int>(m_layout.pages.size()); }
    Paper paper() const { return m_paper; }
    // `page` is the whole sheet of paper, margins included, in the painter's coordinates; `number`
    // counts from 1.
    void paint(QPainter &painter, const QRectF &page, int number) const;

private:
    std::shared_ptr<const Sheet> m_sheet; // shared: the layout points into it
    Paper m_paper;
    Layout m_layout;
};

// All pages, each on a page of the device, whose margins are set to the sheet's own. False where
// the device takes no painting.
bool printPages(const SheetPages &pages, QPagedPaintDevice &device);

} // namespace sheets
