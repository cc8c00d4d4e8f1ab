// The line above the Lab's figures: how far the games are and what can be done with them.
#pragma once

#include "models/lab_run.h"
#include "wording/qt_wording.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QProgressBar;

namespace pages
{

class LabProgress : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive it.
    LabProgress(const models::LabRun &run,
                const wording::QtWording &wording,
                QWidget *parent = nullptr);

    void addAction(QAction *action);
    // A button that opens these.
    void addMenu(const QString &name, const QString &icon, const QList<QAction *> &actions);
    void refresh();

private:
    QString sentence() const;
    QString runningSentence() const;

    const models::LabRun &m_run;
    const wording::QtWording &m_wording;
    QHBoxLayout *m_buttons = nullptr;
    QLabel *m_sentence = nullptr;
    QProgressBar *m_bar = nullptr;
    QString m_spoken; // the state that was said to a screen reader last
};

} // namespace pages
