// The board by keys alone.
#include "boards/clout_aim_line.h"
#include "boards/clout_board.h"
#include "boards/clout_board_access.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;

namespace
{

constexpr std::int64_t CursorStep = 10'000; // µm
constexpr std::int64_t FineStep = 1'000;

std::optional<Way> wayOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Way::Left;
    case Qt::Key_Right:
        return Way::Right;
    case Qt::Key_Up:
        return Way::Away;
    case Qt::Key_Down:
        return Way::Near;
    default:
        return std::nullopt;
    }
}

Seen stepBy(Way way, std::int64_t length)
{
    switch (way) {
    case Way::Left:
        return {-length, 0};
    case Way::Right:
        return {length, 0};
    case Way::Away:
        return {0, length};
    case Way::Near:
        break;
    }
    return {0, -length};
}

bool isSkip(int key)
{
    return key == Qt::Key_Escape || key == Qt::Key_Space || key == Qt::Key_Return
        || key == Qt::Key_Enter;
}

} // namespace

// What may be chosen; where nothing may, every chip.
std::vector<ChipId> CloutBoard::stops() const
{
    std::vector<ChipId> order = m_scene.order();
    std::vector<ChipId> choosable;
    std::ranges::copy_if(order, std::back_inserter(choosable), [this](ChipId chip) {
        return m_scene.emphasis(chip) == Emphasis::Choosable;
    });
    return choosable.empty() ? order : choosable;
}

// From chip to chip, then on to the next widget. While a point is asked, Tab leaves at once: the
// arrow keys have the aim.
bool CloutBoard::focusNextPrevChild(bool next)
{
    if (hasFocus() && !isAnimating() && !isAiming()) {
        const auto all = stops();
        const auto at = std::ranges::find(all, m_current);
        if (at == all.end() && !all.empty()) {
            makeCurrent(next ? all.front() : all.back());
            return true;
        }
        if (next && at != all.end() && at + 1 != all.end()) {
            makeCurrent(*(at + 1));
            return true;
        }
        if (!next && at != all.begin() && at != all.end()) {
            makeCurrent(*(at - 1));
            return true;
        }
    }
    return QWidget::focusNextPrevChild(next);
}

void CloutBoard::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    const auto all = stops();
    if (!all.empty() && !isAiming()) {
        if (event->reason() == Qt::TabFocusReason) {
            m_current = all.front();
        } else if (event->reason() == Qt::BacktabFocusReason) {
            m_current = all.back();
        } else if (m_current == NoChip && event->reason() != Qt::MouseFocusReason) {
            m_current = all.front();
        }
        Q_EMIT currentChipChanged(currentChip());
    }
    tellFocus(this);
    update();
}

void CloutBoard::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void CloutBoard::keyPressEvent(QKeyEvent *event)
{
    if (isAnimating()) {
        if (isSkip(event->key())) {
            skipAnimation();
        } else {
            event->ignore();
        }
        return;
    }
    const auto way = wayOf(event->key());
    if (m_scene.table().empty() || !(way ? takeArrow(*way, event->modifiers()) : takeKey(*event))) {
        QWidget::keyPressEvent(event);
    }
}

bool CloutBoard::takeKey(const QKeyEvent &event)
{
    if ((event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        press();
        return true;
    case Qt::Key_R: {
        const auto *const chip = m_scene.table().chip(m_current);
        const QString words = tellPoint(isAiming() || chip == nullptr ? m_cursor : chip->at);
        tell(words);
        Q_EMIT told(words);
        return true;
    }
    case Qt::Key_A:
        openAimLine();
        return isAiming();
    case Qt::Key_M:
        lift();
        return m_carried.has_value();
    case Qt::Key_Escape:
        if (m_carried) {
            setDown(false);
            return true;
        }
        if (m_telling->isVisible()) {
            hush();
            return true;
        }
        return false;
    default:
        return false;
    }
}

bool CloutBoard::takeArrow(Way way, Qt::KeyboardModifiers modifiers)
{
    const std::int64_t length = modifiers.testFlag(Qt::ShiftModifier) ? FineStep : CursorStep;
    const auto viewpoint = m_scene.viewpoint();
    if (m_carried) {
        m_carried->at = viewpoint.moved(m_carried->at, stepBy(way, length));
        refresh();
        announce(m_scene.describePoint(m_carried->at));
    } else if (isAiming()) {
        if (modifiers.testFlag(Qt::ControlModifier)) {
            jumpCursor(way);
        } else {
            placeCursor(viewpoint.moved(m_cursor, stepBy(way, length)));
        }
        announce(m_scene.describePoint(m_cursor));
    } else {
        const auto *const chip = m_scene.table().chip(m_current);
        const ChipId next = chip != nullptr
            ? nextInDirection(m_scene.table(), viewpoint, chip->at, way)
            : nearestTo(m_scene.table(), m_cursor);
        if (next != NoChip) {
            makeCurrent(next);
        }
    }
    return true;
}

void CloutBoard::jumpCursor(Way way)
{
    const ChipId next = nextInDirection(m_scene.table(), m_scene.viewpoint(), m_cursor, way);
    if (next != NoChip) {
        placeCursor(m_scene.table().chip(next)->at);
    }
}

void CloutBoard::press()
{
    if (m_carried) {
        setDown(true);
    } else if (isAiming()) {
        chooseCursor();
    } else if (m_current != NoChip) {
        choose(m_current);
    }
}

void CloutBoard::lift()
{
    // While a point is asked, Ctrl and the arrow keys bring the aim onto the chip.
    const auto &table = m_scene.table();
    const auto *const chip = table.chip(isAiming() ? chipAt(table, m_cursor) : m_current);
    if (m_carried || chip == nullptr || !chip->signs.testFlag(ChipSign::Movable)) {
        return;
    }
    m_carried = Carried{chip->id, chip->at, {}};
    tell(tr("%1 is lifted. The arrow keys carry it, Enter puts it down, Escape leaves it.")
             .arg(m_scene.words().name(chip->id)));
    refresh();
}

void CloutBoard::setDown(bool isKept)
{
    const Carried carried = *m_carried;
    m_carried.reset();
    hush();
    refresh();
    if (isKept) {
        Q_EMIT chipMoved(engine::Token{carried.chip}, carried.at);
    }
}

void CloutBoard::openAimLine()
{
    if (isAiming()) {
        m_aimLine->open(m_cursor);
        layOut();
    }
}

} // namespace boards
