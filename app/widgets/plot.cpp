#include "widgets/plot.h"

#include "appearance.h"

#include <QEvent>
#include <QMouseEvent>

namespace widgets
{

namespace
{

constexpr int MarginOfPlot = 6; // pixels, against the frame of the widget

} // namespace

Plot::Plot(QWidget *parent)
    : QCustomPlot(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setLocale(QLocale());
    setPlottingHint(QCP::phFastPolylines, false);
    setNoAntialiasingOnDrag(false);
    axisRect()->setMinimumMargins({MarginOfPlot, MarginOfPlot, MarginOfPlot, MarginOfPlot});
    for (auto *axis : {xAxis, yAxis}) {
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
        axis->setSubTicks(false);
        axis->setTickLength(0, 4);
        axis->setNumberFormat(QStringLiteral("g"));
        axis->setTickLabelPadding(6);
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    legend->setFont(font());
    legend->setIconSize(18, 10);
    Plot::applyColours();
}

void Plot::setTitle(const QString &title)
{
    setAccessibleName(title);
    setAccessibleDescription(tr("A drawing of the table beside it."));
}

void Plot::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyColours();
        replot(rpQueuedReplot);
    }
}

void Plot::mouseReleaseEvent(QMouseEvent *event)
{
    QCustomPlot::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton) {
        const Cell cell = cellAt(event->position());
        if (cell.row >= 0) {
            Q_EMIT cellChosen(cell.row, cell.column);
        }
    }
}

Plot::Cell Plot::cellAt(const QPointF & /*place*/) const
{
    return {};
}

void Plot::applyColours()
{
    setBackground(palette().brush(QPalette::Base));
    for (auto *axis : {xAxis, yAxis}) {
        applyColours(axis);
    }
    legend->setBrush(Qt::NoBrush);
    legend->setBorderPen(Qt::NoPen);
    legend->setTextColor(palette().color(QPalette::Text));
}

void Plot::applyColours(QCPAxis *axis)
{
    const QPen line(signalcolours::hairline(), 1);
    axis->setBasePen(line);
    axis->setTickPen(line);
    axis->setTickLabelColor(palette().color(QPalette::Text));
    axis->setLabelColor(signalcolours::quiet());
    axis->grid()->setPen(line);
}

QColor Plot::accent() const
{
    return palette().color(QPalette::Highlight);
}

QColor Plot::faintAccent() const
{
    QColor colour = accent();
    colour.setAlphaF(0.22F);
    return colour;
}

} // namespace widgets
