// Fusion with flat headers: the titles of a table step back behind what stands in it.
#pragma once

#include <QProxyStyle>

class FlatStyle : public QProxyStyle
{
    Q_OBJECT

public:
    FlatStyle();

    void drawControl(ControlElement element,
                     const QStyleOption *option,
                     QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    int pixelMetric(PixelMetric metric,
                    const QStyleOption *option = nullptr,
                    const QWidget *widget = nullptr) const override;
};
