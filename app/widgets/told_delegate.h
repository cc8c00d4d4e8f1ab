// A sentence of a match's story, wrapped to the width of its list: quiet while it is still ahead,
// slanted where an older version of the rules told it, with a mark where a bookmark stands. The
// moment that is looked at has a bar; it is set off strongly only while the list has the keyboard.
#pragma once

#include <QStyledItemDelegate>

namespace widgets
{

class ToldDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace widgets
