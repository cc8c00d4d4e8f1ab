#include "boards/clout_table_scale.h"

#include <algorithm>
#include <cmath>

namespace boards
{

namespace
{

constexpr qreal MarginShare = 0.055; // of the longer side of the area
constexpr qreal LeastMargin = 26;    // logical pixels: the scale bar and its words

} // namespace

TableScale::TableScale(const Viewpoint &viewpoint, const QRectF &room)
    : m_viewpoint(viewpoint)
    , m_room(room)
{
    const auto width = static_cast<qreal>(std::max<std::int64_t>(1, viewpoint.width()));
    const auto depth = static_cast<qreal>(std::max<std::int64_t>(1, viewpoint.depth()));
    const qreal margin = MarginShare * std::max(width, depth);
    const qreal fitting =
        std::min(room.width() / (width + 2 * margin), room.height() / (depth + 2 * margin));
    const qreal bounded = std::min((room.width() - 2 * LeastMargin) / width,
                                   (room.height() - 2 * LeastMargin) / depth);
    m_perMicrometre = std::max(1e-6, std::min(fitting, bounded));
    m_area = QRectF(0, 0, width * m_perMicrometre, depth * m_perMicrometre);
    m_area.moveCenter(room.center());
}

QPointF TableScale::screen(base::Point point) const
{
    const Seen seen = m_viewpoint.seen(point);
    return {m_area.left() + pixels(seen.right), m_area.bottom() - pixels(seen.away)};
}

base::Point TableScale::table(QPointF at) const
{
    return m_viewpoint.point({std::llround((at.x() - m_area.left()) / m_perMicrometre),
                              std::llround((m_area.bottom() - at.y()) / m_perMicrometre)});
}

QRectF TableScale::screen(base::Disc disc) const
{
    const QPointF centre = screen(disc.centre);
    const qreal radius = pixels(disc.radius);
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

QRectF TableScale::screen(const base::Rectangle &rectangle) const
{
    return QRectF(screen(rectangle.least), screen(rectangle.most)).normalized();
}

} // namespace boards
