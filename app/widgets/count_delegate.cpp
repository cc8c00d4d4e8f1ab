#include "widgets/count_delegate.h"

#include "appearance.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QSpinBox>

#include <algorithm>

namespace widgets
{

namespace
{

constexpr int SignSide = 24;
constexpr int LargestCount = 999;

// Groups of the roster's tree have no count to edit.
bool isLine(const QModelIndex &index)
{
    return index.flags().testFlag(Qt::ItemIsEditable);
}

void paintSign(QPainter *painter, const QRect &where, const QColor &colour, bool isPlus)
{
    const QRect round = where.adjusted(3, 3, -3, -3);
    painter->setPen(QPen(signalcolours::hairline(), 1));
    painter->setBrush(QGuiApplication::palette().color(QPalette::Button));
    painter->drawRoundedRect(QRectF(round).translated(0.5, 0.5), 4, 4);
    painter->setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap));
    const QPointF centre = QRectF(round).center() + QPointF(0.5, 0.5);
    painter->drawLine(centre - QPointF(4, 0), centre + QPointF(4, 0));
    if (isPlus) {
        painter->drawLine(centre - QPointF(0, 4), centre + QPointF(0, 4));
    }
}

} // namespace

QRect CountDelegate::minusRect(const QRect &cell)
{
    return {cell.left() + 2, cell.center().y() - SignSide / 2 + 1, SignSide, SignSide};
}

QRect CountDelegate::plusRect(const QRect &cell)
{
    return {cell.right() - SignSide - 2, cell.center().y() - SignSide / 2 + 1, SignSide, SignSide};
}

void CountDelegate::paint(QPainter *painter,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    if (!isLine(index)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const auto *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor signs = option.palette.color(QPalette::ButtonText);
    paintSign(painter, minusRect(option.rect), signs, false);
    paintSign(painter, plusRect(option.rect), signs, true);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    QFont font = option.font;
    font.setBold(true);
    painter->setFont(font);
    painter->drawText(option.rect, Qt::AlignCenter, index.data(Qt::DisplayRole).toString());
    painter->restore();
}

QSize CountDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize plain = QStyledItemDelegate::sizeHint(option, index);
    return isLine(index) ? QSize(2 * SignSide + 36, std::max(plain.height(), SignSide + 6))
                         : QSize(plain.width(), plain.height() + 8);
}

bool CountDelegate::editorEvent(QEvent *event,
                                QAbstractItemModel *model,
                                const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    if (!isLine(index)
        || (event->type() != QEvent::MouseButtonRelease
            && event->type() != QEvent::MouseButtonDblClick)) {
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    }
    const QPoint at = static_cast<QMouseEvent *>(event)->position().toPoint();
    const bool minus = minusRect(option.rect).contains(at);
    const bool plus = plusRect(option.rect).contains(at);
    if (!minus && !plus) {
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    }
    if (event->type() == QEvent::MouseButtonRelease) {
        const int count = index.data(Qt::EditRole).toInt();
        model->setData(index, count + (plus ? 1 : -1), Qt::EditRole);
    }
    return true;
}

QWidget *CountDelegate::createEditor(QWidget *parent,
                                     const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex & /*index*/) const
{
    auto *editor = new QSpinBox(parent);
    editor->setRange(0, LargestCount);
    editor->setAccessibleName(tr("Count"));
    editor->setFrame(false);
    return editor;
}

void CountDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *box = qobject_cast<QSpinBox *>(editor);
    box->setValue(index.data(Qt::EditRole).toInt());
    box->selectAll();
}

void CountDelegate::setModelData(QWidget *editor,
                                 QAbstractItemModel *model,
                                 const QModelIndex &index) const
{
    auto *box = qobject_cast<QSpinBox *>(editor);
    box->interpretText();
    model->setData(index, box->value(), Qt::EditRole);
}

} // namespace widgets
