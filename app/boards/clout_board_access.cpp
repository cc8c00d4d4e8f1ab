#include "boards/clout_board_access.h"

#include "boards/clout_board.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <algorithm>
#include <map>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;

namespace
{

// A chip, or with NoChip the aim. It stays valid while that chip lies there.
class ItemAccess final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ItemAccess(CloutBoard *board, ChipId chip)
        : m_board(board)
        , m_chip(chip)
    {
    }

    bool isValid() const override
    {
        return m_board != nullptr && (isAim() || m_board->scene().table().chip(m_chip) != nullptr);
    }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override
    {
        return isValid() ? m_board->window()->windowHandle() : nullptr;
    }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_board.data());
    }
    QAccessibleInterface *child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface *childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface * /*child*/) const override { return -1; }
    void setText(QAccessible::Text /*kind*/, const QString & /*words*/) override { }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid()) {
            return {};
        }
        const CloutScene &scene = m_board->scene();
        const QString place = scene.describePoint(m_board->cursor());
        switch (kind) {
        case QAccessible::Name:
            return !isAim()           ? scene.describe(m_chip)
                : m_board->isAiming() ? CloutBoard::tr("Aim: %1").arg(place)
                                      : CloutBoard::tr("Playing area: %1").arg(place);
        case QAccessible::Description:
            return isAim() ? QString() : scene.describeWorth(m_chip);
        default:
            return {};
        }
    }

    QRect rect() const override
    {
        if (!isValid()) {
            return {};
        }
        const QRectF place = isAim() ? m_board->scale().area() : m_board->chipRect(m_chip);
        return {m_board->mapToGlobal(place.topLeft().toPoint()), place.size().toSize()};
    }

    QAccessible::Role role() const override
    {
        return isAim() ? QAccessible::Graphic : QAccessible::ListItem;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.invisible = !m_board->isVisible();
        state.focused = m_board->hasFocus() && isAim() == m_board->isAiming()
            && (isAim() || m_board->currentChip() == engine::Token{m_chip});
        if (!isAim()) {
            const Emphasis emphasis = m_board->scene().emphasis(m_chip);
            state.selectable = emphasis == Emphasis::Choosable;
            state.disabled = emphasis == Emphasis::Barred;
        }
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override // NOLINT: Qt's own name
    {
        return type == QAccessible::ActionInterface
            ? static_cast<QAccessibleActionInterface *>(this)
            : nullptr;
    }

    QStringList actionNames() const override
    {
        QStringList names{setFocusAction()};
        if (isValid() && isPressable()) {
            names.prepend(pressAction());
        }
        return names;
    }

    void doAction(const QString &name) override
    {
        if (!isValid()) {
            return;
        }
        if (name == setFocusAction()) {
            m_board->setFocus(Qt::OtherFocusReason);
            if (!isAim()) {
                m_board->setCurrentChip(engine::Token{m_chip});
            }
        } else if (name == pressAction() && isAim()) {
            m_board->chooseCursor();
        } else if (name == pressAction()) {
            m_board->choose(m_chip);
        }
    }

    QStringList keyBindingsForAction(const QString &name) const override
    {
        return name == pressAction() ? QStringList{QStringLiteral("Return")} : QStringList();
    }

private:
    bool isAim() const { return m_chip == NoChip; }
    bool isPressable() const
    {
        return isAim() ? m_board->isAiming()
                       : m_board->scene().emphasis(m_chip) == Emphasis::Choosable;
    }

    QPointer<CloutBoard> m_board;
    ChipId m_chip;
};

class BoardAccess final : public QAccessibleWidget
{
public:
    explicit BoardAccess(CloutBoard *board)
        : QAccessibleWidget(board, QAccessible::List)
        , m_board(board)
    {
    }
    BoardAccess(const BoardAccess &) = delete;
    BoardAccess &operator=(const BoardAccess &) = delete;
    BoardAccess(BoardAccess &&) = delete;
    BoardAccess &operator=(BoardAccess &&) = delete;

    int childCount() const override { return itemCount() + QAccessibleWidget::childCount(); }

    QAccessibleInterface *child(int index) const override
    {
        const auto order = m_board->scene().order();
        const auto place = static_cast<std::size_t>(index);
        if (index < 0 || place > order.size()) {
            return index < 0 ? nullptr : QAccessibleWidget::child(index - itemCount());
        }
        return item(place < order.size() ? order[place] : NoChip);
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int index = 0; index < itemCount(); ++index) {
            if (this->child(index) == child) {
                return index;
            }
        }
        const int widget = QAccessibleWidget::indexOfChild(child);
        return widget < 0 ? widget : widget + itemCount();
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPointF at = m_board->mapFromGlobal(QPoint(x, y));
        if (!m_board->rect().contains(at.toPoint())) {
            return nullptr;
        }
        const auto &table = m_board->scene().table();
        return item(table.empty() ? NoChip : chipAt(table, m_board->scale().table(at)));
    }

    QAccessibleInterface *focusChild() const override
    {
        if (!m_board->hasFocus()) {
            return QAccessibleWidget::focusChild();
        }
        const auto token = m_board->currentChip();
        return m_board->isAiming() || token == engine::NoToken ? item(NoChip)
                                                               : item(static_cast<ChipId>(token));
    }

protected:
    ~BoardAccess() override
    {
        for (const auto &[chip, id] : m_items) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

private:
    int itemCount() const { return static_cast<int>(m_board->scene().table().chips().size()) + 1; }

    QAccessibleInterface *item(ChipId chip) const
    {
        const auto found = m_items.find(chip);
        if (found != m_items.end()) {
            return QAccessible::accessibleInterface(found->second);
        }
        auto *const made = new ItemAccess(m_board, chip);
        m_items[chip] = QAccessible::registerAccessibleInterface(made);
        return made;
    }

    CloutBoard *m_board;
    mutable std::map<ChipId, QAccessible::Id> m_items;
};

// Of the chip where the keys are, or of the aim, which stands behind all chips.
int currentItem(const CloutBoard &board)
{
    const auto order = board.scene().order();
    const auto token = board.currentChip();
    const auto chip = board.isAiming() || token == engine::NoToken
        ? order.end()
        : std::ranges::find(order, static_cast<ChipId>(token));
    return static_cast<int>(chip - order.begin());
}

void tell(CloutBoard *board, QAccessible::Event what, int item)
{
    if (!QAccessible::isActive()) {
        return;
    }
    QAccessibleEvent event(board, what);
    event.setChild(item);
    QAccessible::updateAccessibility(&event);
}

} // namespace

QAccessibleInterface *boardAccess(const QString &className, QObject *object)
{
    Q_UNUSED(className)
    auto *const board = qobject_cast<CloutBoard *>(object);
    return board == nullptr ? nullptr : new BoardAccess(board);
}

void tellFocus(CloutBoard *board)
{
    tell(board, QAccessible::Focus, currentItem(*board));
}

void tellCursor(CloutBoard *board)
{
    tell(board, QAccessible::NameChanged, static_cast<int>(board->scene().table().chips().size()));
}

void tellReorder(CloutBoard *board)
{
    tell(board, QAccessible::ObjectReorder, -1);
}

} // namespace boards
