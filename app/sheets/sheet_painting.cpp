#include "sheets/sheet_painting.h"

#include "sheets/page_parts.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace sheets
{

SheetPages::SheetPages(Sheet sheet, Paper paper)
    : m_sheet(std::make_shared<const Sheet>(std::move(sheet)))
    , m_paper(paper)
    , m_layout(layOut(*m_sheet, paper))
{
}

void SheetPages::paint(QPainter &painter, const QRectF &page, int number) const
{
    if (number < 1 || number > count()) {
        return;
    }
    const auto &plan = m_layout.pages[static_cast<std::size_t>(number - 1)];
    const QSizeF size = m_layout.frame.paper.size();
    const qreal scale = std::min(page.width() / size.width(), page.height() / size.height());
    painter.save();
    painter.translate(page.topLeft());
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, points(0.5)));
    painter.setBrush(Qt::NoBrush);
    if (number == 1) {
        paintHead(painter, *m_sheet, m_layout);
    } else {
        paintHeadOfFurtherPage(painter, *m_sheet, m_layout);
    }
    paintStrip(painter, *m_sheet, m_layout);
    if (!plan.list.empty()) {
        paintList(painter, *m_sheet, m_layout, plan);
    }
    paintBody(painter, m_layout, plan);
    if (plan.hasFoot) {
        paintFoot(painter, *m_sheet, m_layout);
    }
    paintPageNumber(painter, *m_sheet, m_layout, number);
    painter.restore();
}

bool printPages(const SheetPages &pages, QPagedPaintDevice &device)
{
    // The sheet brings its own margins, so that it lies alike on every device.
    QPageLayout layout = device.pageLayout();
    layout.setMode(QPageLayout::FullPageMode);
    device.setPageLayout(layout);
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    const QRectF page = device.pageLayout().fullRectPixels(device.logicalDpiX());
    for (int number = 1; number <= pages.count(); ++number) {
        if (number > 1 && !device.newPage()) {
            return false;
        }
        pages.paint(painter, page, number);
    }
    return painter.end();
}

} // namespace sheets
