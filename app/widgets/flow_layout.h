// Sets widgets one beside the other and goes on in the next line where the room ends, like words.
// For rows of buttons that must be whole in a narrow window and in German.
#pragma once

#include <QLayout>
#include <QList>

namespace widgets
{

class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr, int spacing = 8);
    FlowLayout(const FlowLayout &) = delete;
    FlowLayout &operator=(const FlowLayout &) = delete;
    FlowLayout(FlowLayout &&) = delete;
    FlowLayout &operator=(FlowLayout &&) = delete;
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect &rect) override;

private:
    // The height taken; moves the items only where asked to.
    enum class Placing { Measure, Move };
    int place(const QRect &rect, Placing placing) const;

    QList<QLayoutItem *> m_items;
};

} // namespace widgets
