// How something grows: the mean as a line, and around it the band in which the middle of all cases
// lies, step by step.
#pragma once

#include "widgets/plot.h"

#include <vector>

namespace widgets
{

class BandPlot : public Plot
{
    Q_OBJECT

public:
    struct Step {
        double mean = 0;
        double low = 0;
        double high = 0;
    };
    struct Words {
        QString mean;   // of the legend
        QString band;   // likewise
        QString steps;  // of the axis
        QString values; // likewise
    };

    explicit BandPlot(QWidget *parent = nullptr);

    // The first is step 1.
    void show(const std::vector<Step> &steps, const Words &words);

protected:
    void applyColours() override;
    Cell cellAt(const QPointF &place) const override;

private:
    int m_count = 0;
    QCPGraph *m_low = nullptr;
    QCPGraph *m_high = nullptr; // its band reaches down to the low one
    QCPGraph *m_mean = nullptr;
};

} // namespace widgets
