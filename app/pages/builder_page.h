// The builder: the catalogue on the left, the open roster in the middle, verdict and curves on the
// right. Every change is on disk at once; nothing here is ever "unsaved".
#pragma once

#include "pages/page.h"
#include "services.h"

#include <functional>

class QMenu;
class QSplitter;
class QStackedWidget;
class RosterActions;

namespace pages
{

class BuilderCatalogPane;
class BuilderRosterPane;
class BuilderVerdictPane;

class BuilderPage : public Page
{
    Q_OBJECT

public:
    BuilderPage(Services services, RosterActions &listActions, QWidget *parent = nullptr);
    BuilderPage(const BuilderPage &) = delete;
    BuilderPage &operator=(const BuilderPage &) = delete;
    BuilderPage(BuilderPage &&) = delete;
    BuilderPage &operator=(BuilderPage &&) = delete;
    ~BuilderPage() override;

    QString slug() const override { return QStringLiteral("builder"); }
    QString title() const override { return tr("Builder"); }
    QString iconName() const override { return QStringLiteral("builder"); }
    QList<QAction *> pageActions() const override { return m_actions; }
    std::string undoSubject() const override;
    void stepTaken() override;
    void setGame(const QString &slug) override;
    void activate() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct ActionWords {
        QString name;
        QString icon;
        QString words;
        QKeySequence keys;
    };
    void makeActions();
    void makeLineActions();
    void makeListActions();
    QAction *addPageAction(const ActionWords &words, const std::function<void()> &work);
    void keepToThisPage(QAction *action);
    void addSeparator();
    QList<QAction *> actionsNamed(const QStringList &names) const;
    void compareWithAnother();
    QWidget *emptyState();
    void takeGame();
    void open(const QString &id);
    void makeNew();
    void addPieces(const QStringList &keys, int copies);
    void report(const base::Outcome &outcome);
    void showOpenState();

    Services m_services;
    RosterActions &m_listActions;
    QString m_game;
    bool m_isStale = false; // the game was chosen, its pieces are not shown yet
    QStackedWidget *m_stack = nullptr;
    QSplitter *m_panes = nullptr;
    bool m_hasSizes = false; // the panes have been given widths, by the person or by us
    BuilderCatalogPane *m_catalog = nullptr;
    BuilderRosterPane *m_roster = nullptr;
    BuilderVerdictPane *m_verdict = nullptr;
    QMenu *m_copyMenu = nullptr;
    QList<QAction *> m_actions;
    QList<QAction *> m_rosterActions; // only where one is open
};

} // namespace pages
