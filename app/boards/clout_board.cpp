#include "boards/clout_board.h"

#include <QMouseEvent>
#include <QPainter>

namespace boards
{

CloutBoard::CloutBoard(const wording::QtWording &, QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(QStringLiteral("Playing area"));
}

void CloutBoard::setPosition(std::shared_ptr<const games::clout::State> state, engine::Seat)
{
    m_state = std::move(state);
    if (m_state) {
        m_faces.setKinds(m_state->setup().kinds);
    }
    update();
}

void CloutBoard::setFaces(FaceSource source)
{
    m_faces.setSource(std::move(source));
}

void CloutBoard::setMarks(std::vector<Mark> marks)
{
    m_marks = std::move(marks);
    update();
}

void CloutBoard::setRegion(std::optional<engine::Region> region)
{
    m_region = region;
    update();
}

void CloutBoard::setShifted(std::vector<engine::Resting> shifted)
{
    m_shifted = std::move(shifted);
    update();
}

void CloutBoard::setCursor(base::Point point)
{
    m_cursor = point;
    Q_EMIT cursorMoved(point);
    update();
}

QRectF CloutBoard::areaRect() const
{
    const qreal side = std::min(width(), height()) - 40;
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

void CloutBoard::paintEvent(QPaintEvent *)
{
    if (!m_state) {
        return;
    }
    QPainter painter(this);
    const auto area = areaRect();
    const auto &setup = m_state->setup();
    const qreal scale = area.width() / setup.area.most.x;
    painter.fillRect(area, palette().base());
    painter.drawRect(area);
    for (const auto id : m_state->position().table.all()) {
        const auto &chip = m_state->position().chips[id];
        base::Point at = chip.at;
        for (const auto &each : m_shifted) {
            at = each.token == engine::Token{id} ? each.at : at;
        }
        const QPointF centre(area.left() + at.x * scale, area.bottom() - at.y * scale);
        const qreal r = setup.radius * scale;
        const int d = static_cast<int>(2 * r);
        painter.drawImage(
            QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r),
            m_faces.image(chip.kind, d, devicePixelRatioF(), faces::Surroundings::Light));
        painter.drawEllipse(centre, r, r);
    }
    if (m_region) {
        const QPointF centre(area.left() + m_cursor.x * scale, area.bottom() - m_cursor.y * scale);
        painter.drawLine(centre - QPointF(10, 0), centre + QPointF(10, 0));
        painter.drawLine(centre - QPointF(0, 10), centre + QPointF(0, 10));
    }
}

void CloutBoard::mousePressEvent(QMouseEvent *event)
{
    if (!m_state || !m_region) {
        return;
    }
    const auto area = areaRect();
    const qreal scale = area.width() / m_state->setup().area.most.x;
    const base::Point point{
        static_cast<std::int32_t>((event->position().x() - area.left()) / scale),
        static_cast<std::int32_t>((area.bottom() - event->position().y()) / scale)};
    setCursor(point);
    if (m_region->contains(point)) {
        Q_EMIT pointChosen(point);
    }
}

} // namespace boards
