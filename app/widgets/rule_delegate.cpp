#include "widgets/rule_delegate.h"

#include "appearance.h"
#include "models/rules_model.h"

#include <QApplication>
#include <QPainter>

namespace widgets
{

namespace
{

constexpr int Gap = 8;

int headingHeight(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.height() + 2 * Gap;
}

QString headingOf(const QModelIndex &index)
{
    return index.data(models::RulesModel::HeadingRole).toString();
}

} // namespace

void RuleDelegate::paint(QPainter *painter,
                         const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    const QString heading = headingOf(index);
    if (!heading.isEmpty()) {
        const QRect above(option.rect.left() + Gap,
                          option.rect.top() + Gap,
                          option.rect.width() - 2 * Gap,
                          headingHeight(option) - Gap);
        item.rect.setTop(option.rect.top() + headingHeight(option));
        painter->save();
        QFont font = option.font;
        font.setBold(true);
        painter->setFont(font);
        painter->setPen(signalcolours::quiet());
        painter->drawText(above, Qt::AlignLeft | Qt::AlignVCenter, heading);
        painter->restore();
    }
    initStyleOption(&item, index);
    const QString words = item.text;
    item.text.clear();
    const auto *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    const QRect room = item.rect.adjusted(2 * Gap, 0, -Gap, 0);
    painter->save();
    painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(room,
                      Qt::AlignLeft | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(words, Qt::ElideRight, room.width()));
    painter->restore();
}

QSize RuleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(option.fontMetrics.height() + Gap
                   + (headingOf(index).isEmpty() ? 0 : headingHeight(option)));
    return size;
}

} // namespace widgets
