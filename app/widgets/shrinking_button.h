// A button whose words are cut with an ellipsis where it has no room for all of them; the tool tip
// and what a screen reader says stay whole.
#pragma once

#include <QPushButton>

namespace widgets
{

class ShrinkingButton : public QPushButton
{
    Q_OBJECT

public:
    ShrinkingButton(const QIcon &icon, const QString &words, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace widgets
