// The right side of the Lab: what to do first, then how far the games are, what they come to, the
// figures, and the games behind them.
#pragma once

#include "models/lab_run.h"
#include "services.h"

#include <QStackedWidget>

namespace widgets
{
class EmptyState;
}

namespace pages
{

class LabFigures;
class LabGames;
class LabHeadline;
class LabProgress;

class LabResults : public QStackedWidget
{
    Q_OBJECT

public:
    // The run must outlive it.
    LabResults(Services services, const models::LabRun &run, QWidget *parent = nullptr);

    LabProgress &progress() { return *m_progress; }
    LabFigures &figures() { return *m_figures; }
    LabGames &games() { return *m_games; }
    widgets::EmptyState &emptyState() { return *m_empty; }

    // Before anything was begun.
    void showEmpty();
    // The state of the run.
    void showProgress();
    // Its newest figures.
    void showResult();
    void showGames(const goldfish::Behind &behind);
    void showFigures();
    bool isShowingGames() const;

private:
    QWidget *makeResults();

    const models::LabRun &m_run;
    widgets::EmptyState *m_empty = nullptr;
    LabProgress *m_progress = nullptr;
    LabHeadline *m_headline = nullptr;
    QStackedWidget *m_parts = nullptr; // nothing yet, figures, games
    LabFigures *m_figures = nullptr;
    LabGames *m_games = nullptr;
    QWidget *m_nothing = nullptr;
};

} // namespace pages
