// The menu of the list of rosters: what each action is called, its keys, and how many it needs.
#include "icons.h"
#include "pages/rosters_page.h"

#include <QMenu>

namespace pages
{

QAction *RostersPage::addAction(const QString &name,
                                const QString &icon,
                                const QString &words,
                                const QKeySequence &keys,
                                Needs needs,
                                void (RostersPage::*act)())
{
    auto *action = new QAction(icons::icon(icon), words, this);
    action->setObjectName(name);
    action->setShortcut(keys);
    if (needs != Needs::Nothing) {
        // The builder has the same shortcuts for the list that is open there.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QWidget::addAction(action);
    }
    connect(action, &QAction::triggered, this, act);
    m_actions.append(action);
    m_needs.insert(action, needs);
    return action;
}

void RostersPage::makeActions()
{
    makeTravelActions();
    makeKeepingActions();
}

// How rosters come, go and are printed.
void RostersPage::makeTravelActions()
{
    const auto key = [](QKeyCombination combination) { return QKeySequence(combination); };
    using P = RostersPage;
    addAction(QStringLiteral("roster-new"),
              QStringLiteral("add"),
              tr("New"),
              key(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
              Needs::Nothing,
              &P::makeNew);
    addAction(QStringLiteral("roster-import"),
              QStringLiteral("import"),
              tr("Import…"),
              key(Qt::CTRL | Qt::Key_O),
              Needs::Nothing,
              &P::importFiles);
    addAction(QStringLiteral("roster-paste"),
              QStringLiteral("paste"),
              tr("Paste as New"),
              key(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
              Needs::Nothing,
              &P::paste);
    addAction(QStringLiteral("roster-open"),
              QStringLiteral("open"),
              tr("Open"),
              {},
              Needs::One,
              &P::openSelected);
    addAction(QStringLiteral("roster-sheet"),
              QStringLiteral("print"),
              tr("Sheet…"),
              key(Qt::CTRL | Qt::Key_P),
              Needs::One,
              &P::printSelected);
    addAction(QStringLiteral("roster-export"),
              QStringLiteral("export"),
              tr("Export…"),
              key(Qt::CTRL | Qt::Key_E),
              Needs::Some,
              &P::exportSelected);
    auto *copy = m_copyMenu->menuAction();
    copy->setIcon(icons::icon(QStringLiteral("copy")));
    copy->setObjectName(QStringLiteral("roster-copy-as"));
    m_actions.append(copy);
    m_needs.insert(copy, Needs::Some);
}

// What is done with those that are there.
void RostersPage::makeKeepingActions()
{
    using P = RostersPage;
    addAction(QStringLiteral("roster-rename"),
              QStringLiteral("edit"),
              tr("Rename…"),
              {},
              Needs::One,
              &P::renameSelected);
    addAction(QStringLiteral("roster-duplicate"),
              QStringLiteral("copy"),
              tr("Duplicate"),
              {},
              Needs::One,
              &P::duplicateSelected);
    addAction(QStringLiteral("roster-folder"),
              QStringLiteral("folder"),
              tr("Put in Folder…"),
              {},
              Needs::Some,
              &P::fileSelected);
    addAction(QStringLiteral("roster-tag"),
              QStringLiteral("tag"),
              tr("Add Tag…"),
              {},
              Needs::Some,
              &P::tagSelected);
    addAction(QStringLiteral("roster-versions"),
              QStringLiteral("history"),
              tr("Versions…"),
              {},
              Needs::One,
              &P::showVersionsOfSelected);
    addAction(QStringLiteral("roster-compare"),
              QStringLiteral("compare"),
              tr("Compare…"),
              {},
              Needs::Two,
              &P::compareSelected);
    addAction(QStringLiteral("roster-archive"),
              QStringLiteral("archive"),
              tr("Archive"),
              {},
              Needs::Some,
              &P::archiveSelected);
    m_showArchived = addAction(QStringLiteral("roster-archived"),
                               QStringLiteral("list"),
                               tr("Show the Archive"),
                               {},
                               Needs::Nothing,
                               &P::toggleArchived);
    m_showArchived->setCheckable(true);
    addAction(QStringLiteral("roster-remove"),
              QStringLiteral("trash"),
              tr("Delete"),
              {},
              Needs::Some,
              &P::removeSelected);
}

} // namespace pages
