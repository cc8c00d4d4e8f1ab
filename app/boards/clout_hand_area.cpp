#include "boards/clout_hand_area.h"

#include "boards/clout_colours.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace boards
{

namespace
{

constexpr int HalfSideMm = 500;
constexpr double ChipRadiusMm = 19.7;
constexpr int LineEveryMm = 100;
constexpr double MarkMm = 12;

} // namespace

CloutHandArea::CloutHandArea(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::CrossCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("A square metre round the mark"));
    setAccessibleDescription(tr("Arrow keys move the cursor by a centimetre, with Shift by a "
                                "millimetre; Return puts a chip down."));
}

void CloutHandArea::setThrows(const HandThrows &throws)
{
    m_stops = throws.stops();
    update();
}

void CloutHandArea::setCurrent(int throwNumber)
{
    m_current = throwNumber;
    update();
}

double CloutHandArea::scale() const
{
    return std::min(width(), height()) / (2.0 * HalfSideMm);
}

QPointF CloutHandArea::placeOf(HandStop stop) const
{
    const QPointF middle(width() / 2.0, height() / 2.0);
    return middle + QPointF(stop.rightMm, -stop.beyondMm) * scale();
}

HandStop CloutHandArea::stopAt(const QPointF &place) const
{
    const QPointF mm = (place - QPointF(width() / 2.0, height() / 2.0)) / scale();
    return {static_cast<int>(std::lround(mm.x())), static_cast<int>(std::lround(-mm.y()))};
}

QRectF CloutHandArea::chipRect(HandStop stop) const
{
    const double radius = ChipRadiusMm * scale();
    const QPointF at = placeOf(stop);
    return {at.x() - radius, at.y() - radius, 2 * radius, 2 * radius};
}

void CloutHandArea::moveCursor(HandStop cursor)
{
    m_cursor = {std::clamp(cursor.rightMm, -HalfSideMm, HalfSideMm),
                std::clamp(cursor.beyondMm, -HalfSideMm, HalfSideMm)};
    update();
    Q_EMIT cursorMoved(m_cursor);
}

void CloutHandArea::paintEvent(QPaintEvent * /*event*/)
{
    const BoardColours colours(palette(), "felt");
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = 2 * HalfSideMm * scale();
    const QRectF area((width() - side) / 2, (height() - side) / 2, side, side);
    painter.fillRect(area, colours.surface);
    painter.setPen(QPen(colours.grain, 1));
    for (int mm = -HalfSideMm; mm <= HalfSideMm; mm += LineEveryMm) {
        painter.drawLine(placeOf({mm, -HalfSideMm}), placeOf({mm, HalfSideMm}));
        painter.drawLine(placeOf({-HalfSideMm, mm}), placeOf({HalfSideMm, mm}));
    }
    painter.setPen(QPen(colours.edge, 2));
    painter.drawRect(area.adjusted(1, 1, -1, -1));
    // The mark: a cross in a ring.
    painter.setPen(QPen(colours.words, 2));
    const QPointF mark = placeOf({});
    const double arm = MarkMm * scale();
    painter.drawEllipse(mark, arm, arm);
    painter.drawLine(mark - QPointF(2 * arm, 0), mark + QPointF(2 * arm, 0));
    painter.drawLine(mark - QPointF(0, 2 * arm), mark + QPointF(0, 2 * arm));
    for (std::size_t place = 0; place < m_stops.size(); ++place) {
        const bool isCurrent = static_cast<int>(place) == m_current;
        const QRectF chip = chipRect(m_stops[place]);
        painter.setPen(QPen(isCurrent ? colours.accent : colours.words, isCurrent ? 3 : 1.5));
        painter.setBrush(colours.halo);
        painter.drawEllipse(chip);
        painter.setPen(colours.words);
        QFont small = font();
        small.setPixelSize(std::max(8, static_cast<int>(chip.height() * 0.5)));
        painter.setFont(small);
        painter.drawText(chip, Qt::AlignCenter, QString::number(place + 1));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2, Qt::DashLine));
        painter.drawEllipse(chipRect(m_cursor));
        painter.drawRect(area.adjusted(3, 3, -3, -3));
    }
}

void CloutHandArea::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    moveCursor(stopAt(event->position()));
    Q_EMIT stopped(m_cursor);
}

void CloutHandArea::mouseMoveEvent(QMouseEvent *event)
{
    moveCursor(stopAt(event->position()));
}

void CloutHandArea::keyPressEvent(QKeyEvent *event)
{
    const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? 1 : 10;
    HandStop next = m_cursor;
    switch (event->key()) {
    case Qt::Key_Left:
        next.rightMm -= step;
        break;
    case Qt::Key_Right:
        next.rightMm += step;
        break;
    case Qt::Key_Up:
        next.beyondMm += step;
        break;
    case Qt::Key_Down:
        next.beyondMm -= step;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT stopped(m_cursor);
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    moveCursor(next);
}

void CloutHandArea::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void CloutHandArea::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace boards
