// The builder's menu: what can be done with the list that is open, and with its chosen lines.
#include "icons.h"
#include "navigation.h"
#include "pages/builder_catalog_pane.h"
#include "pages/builder_page.h"
#include "pages/builder_roster_pane.h"
#include "prompter.h"
#include "roster_actions.h"
#include "settings.h"
#include "storage/roster_store.h"

#include <QMenu>

namespace pages
{

QAction *BuilderPage::addPageAction(const ActionWords &words, const std::function<void()> &work)
{
    auto *action = new QAction(icons::icon(words.icon), words.words, this);
    action->setObjectName(words.name);
    action->setShortcut(words.keys);
    action->setToolTip(words.words);
    connect(action, &QAction::triggered, this, work);
    m_actions.append(action);
    m_rosterActions.append(action);
    return action;
}

// The list of rosters has the same keys for those selected there.
void BuilderPage::keepToThisPage(QAction *action)
{
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
}

void BuilderPage::addSeparator()
{
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_actions.append(separator);
}

void BuilderPage::makeActions()
{
    makeLineActions();
    addSeparator();
    makeListActions();
    for (auto *action : actionsNamed({QStringLiteral("builder-paste"),
                                      QStringLiteral("builder-copy-as"),
                                      QStringLiteral("builder-sheet"),
                                      QStringLiteral("builder-versions")})) {
        m_roster->addTool(action);
    }
    m_roster->setLineActions(actionsNamed({QStringLiteral("builder-more"),
                                           QStringLiteral("builder-less"),
                                           QStringLiteral("builder-remove"),
                                           QStringLiteral("builder-note"),
                                           QStringLiteral("builder-show")}));
}

QList<QAction *> BuilderPage::actionsNamed(const QStringList &names) const
{
    QList<QAction *> found;
    for (const auto &name : names) {
        for (auto *action : m_actions) {
            if (action->objectName() == name) {
                found.append(action);
            }
        }
    }
    return found;
}

void BuilderPage::makeLineActions()
{
    addPageAction({QStringLiteral("builder-search"),
                   QStringLiteral("search"),
                   tr("Find a Piece to Add"),
                   QKeySequence(Qt::CTRL | Qt::Key_L)},
                  [this] {
                      Q_EMIT m_services.navigation.pageRequested(slug());
                      m_catalog->focusSearch();
                  });
    addPageAction({QStringLiteral("builder-more"),
                   QStringLiteral("add"),
                   tr("One More of the Selected Lines"),
                   QKeySequence(Qt::CTRL | Qt::Key_Plus)},
                  [this] { m_roster->changeSelected(1); });
    addPageAction({QStringLiteral("builder-less"),
                   QStringLiteral("remove"),
                   tr("One Less of the Selected Lines"),
                   QKeySequence(Qt::CTRL | Qt::Key_Minus)},
                  [this] { m_roster->changeSelected(-1); });
    addPageAction({QStringLiteral("builder-remove"),
                   QStringLiteral("trash"),
                   tr("Take Out the Selected Lines"),
                   {}},
                  [this] { m_roster->removeSelected(); });
    addPageAction({QStringLiteral("builder-note"),
                   QStringLiteral("note"),
                   tr("Note on the Line…"),
                   QKeySequence(Qt::CTRL | Qt::Key_M)},
                  [this] { m_roster->noteOnCurrent(); });
    addPageAction({QStringLiteral("builder-show"),
                   QStringLiteral("catalogue"),
                   tr("Show or Pick the Piece"),
                   {}},
                  [this] { m_roster->showOrResolveCurrent(); });
    keepToThisPage(addPageAction({QStringLiteral("builder-paste"),
                                  QStringLiteral("paste"),
                                  tr("Paste Lines into It"),
                                  QKeySequence(QKeySequence::Paste)},
                                 [this] { m_listActions.pasteIntoOpen(); }));
    addPageAction({QStringLiteral("builder-rename"),
                   QStringLiteral("edit"),
                   tr("Change the Name"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)},
                  [this] { m_roster->editName(); });
}

void BuilderPage::makeListActions()
{
    const auto id = [this] { return m_services.openRoster.roster().id; };
    m_copyMenu = new QMenu(tr("Copy As"), this);
    connect(m_copyMenu, &QMenu::aboutToShow, this, [this, id] {
        m_listActions.fillCopyMenu(m_copyMenu, {id()});
    });
    auto *copyAs = m_copyMenu->menuAction();
    copyAs->setIcon(icons::icon(QStringLiteral("copy")));
    copyAs->setObjectName(QStringLiteral("builder-copy-as"));
    m_actions.append(copyAs);
    m_rosterActions.append(copyAs);
    keepToThisPage(
        addPageAction({QStringLiteral("builder-copy"),
                       QStringLiteral("copy"),
                       tr("Copy as Last Time"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                      [this, id] { m_listActions.copyAs({id()}, m_listActions.lastCodec()); }));
    keepToThisPage(addPageAction({QStringLiteral("builder-sheet"),
                                  QStringLiteral("print"),
                                  tr("Sheet…"),
                                  QKeySequence(QKeySequence::Print)},
                                 [this, id] { m_listActions.printSheet(id()); }));
    keepToThisPage(addPageAction({QStringLiteral("builder-export"),
                                  QStringLiteral("export"),
                                  tr("Export…"),
                                  QKeySequence(Qt::CTRL | Qt::Key_E)},
                                 [this, id] { m_listActions.exportToFile({id()}); }));
    addPageAction(
        {QStringLiteral("builder-play"), QStringLiteral("table"), tr("Play a Match with It…"), {}},
        [this, id] { Q_EMIT m_services.navigation.matchRequested(QString::fromStdString(id())); });
    addPageAction(
        {QStringLiteral("builder-versions"), QStringLiteral("history"), tr("Versions…"), {}},
        [this, id] { m_listActions.showVersions(id()); });
    addPageAction(
        {QStringLiteral("builder-compare"), QStringLiteral("compare"), tr("Compare With…"), {}},
        [this] { compareWithAnother(); });
}

void BuilderPage::compareWithAnother()
{
    const auto &open = m_services.openRoster.roster();
    const auto stored = m_services.rosters.list();
    if (!stored) {
        report(tl::unexpected(stored.error()));
        return;
    }
    std::vector<std::string> ids;
    QStringList names;
    for (const auto &summary : *stored) {
        if (summary.game == open.game && summary.id != open.id) {
            ids.push_back(summary.id);
            names.append(QString::fromStdString(summary.name));
        }
    }
    if (const auto chosen =
            m_services.prompter.askChoice(this, tr("Compare"), tr("With which list?"), names)) {
        m_listActions.compare(open.id, ids[static_cast<std::size_t>(*chosen)]);
    }
}

} // namespace pages
