// The strip above the page that shows one notice at a time, with its button and a way to close it.
#pragma once

#include "notices.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QTimer;
class QToolButton;

namespace widgets
{

class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    void show(const Notices::Notice &notice);

private:
    void applyColours();

    Notices::Notice m_notice;
    QLabel *m_icon = nullptr;
    QLabel *m_words = nullptr;
    QPushButton *m_action = nullptr;
    QToolButton *m_close = nullptr;
    QTimer *m_timer = nullptr;
};

} // namespace widgets
