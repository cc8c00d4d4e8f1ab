// A sheet of paper on the screen, drawn by the very painting that prints it.
#pragma once

#include "sheets/sheet_painting.h"

#include <QWidget>

#include <optional>

namespace dialogs
{

class SheetPreview : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPreview(QWidget *parent = nullptr);

    void show(sheets::SheetPages pages);
    QSize sizeHint() const override { return {480, 640}; }
    QSize minimumSizeHint() const override { return {240, 320}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void turnTo(int page);

    std::optional<sheets::SheetPages> m_pages;
    int m_page = 1;
};

} // namespace dialogs
