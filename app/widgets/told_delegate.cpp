#include "widgets/told_delegate.h"

#include "icons.h"
#include "models/told_model.h"

#include <QApplication>
#include <QListView>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace widgets
{

namespace
{

constexpr int Gap = 8;
constexpr int MarkSide = 14;
constexpr int BarWidth = 3;

QString bookmarkOf(const QModelIndex &index)
{
    return index.data(models::ToldModel::BookmarkRole).toString();
}

QFont fontOf(QFont font, const QModelIndex &index)
{
    font.setItalic(index.data(models::ToldModel::IsOtherwiseRole).toBool());
    return font;
}

QRect roomIn(const QRect &row, bool isMarked)
{
    return row.adjusted(Gap, 3, isMarked ? -MarkSide - 2 * Gap : -Gap, -3);
}

} // namespace

void ToldDelegate::paint(QPainter *painter,
                         const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString words = std::exchange(item.text, {});
    const bool isHere = item.state.testFlag(QStyle::State_Selected);
    if (option.widget == nullptr || !option.widget->hasFocus()) {
        item.state &= ~QStyle::State_Selected;
    }
    const auto *style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
    const bool isQuiet = index.data(models::ToldModel::IsAheadRole).toBool()
        || index.data(models::ToldModel::IsOtherwiseRole).toBool();
    auto role = isQuiet ? QPalette::PlaceholderText : QPalette::Text;
    if (item.state.testFlag(QStyle::State_Selected)) {
        role = QPalette::HighlightedText;
    }
    const bool isMarked = !bookmarkOf(index).isEmpty();
    painter->save();
    if (isHere && !item.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(QRect(option.rect.topLeft(), QSize(BarWidth, option.rect.height())),
                          item.palette.color(QPalette::Highlight));
    }
    painter->setFont(fontOf(item.font, index));
    painter->setPen(item.palette.color(role));
    painter->drawText(roomIn(option.rect, isMarked),
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                      words);
    if (isMarked) {
        const QRect mark(option.rect.right() - MarkSide - Gap,
                         option.rect.center().y() - MarkSide / 2,
                         MarkSide,
                         MarkSide);
        icons::icon(QStringLiteral("bookmark"), item.palette.color(role)).paint(painter, mark);
    }
    painter->restore();
}

QSize ToldDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *const view = qobject_cast<const QListView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const QRect room =
        roomIn(QRect(0, 0, std::max(width, 120), 10'000), !bookmarkOf(index).isEmpty());
    const QFontMetrics metrics(fontOf(option.font, index));
    const auto words = metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString());
    return {width, words.height() + 6};
}

} // namespace widgets
