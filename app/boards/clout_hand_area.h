// A square metre round the mark, seen from above by whoever throws from below: where chips came to
// rest, and a cursor that puts the next one down. A click, or arrow keys (1 cm, with Shift 1 mm)
// and Return; the table beside it says the same in numbers.
#pragma once

#include "boards/clout_hand_throws.h"

#include <QWidget>

namespace boards
{

class CloutHandArea : public QWidget
{
    Q_OBJECT

public:
    explicit CloutHandArea(QWidget *parent = nullptr);

    void setThrows(const HandThrows &throws);
    void setCurrent(int throwNumber); // that is drawn in the accent; -1: none
    HandStop cursor() const { return m_cursor; }
    QRectF chipRect(HandStop stop) const;

    QSize sizeHint() const override { return {360, 360}; }
    QSize minimumSizeHint() const override { return {260, 260}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

Q_SIGNALS:
    void stopped(boards::HandStop stop); // a chip was put down there
    void cursorMoved(boards::HandStop cursor);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    double scale() const; // pixels a millimetre
    QPointF placeOf(HandStop stop) const;
    HandStop stopAt(const QPointF &place) const;
    void moveCursor(HandStop cursor);

    std::vector<HandStop> m_stops;
    HandStop m_cursor;
    int m_current = -1;
};

} // namespace boards
