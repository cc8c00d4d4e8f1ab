#include "flat_style.h"

#include "appearance.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>

FlatStyle::FlatStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void FlatStyle::drawPrimitive(PrimitiveElement element,
                              const QStyleOption *option,
                              QPainter *painter,
                              const QWidget *widget) const
{
    if (element != PE_PanelButtonTool || !option->state.testFlag(State_On)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    const QColor accent = option->palette.color(QPalette::Highlight);
    QColor ground = accent;
    ground.setAlphaF(0.25F);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(accent, 1.5));
    painter->setBrush(ground);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 3, 3);
    painter->restore();
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
