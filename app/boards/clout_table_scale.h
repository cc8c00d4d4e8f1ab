// The playing area on the screen, to scale: micrometres of the table to logical pixels of the board
// and back. Everything that is drawn or clicked goes through here.
#pragma once

#include "boards/clout_viewpoint.h"

#include <QPointF>
#include <QRectF>

namespace boards
{

class TableScale
{
public:
    TableScale() = default;
    // The area as large as the room allows, in its middle, with a margin for hands and for chips
    // that hang over the edge.
    TableScale(const Viewpoint &viewpoint, const QRectF &room);

    const Viewpoint &viewpoint() const { return m_viewpoint; }
    const QRectF &area() const { return m_area; } // on the screen
    // All of the table that is seen, beyond the area's edges too.
    const QRectF &room() const { return m_room; }

    QPointF screen(base::Point point) const;
    base::Point table(QPointF at) const;
    qreal pixels(std::int64_t micrometres) const
    {
        return static_cast<qreal>(micrometres) * m_perMicrometre;
    }
    QRectF screen(base::Disc disc) const;
    QRectF screen(const base::Rectangle &rectangle) const;

private:
    Viewpoint m_viewpoint;
    QRectF m_room;
    QRectF m_area;
    qreal m_perMicrometre = 1;
};

} // namespace boards
