#include "widgets/title_header.h"

#include "models/title_roles.h"

#include <QStyle>

namespace widgets
{

TitleHeader::TitleHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setSectionsClickable(true);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

int TitleHeader::shortWidth(int section) const
{
    const int mark =
        isSortIndicatorShown() ? style()->pixelMetric(QStyle::PM_HeaderMarkSize, {}, this) : 0;
    return widthOf(shortTitle(section)) + mark;
}

void TitleHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    if (widthOf(option->text) > sectionSize(section)) {
        option->text = shortTitle(section);
    }
}

int TitleHeader::widthOf(const QString &title) const
{
    return fontMetrics().horizontalAdvance(title)
        + 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, {}, this) + 2;
}

QString TitleHeader::shortTitle(int section) const
{
    const QString brief =
        model()->headerData(section, Qt::Horizontal, models::ShortTitleRole).toString();
    return brief.isEmpty() ? model()->headerData(section, Qt::Horizontal).toString() : brief;
}

} // namespace widgets
