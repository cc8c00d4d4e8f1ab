// Says a line to a screen reader: by an announcement where Qt has them (6.8), before that by an
// alert about a label that nobody sees. Belongs to the widget that it speaks for.
#pragma once

#include <QLabel>

namespace boards
{

class Announcement : public QLabel
{
    Q_OBJECT

public:
    explicit Announcement(QWidget *parent);

    void say(const QString &words);
    const QString &said() const { return m_said; } // the last line

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_said;
};

} // namespace boards
