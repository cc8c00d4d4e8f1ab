// The stored rosters of the game: find, open, make, copy, archive, compare, print. With none yet it
// is the quiet first page: ready-made rosters, one's own pieces, import.
#pragma once

#include "pages/page.h"
#include "services.h"

#include <QModelIndexList>

class QLabel;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QTableView;
class RosterActions;

namespace models
{
class RosterListModel;
}

namespace pages
{

class RostersPage : public Page
{
    Q_OBJECT

public:
    RostersPage(Services services, RosterActions &rosterActions, QWidget *parent = nullptr);

    QString slug() const override { return QStringLiteral("rosters"); }
    QString title() const override { return tr("Rosters"); }
    QString iconName() const override { return QStringLiteral("rosters"); }
    QList<QAction *> pageActions() const override { return m_actions; }
    std::string undoSubject() const override;
    void stepTaken() override;
    void setGame(const QString &slug) override;
    void activate() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Needs { Nothing, One, Two, Some };

    QWidget *makeList();
    QWidget *makeToolbar();
    void makeActions();
    void makeTravelActions();
    void makeKeepingActions();
    QAction *addAction(const QString &name,
                       const QString &icon,
                       const QString &words,
                       const QKeySequence &keys,
                       Needs needs,
                       void (RostersPage::*act)());
    void reload();
    void showState();
    void refreshActions();
    void fitColumns();
    std::vector<std::string> selectedIds() const;
    void report(const base::Outcome &outcome);

    void makeNew();
    void openSelected();
    void renameSelected();
    void duplicateSelected();
    void archiveSelected();
    void removeSelected();
    void tagSelected();
    void fileSelected();
    void exportSelected();
    void printSelected();
    void showVersionsOfSelected();
    void compareSelected();
    void importFiles();
    void paste();
    void toggleArchived();

    Services m_services;
    QString m_game;
    RosterActions &m_rosterActions;
    models::RosterListModel *m_model = nullptr;
    QStackedWidget *m_stack = nullptr;
    class RostersWelcome *m_welcome = nullptr;
    QLineEdit *m_search = nullptr;
    QLabel *m_note = nullptr;
    QTableView *m_table = nullptr;
    bool m_isFitted = false; // its columns have been given the width of their words
    QMenu *m_copyMenu = nullptr;
    QList<QAction *> m_actions;
    QHash<QAction *, Needs> m_needs;
    QAction *m_showArchived = nullptr;
};

} // namespace pages
