// What stands where there is nothing to show: a sentence that says why, and the next steps as
// buttons.
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QHBoxLayout;

namespace widgets
{

class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    // Takes away what was there.
    void setWords(const QString &title, const QString &explanation);
    // The first one is the likeliest.
    void addStep(const QString &objectName, const QString &words, std::function<void()> step);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColours();

    QLabel *m_title = nullptr;
    QLabel *m_explanation = nullptr;
    QHBoxLayout *m_steps = nullptr;
};

} // namespace widgets
