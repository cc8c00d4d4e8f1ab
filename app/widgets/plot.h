// What all charts of the window have in common: the colours of the palette in force, light or dark,
// followed while the program runs, and the reader's way to write numbers. A chart is never alone:
// what it shows stands in the table beside it, so it takes no keys and has one spoken name.
#pragma once

#include <qcustomplot.h>

namespace widgets
{

class Plot : public QCustomPlot
{
    Q_OBJECT

public:
    explicit Plot(QWidget *parent = nullptr);

    // What it shows, for a screen reader.
    void setTitle(const QString &title);

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

Q_SIGNALS:
    // A part was clicked that stands for this cell of the table.
    void cellChosen(int row, int column);

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

    // Called with every change of the palette, too; for parts with colours of their own.
    virtual void applyColours();
    // The cell under that place of the widget; a row below 0: none.
    struct Cell {
        int row = -1;
        int column = 0;
    };
    virtual Cell cellAt(const QPointF &place) const;

    QColor accent() const;
    QColor faintAccent() const; // of an area

private:
    void applyColours(QCPAxis *axis);
};

} // namespace widgets
