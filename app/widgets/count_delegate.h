// Paints the count of a roster's line between a minus and a plus that can be clicked, and edits it
// as a number. The keyboard has + and - for the same (the builder page).
#pragma once

#include <QStyledItemDelegate>

namespace widgets
{

class CountDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event,
                     QAbstractItemModel *model,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    QWidget *createEditor(QWidget *parent,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor,
                      QAbstractItemModel *model,
                      const QModelIndex &index) const override;

    // Where the two signs stand within a cell, for tests and clicks.
    static QRect minusRect(const QRect &cell);
    static QRect plusRect(const QRect &cell);
};

} // namespace widgets
