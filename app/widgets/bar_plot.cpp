#include "widgets/bar_plot.h"

#include "appearance.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace widgets
{

namespace
{

constexpr double WidthOfBar = 0.7; // of the room that a row has
constexpr int MostLabelLetters = 34;
constexpr int MostUprightLabels = 12;
constexpr int MostLinesOfBar = 3;
constexpr double RoomBeyond = 1.06; // the longest bar does not touch the frame

QString shortened(const QString &label)
{
    return label.size() <= MostLabelLetters ? label
                                            : label.left(MostLabelLetters - 1) + QChar(0x2026);
}

// "40 %" in the reader's language.
class PercentTicker final : public QCPAxisTicker
{
protected:
    QString getTickLabel(double tick,
                         const QLocale &locale,
                         QChar /*formatChar*/,
                         int /*precision*/) override
    {
        return QStringLiteral("%1 %").arg(locale.toString(100 * tick, 'g', 4));
    }
};

} // namespace

BarPlot::BarPlot(Form form, QWidget *parent)
    : Plot(parent)
    , m_form(form)
{
    m_whiskers = new QCPErrorBars(keyAxis(), valueAxis());
    m_whiskers->setErrorType(QCPErrorBars::etValueError);
    m_whiskers->removeFromLegend();
    if (form == Form::Dots) {
        m_dots = addGraph(keyAxis(), valueAxis());
        m_dots->setLineStyle(QCPGraph::lsNone);
        m_whiskers->setDataPlottable(m_dots);
        m_half = new QCPItemStraightLine(this);
        m_half->point1->setCoords(0.5, 0);
        m_half->point2->setCoords(0.5, 1);
    } else {
        m_bars = new QCPBars(keyAxis(), valueAxis());
        m_bars->setWidth(WidthOfBar);
        m_whiskers->setDataPlottable(m_bars);
    }
    keyAxis()->grid()->setVisible(false);
    BarPlot::applyColours();
}

double BarPlot::keyOf(std::size_t row) const
{
    return isUpright() ? static_cast<double>(row) : static_cast<double>(m_count - 1 - row);
}

void BarPlot::show(const std::vector<Bar> &bars, const Scale &scale)
{
    m_count = bars.size();
    QVector<double> keys;
    QVector<double> values;
    QVector<double> below;
    QVector<double> above;
    for (std::size_t row = 0; row < bars.size(); ++row) {
        const auto &bar = bars[row];
        keys.append(keyOf(row));
        values.append(bar.value);
        below.append(bar.range ? bar.value - bar.range->first : qQNaN());
        above.append(bar.range ? bar.range->second - bar.value : qQNaN());
    }
    // Whiskers belong to their bars in the order in which these were given, so it is kept sorted.
    if (!isUpright()) {
        for (auto *list : {&keys, &values, &below, &above}) {
            std::reverse(list->begin(), list->end());
        }
    }
    if (m_bars != nullptr) {
        m_bars->setData(keys, values, true);
    } else {
        m_dots->setData(keys, values, true);
    }
    m_whiskers->setData(below, above);
    showLabels(bars);
    showValues(scale);
    if (!isUpright()) { // few bars need not fill the screen
        const int most = MostLinesOfBar * QFontMetrics(font()).height();
        setMaximumHeight(most * static_cast<int>(m_count + 1) + Plot::minimumSizeHint().height());
    }
    updateGeometry();
    replot(rpQueuedReplot);
}

void BarPlot::showLabels(const std::vector<Bar> &bars)
{
    QSharedPointer<QCPAxisTickerText> labels(new QCPAxisTickerText);
    const std::size_t step =
        isUpright() ? (bars.size() + MostUprightLabels - 1) / MostUprightLabels : 1;
    for (std::size_t row = 0; row < bars.size(); row += std::max<std::size_t>(step, 1)) {
        labels->addTick(keyOf(row), shortened(bars[row].label));
    }
    keyAxis()->setTicker(labels);
    keyAxis()->setRange(-0.6, static_cast<double>(std::max<std::size_t>(bars.size(), 1)) - 0.4);
}

void BarPlot::showValues(const Scale &scale)
{
    valueAxis()->setTicker(scale.isPercent ? QSharedPointer<QCPAxisTicker>(new PercentTicker)
                                           : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    valueAxis()->setLabel(scale.title);
    if (m_form == Form::Dots) {
        valueAxis()->setRange(0, RoomBeyond); // so that the last number has its place
    } else {
        valueAxis()->setRange(scale.least * RoomBeyond, scale.most * RoomBeyond);
    }
}

QSize BarPlot::minimumSizeHint() const
{
    if (isUpright()) {
        return Plot::minimumSizeHint();
    }
    const int row = QFontMetrics(font()).height() + 2;
    return {Plot::minimumSizeHint().width(), row * (static_cast<int>(m_count) + 3)};
}

void BarPlot::applyColours()
{
    Plot::applyColours();
    const QColor words = palette().color(QPalette::Text);
    if (m_whiskers == nullptr) {
        return; // while it is made
    }
    m_whiskers->setPen(QPen(words, 1.2));
    m_whiskers->setWhiskerWidth(7);
    m_whiskers->setSymbolGap(m_dots == nullptr ? 0 : 9);
    if (m_bars != nullptr) {
        m_bars->setBrush(accent());
        m_bars->setPen(Qt::NoPen);
    } else {
        m_dots->setScatterStyle({QCPScatterStyle::ssDisc, accent(), accent(), 9});
        m_half->setPen(QPen(signalcolours::quiet(), 1, Qt::DashLine));
    }
}

Plot::Cell BarPlot::cellAt(const QPointF &place) const
{
    if (!axisRect()->rect().contains(place.toPoint())) {
        return {};
    }
    const double key = std::round(keyAxis()->pixelToCoord(isUpright() ? place.x() : place.y()));
    if (key < 0 || key >= static_cast<double>(m_count)) {
        return {};
    }
    const int at = static_cast<int>(key);
    return {isUpright() ? at : static_cast<int>(m_count) - 1 - at, 0};
}

} // namespace widgets
