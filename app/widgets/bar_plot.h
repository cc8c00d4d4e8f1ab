// Bars for the rows of a table: upright for numbers that follow each other, lying where each has a
// name. A value with an interval gets a whisker; shares of wins are dots around the middle line.
#pragma once

#include "widgets/plot.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace widgets
{

class BarPlot : public Plot
{
    Q_OBJECT

public:
    enum class Form {
        Upright, // a distribution
        Lying,   // one bar a name
        Dots,    // shares of wins, with the line of a half
    };
    struct Bar {
        QString label;
        double value = 0;
        std::optional<std::pair<double, double>> range; // low and high
    };
    struct Scale {
        double least = 0;
        double most = 1;
        bool isPercent = false; // values are shares
        QString title;          // of the axis of values
    };

    explicit BarPlot(Form form, QWidget *parent = nullptr);

    void show(const std::vector<Bar> &bars, const Scale &scale);
    // High enough for all the names.
    QSize minimumSizeHint() const override;

protected:
    void applyColours() override;
    Cell cellAt(const QPointF &place) const override;

private:
    bool isUpright() const { return m_form == Form::Upright; }
    QCPAxis *keyAxis() const { return isUpright() ? xAxis : yAxis; }
    QCPAxis *valueAxis() const { return isUpright() ? yAxis : xAxis; }
    // Lying bars are read from above.
    double keyOf(std::size_t row) const;
    void showLabels(const std::vector<Bar> &bars);
    void showValues(const Scale &scale);

    Form m_form;
    std::size_t m_count = 0;
    QCPBars *m_bars = nullptr; // null for dots
    QCPGraph *m_dots = nullptr;
    QCPErrorBars *m_whiskers = nullptr;
    QCPItemStraightLine *m_half = nullptr;
};

} // namespace widgets
