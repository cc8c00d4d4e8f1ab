// A map of an area in square cells: the more often, the fuller the colour, with a scale of numbers
// beside it. The first row is drawn above, as the table has it.
#pragma once

#include "widgets/plot.h"

#include <QSizeF>

#include <cstdint>
#include <vector>

namespace widgets
{

class MapPlot : public Plot
{
    Q_OBJECT

public:
    explicit MapPlot(QWidget *parent = nullptr);

    // As many rows as columns, row by row. The area in centimetres.
    void show(const std::vector<std::int64_t> &cells, const QSizeF &area, const QString &unit);

protected:
    void applyColours() override;
    Cell cellAt(const QPointF &place) const override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // Its frame has axes of its own that nobody else can colour.
    class Scale : public QCPColorScale
    {
    public:
        using QCPColorScale::QCPColorScale;
        void setPens(const QPen &pen);
    };

    void fitArea();

    int m_side = 0;
    QSizeF m_area;
    QCPColorMap *m_map = nullptr;
    Scale *m_scale = nullptr;
};

} // namespace widgets
