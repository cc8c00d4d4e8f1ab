#include "widgets/shrinking_button.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace widgets
{

namespace
{

constexpr int Margins = 20; // of frame and icon
constexpr int LeastLetters = 8;

} // namespace

ShrinkingButton::ShrinkingButton(const QIcon &icon, const QString &words, QWidget *parent)
    : QPushButton(icon, words, parent)
{
    // A push button's own policy would make of its wish the least it takes.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setToolTip(words);
    setAccessibleName(words);
}

QSize ShrinkingButton::minimumSizeHint() const
{
    const int words = fontMetrics().averageCharWidth() * LeastLetters;
    return {iconSize().width() + Margins + words, QPushButton::minimumSizeHint().height()};
}

void ShrinkingButton::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = fontMetrics().elidedText(option.text,
                                           Qt::ElideRight,
                                           width() - iconSize().width() - Margins);
    QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
}

} // namespace widgets
