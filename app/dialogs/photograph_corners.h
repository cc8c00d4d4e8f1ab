// A photograph of the real table, and where the four corners of the playing area lie in it: each is
// clicked, or brought into place with the arrow keys, the next one by Enter.
#pragma once

#include <QDialog>
#include <QImage>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace dialogs
{

// The picture, as large as it fits, with the corners that are set.
class CornerField : public QWidget
{
    Q_OBJECT

public:
    explicit CornerField(QWidget *parent = nullptr);

    void setPicture(const QImage &picture);
    // In pixels of the picture, from the far left one clockwise.
    const std::array<QPointF, 4> &corners() const { return m_corners; }
    std::size_t current() const { return m_current; }
    bool isComplete() const { return m_set == m_corners.size(); }
    // No area can lie between corners that cross each other or lie on a line.
    bool isArea() const;
    QSize sizeHint() const override { return {560, 420}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

Q_SIGNALS:
    void changed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF shown() const; // where the picture is drawn
    QPointF onScreen(QPointF pixel) const;
    void setCorner(QPointF pixel);
    void next();

    QImage m_picture;
    std::array<QPointF, 4> m_corners;
    std::size_t m_current = 0;
    std::size_t m_set = 0; // how many are in place
};

class PhotographCorners : public QDialog
{
    Q_OBJECT

public:
    PhotographCorners(const QImage &picture, QWidget *parent);

    const std::array<QPointF, 4> &corners() const { return m_field->corners(); }

private:
    void showStep();

    CornerField *m_field = nullptr;
    QLabel *m_step = nullptr;
    QPushButton *m_take = nullptr;
};

} // namespace dialogs
