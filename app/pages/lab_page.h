// Playtests: a roster is played many times by programs, and the page shows what comes of it, which
// of two rosters is better, or which pieces earn their place; every figure opens its games.
#pragma once

#include "models/lab_run.h"
#include "pages/page.h"
#include "services.h"

#include <functional>

namespace pages
{

class LabResults;
class LabSetup;

class LabPage : public Page
{
    Q_OBJECT

public:
    // The row of a game by its slug; null where there is none.
    using FindRow = std::function<const games::Row *(std::string_view slug)>;

    explicit LabPage(Services services, QWidget *parent = nullptr);

    QString slug() const override { return QStringLiteral("lab"); }
    QString title() const override { return tr("Lab"); }
    QString iconName() const override { return QStringLiteral("lab"); }
    QList<QAction *> pageActions() const override { return m_actions; }
    void stepTaken() override;
    void setGame(const QString &slug) override;
    void activate() override;

    // In place of the table of games.
    void setRows(FindRow rows);
    const models::LabRun &run() const { return m_run; }
    LabSetup &setup() { return *m_setup; }
    LabResults &results() { return *m_results; }
    void play();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct ActionWords {
        QString name;
        QString icon;
        QString words;
        QKeySequence keys = {};
    };

    void makeActions();
    void makeExportActions();
    QAction *addPageAction(const ActionWords &words, const std::function<void()> &work);
    QAction *action(const QString &name) const;
    void takeGame();
    void showEmpty();
    void playReadyMade();
    void extend();
    void togglePause();
    void followRun();
    void report(const base::Problem &problem);
    void exportAs(const QString &ending);
    void copyCommand();

    Services m_services;
    FindRow m_rows;
    QString m_game;
    bool m_isStale = true;
    models::LabRun m_run;
    LabSetup *m_setup = nullptr;
    LabResults *m_results = nullptr;
    QList<QAction *> m_actions;
};

} // namespace pages
