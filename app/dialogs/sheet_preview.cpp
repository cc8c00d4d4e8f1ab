#include "dialogs/sheet_preview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace dialogs
{

namespace
{

constexpr int Margin = 12;

} // namespace

SheetPreview::SheetPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("sheetPreview"));
    setAccessibleName(tr("Preview of the sheet"));
    setFocusPolicy(Qt::StrongFocus);
}

void SheetPreview::show(sheets::SheetPages pages)
{
    m_pages.emplace(std::move(pages));
    turnTo(m_page);
}

void SheetPreview::turnTo(int page)
{
    m_page = m_pages ? std::clamp(page, 1, m_pages->count()) : 1;
    setAccessibleDescription(m_pages ? tr("Page %1 of %2").arg(m_page).arg(m_pages->count())
                                     : QString());
    update();
}

void SheetPreview::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_pages) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF paper = sheets::sizeOf(m_pages->paper());
    const QSizeF room(width() - 2 * Margin, height() - 2 * Margin);
    const qreal scale = std::min(room.width() / paper.width(), room.height() / paper.height());
    const QSizeF size = paper * scale;
    const QPointF corner((width() - size.width()) / 2, (height() - size.height()) / 2);
    // Paper is white in the dark too: it shows what the printer gives.
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(corner, size));
    painter.translate(corner);
    painter.scale(scale, scale);
    m_pages->paint(painter, QRectF(QPointF(0, 0), paper), m_page);
    if (hasFocus()) {
        painter.resetTransform();
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(corner, size));
    }
}

void SheetPreview::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageDown) {
        turnTo(m_page + 1);
    } else if (event->key() == Qt::Key_PageUp) {
        turnTo(m_page - 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void SheetPreview::wheelEvent(QWheelEvent *event)
{
    turnTo(m_page + (event->angleDelta().y() < 0 ? 1 : -1));
}

} // namespace dialogs
