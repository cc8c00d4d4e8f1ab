#include "flat_style.h"

#include "appearance.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>

FlatStyle::FlatStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void FlatStyle::drawControl(ControlElement element,
                            const QStyleOption *option,
                            QPainter *painter,
                            const QWidget *widget) const
{
    if (element != CE_HeaderSection && element != CE_HeaderEmptyArea) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    const bool isTouched = element == CE_HeaderSection && option->state.testFlag(State_MouseOver);
    painter->fillRect(option->rect, isTouched ? option->palette.button() : option->palette.base());
    painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                      signalcolours::hairline());
}

int FlatStyle::pixelMetric(PixelMetric metric,
                           const QStyleOption *option,
                           const QWidget *widget) const
{
    // Titles stand above the words of their column. The header at the side sets the height of rows.
    const auto *header = qobject_cast<const QHeaderView *>(widget);
    const bool isAbove = header != nullptr && header->orientation() == Qt::Horizontal;
    return metric == PM_HeaderMargin && isAbove ? 5
                                                : QProxyStyle::pixelMetric(metric, option, widget);
}
