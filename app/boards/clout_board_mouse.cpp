// The board by mouse, and what choosing does however it was asked for.
#include "boards/clout_board.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;

void CloutBoard::choose(ChipId chip)
{
    if (isAnimating()) {
        return;
    }
    const auto marks = m_scene.marksOf(chip);
    std::vector<const BoardMark *> ways;
    std::ranges::copy_if(marks, std::back_inserter(ways), &BoardMark::isAllowed);
    if (ways.size() == 1) {
        Q_EMIT chipChosen(ways.front()->code);
    } else if (ways.size() > 1) {
        chooseAmong(chip, ways);
    } else if (!marks.empty()) {
        refuse(marks.front()->reason, chipRect(chip).center().toPoint());
    }
}

void CloutBoard::chooseAmong(ChipId chip, const std::vector<const BoardMark *> &ways)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_scene.words().name(chip));
    for (const auto *const way : ways) {
        const quint64 code = way->code;
        menu->addAction(way->label, this, [this, code] { Q_EMIT chipChosen(code); });
    }
    menu->popup(mapToGlobal(chipRect(chip).bottomRight().toPoint()));
    menu->setActiveAction(menu->actions().constFirst());
}

void CloutBoard::chooseCursor()
{
    if (isAiming()) {
        choosePoint(m_cursor, scale().screen(m_cursor).toPoint());
    }
}

void CloutBoard::choosePoint(base::Point point, QPoint at)
{
    if (m_scene.mayGive(point)) {
        Q_EMIT pointChosen(point);
    } else {
        refuse(m_scene.reasonAgainst(point), at);
    }
}

void CloutBoard::refuse(const QString &reason, QPoint at)
{
    QToolTip::showText(mapToGlobal(at), reason, this);
    announce(reason);
}

bool CloutBoard::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto *const help = static_cast<QHelpEvent *>(event);
    const QString words =
        isAnimating() ? QString() : m_scene.tooltip(scale().table(QPointF(help->pos())));
    if (words.isEmpty()) {
        QToolTip::hideText();
        event->ignore();
    } else {
        QToolTip::showText(help->globalPos(), words, this);
    }
    return true;
}

// Of the chip under the mouse, or where the keys are.
void CloutBoard::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_scene.table().empty() || isAnimating()) {
        return;
    }
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    ChipId chip = m_current;
    if (!isByKey) {
        chip = chipAt(m_scene.table(), scale().table(QPointF(event->pos())));
    } else if (isAiming()) {
        chip = chipAt(m_scene.table(), m_cursor);
    }
    if (chip == NoChip || m_scene.table().chip(chip) == nullptr) {
        return;
    }
    makeCurrent(chip);
    Q_EMIT menuRequested(engine::Token{chip},
                         isByKey ? mapToGlobal(chipRect(chip).center().toPoint())
                                 : event->globalPos());
    event->accept();
}

void CloutBoard::mouseMoveEvent(QMouseEvent *event)
{
    if (m_scene.table().empty() || isAnimating()) {
        return;
    }
    const base::Point point = scale().table(event->position());
    const ChipId hovered = chipAt(m_scene.table(), point);
    if (hovered != m_hovered) {
        m_hovered = hovered;
        update();
    }
    if (m_pressed || m_carried) {
        const bool isFar = m_pressed
            && (event->pos() - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
        if (m_carried || isFar) {
            drag(point);
        }
    } else if (isAiming()) {
        placeCursor(point);
    }
}

// Begins once the mouse has left the place where the button went down.
void CloutBoard::drag(base::Point point)
{
    const auto viewpoint = m_scene.viewpoint();
    const Seen now = viewpoint.seen(point);
    if (!m_carried) {
        const auto *const chip = m_scene.table().chip(m_current);
        if (chip == nullptr || !chip->signs.testFlag(ChipSign::Movable)) {
            return;
        }
        const Seen centre = viewpoint.seen(chip->at);
        const Seen grip = viewpoint.seen(scale().table(QPointF(*m_pressed)));
        m_carried =
            Carried{chip->id, chip->at, {grip.right - centre.right, grip.away - centre.away}};
    }
    m_carried->at =
        viewpoint.point({now.right - m_carried->grip.right, now.away - m_carried->grip.away});
    refresh();
}

void CloutBoard::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    if (isAnimating()) {
        skipAnimation();
        return;
    }
    m_pressed = event->pos();
    const ChipId chip = m_scene.table().empty()
        ? NoChip
        : chipAt(m_scene.table(), scale().table(event->position()));
    if (chip != NoChip) {
        makeCurrent(chip);
    }
}

void CloutBoard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    m_pressed.reset();
    if (m_carried) {
        setDown(true);
        return;
    }
    if (m_scene.table().empty() || isAnimating()) {
        return;
    }
    const base::Point point = scale().table(event->position());
    const ChipId chip = chipAt(m_scene.table(), point);
    if (isAiming()) {
        placeCursor(point);
        choosePoint(point, event->pos());
    } else if (chip != NoChip) {
        choose(chip);
    }
}

void CloutBoard::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hovered = NoChip;
    update();
}

} // namespace boards
