// Something that is seldom wanted, folded away behind a line that says how it stands: "House rules:
// as ruled, 0 changed". A click or Space opens it.
#pragma once

#include <QWidget>

class QToolButton;

namespace widgets
{

class Fold : public QWidget
{
    Q_OBJECT

public:
    explicit Fold(QWidget *parent = nullptr);

    // Takes it over. Call once.
    void setContent(QWidget *content);
    void setSummary(const QString &words);
    bool isOpen() const;
    void setOpen(bool isOpen);

private:
    void show(bool isOpen);

    QToolButton *m_line = nullptr;
    QWidget *m_content = nullptr;
};

} // namespace widgets
