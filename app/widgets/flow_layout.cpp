#include "widgets/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace widgets
{

FlowLayout::FlowLayout(QWidget *parent, int spacing)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), Placing::Measure);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto *item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    const auto margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, Placing::Move);
}

int FlowLayout::place(const QRect &rect, Placing placing) const
{
    const auto margins = contentsMargins();
    const QRect room = rect.marginsRemoved(margins);
    int x = room.x();
    int y = room.y();
    int lineHeight = 0;
    for (auto *item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = item->sizeHint().boundedTo(QSize(room.width(), QWIDGETSIZE_MAX));
        if (x > room.x() && x + size.width() > room.x() + room.width()) {
            x = room.x();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (placing == Placing::Move) {
            item->setGeometry(QRect(QPoint(x, y), size));
        }
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - rect.y() + margins.bottom();
}

} // namespace widgets
