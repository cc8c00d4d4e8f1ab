// The first page of a game without rosters: what one can do first, quietly.
#pragma once

#include "services.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace pages
{

class RostersWelcome : public QWidget
{
    Q_OBJECT

public:
    explicit RostersWelcome(Services services, QWidget *parent = nullptr);

    void setGame(const QString &slug);

Q_SIGNALS:
    void newRequested();
    void importRequested();
    void readyMadeRequested(const QString &file);

private:
    Services m_services;
    QString m_game;
    QLabel *m_title = nullptr;
    QLabel *m_words = nullptr;
    QVBoxLayout *m_readyMade = nullptr;
};

} // namespace pages
