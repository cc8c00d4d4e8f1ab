#include "pages/rosters_page.h"

#include "icons.h"
#include "models/roster_list_model.h"
#include "navigation.h"
#include "notices.h"
#include "pages/rosters_welcome.h"
#include "prompter.h"
#include "roster_actions.h"
#include "settings.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace pages
{

using models::RosterListModel;

RostersPage::RostersPage(Services services, RosterActions &rosterActions, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_rosterActions(rosterActions)
    , m_model(new RosterListModel(services, this))
    , m_stack(new QStackedWidget(this))
    , m_welcome(new RostersWelcome(services, this))
    , m_copyMenu(new QMenu(tr("Copy As"), this))
{
    makeActions();
    m_stack->addWidget(makeList());
    m_stack->addWidget(m_welcome);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connect(&m_rosterActions, &RosterActions::rostersChanged, this, &RostersPage::reload);
    connect(m_welcome, &RostersWelcome::newRequested, this, &RostersPage::makeNew);
    connect(m_welcome, &RostersWelcome::importRequested, this, &RostersPage::importFiles);
    connect(m_welcome,
            &RostersWelcome::readyMadeRequested,
            &m_rosterActions,
            &RosterActions::openReadyMade);
    connect(m_copyMenu, &QMenu::aboutToShow, this, [this] {
        m_rosterActions.fillCopyMenu(m_copyMenu, selectedIds());
    });
}

std::string RostersPage::undoSubject() const
{
    return storage::RosterListSubject;
}

void RostersPage::stepTaken()
{
    reload();
}

void RostersPage::setGame(const QString &slug)
{
    m_game = slug;
    m_welcome->setGame(slug);
    m_model->setGame(slug);
    reload();
}

void RostersPage::activate()
{
    reload();
    if (m_stack->currentIndex() == 0) {
        m_table->setFocus();
    }
}

bool RostersPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openSelected();
            return true;
        }
        if (key == Qt::Key_Delete) {
            removeSelected();
            return true;
        }
    }
    if (watched == m_table && event->type() == QEvent::Show) {
        QMetaObject::invokeMethod(this, &RostersPage::fitColumns, Qt::QueuedConnection);
    }
    return Page::eventFilter(watched, event);
}

// As wide as the words of whatever language. A table that is not seen would look at all its rows.
void RostersPage::fitColumns()
{
    if (!m_table->isVisible() || m_model->rowCount() == 0 || std::exchange(m_isFitted, true)) {
        return;
    }
    for (const int column : {RosterListModel::FormatColumn,
                             RosterListModel::SizeColumn,
                             RosterListModel::VerdictColumn,
                             RosterListModel::ChangedColumn}) {
        m_table->resizeColumnToContents(column);
    }
}

QWidget *RostersPage::makeList()
{
    auto *page = new QWidget(this);
    m_table = new QTableView(page);
    m_table->setObjectName(QStringLiteral("rosterTable"));
    m_table->setAccessibleName(tr("Stored rosters"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RosterListModel::ChangedColumn, Qt::DescendingOrder);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 14);
    auto *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(RosterListModel::NameColumn, QHeaderView::Stretch);
    header->setResizeContentsPrecision(0); // the rows in sight; each verdict is a check
    header->resizeSection(RosterListModel::FolderColumn,
                          m_table->fontMetrics().averageCharWidth() * 14);
    m_table->installEventFilter(this);
    m_table->addActions(m_actions);
    m_note = new QLabel(page);
    m_note->setObjectName(QStringLiteral("rosterNote"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(makeToolbar());
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    connect(m_table, &QTableView::doubleClicked, this, &RostersPage::openSelected);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::selectionChanged,
            this,
            &RostersPage::refreshActions);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RostersPage::refreshActions);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RostersPage::fitColumns);
    return page;
}

QWidget *RostersPage::makeToolbar()
{
    auto *bar = new QWidget(this);
    m_search = new QLineEdit(bar);
    m_search->setObjectName(QStringLiteral("rosterSearch"));
    m_search->setPlaceholderText(tr("Search names, folders and tags"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model->setSearch(words);
        showState();
    });
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_search, 1);
    for (const auto &name : {QStringLiteral("roster-new"),
                             QStringLiteral("roster-import"),
                             QStringLiteral("roster-open"),
                             QStringLiteral("roster-sheet")}) {
        auto *button = new QToolButton(bar);
        for (auto *action : m_actions) {
            if (action->objectName() == name) {
                button->setDefaultAction(action);
            }
        }
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAccessibleName(button->text());
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
    }
    return bar;
}

void RostersPage::reload()
{
    report(m_model->reload());
    showState();
    Q_EMIT undoChanged();
}

void RostersPage::showState()
{
    m_stack->setCurrentIndex(m_model->total() > 0 ? 0 : 1);
    const int shown = m_model->rowCount();
    if (shown == 0 && m_model->total() > 0) {
        m_note->setText(m_search->text().isEmpty()
                            ? tr("Nothing is here; the rest is in the archive.")
                            : tr("Nothing fits the search."));
    } else {
        m_note->setText(tr("%n list(s)", nullptr, shown));
    }
    refreshActions();
}

void RostersPage::refreshActions()
{
    const auto selected = selectedIds().size();
    for (auto it = m_needs.cbegin(); it != m_needs.cend(); ++it) {
        const bool possible = it.value() == Needs::Nothing
            || (it.value() == Needs::One && selected == 1)
            || (it.value() == Needs::Two && selected == 2)
            || (it.value() == Needs::Some && selected > 0);
        it.key()->setEnabled(possible);
    }
}

std::vector<std::string> RostersPage::selectedIds() const
{
    std::vector<std::string> ids;
    if (m_table) {
        for (const auto &index : m_table->selectionModel()->selectedRows()) {
            ids.push_back(index.data(RosterListModel::IdRole).toString().toStdString());
        }
    }
    return ids;
}

void RostersPage::report(const base::Outcome &outcome)
{
    if (!outcome) {
        m_services.notices.fail(
            QString::fromStdString(base::render(outcome.error(), m_services.wording)));
    }
}

void RostersPage::makeNew()
{
    m_rosterActions.makeNew(m_game);
}

void RostersPage::openSelected()
{
    const auto ids = selectedIds();
    if (!ids.empty()) {
        Q_EMIT m_services.navigation.rosterRequested(QString::fromStdString(ids.front()));
    }
}

void RostersPage::renameSelected()
{
    const auto id = selectedIds().front();
    const auto roster = m_services.rosters.load(id);
    if (!roster) {
        report(tl::unexpected(roster.error()));
        return;
    }
    const auto name = m_services.prompter.askText(this,
                                                  tr("Rename"),
                                                  tr("Name:"),
                                                  QString::fromStdString(roster->name));
    if (name && !name->trimmed().isEmpty()) {
        report(m_services.rosters.rename(id, name->trimmed().toStdString()));
        reload();
    }
}

void RostersPage::duplicateSelected()
{
    const auto id = selectedIds().front();
    const auto roster = m_services.rosters.load(id);
    if (!roster) {
        report(tl::unexpected(roster.error()));
        return;
    }
    const auto name = tr("%1 (copy)").arg(QString::fromStdString(roster->name));
    if (auto copy = m_services.rosters.copy(id, name.toStdString()); !copy) {
        report(tl::unexpected(copy.error()));
    }
    reload();
}

void RostersPage::archiveSelected()
{
    report(m_services.rosters.setArchived(selectedIds(), !m_showArchived->isChecked()));
    reload();
}

void RostersPage::removeSelected()
{
    const auto ids = selectedIds();
    if (ids.empty()) {
        return;
    }
    auto &open = m_services.openRoster;
    if (open.isOpen() && std::find(ids.begin(), ids.end(), open.roster().id) != ids.end()) {
        open.close();
    }
    const auto done = m_services.rosters.remove(ids);
    report(done);
    reload();
    if (done) {
        m_services.notices.show({Notices::Kind::Information,
                                 tr("%n list(s) deleted.", nullptr, static_cast<int>(ids.size())),
                                 tr("Undo"),
                                 [this] {
                                     report(m_services.journal.undo(undoSubject()));
                                     reload();
                                 }});
    }
}

void RostersPage::tagSelected()
{
    const auto tag = m_services.prompter.askText(this, tr("Add a tag"), tr("Tag:"), QString());
    if (tag && !tag->trimmed().isEmpty()) {
        report(m_services.rosters.addTag(selectedIds(), tag->trimmed().toStdString()));
        reload();
    }
}

void RostersPage::fileSelected()
{
    const auto folder = m_services.prompter.askText(this,
                                                    tr("Put in a folder"),
                                                    tr("Folder (empty: none):"),
                                                    QString());
    if (folder) {
        report(m_services.rosters.setFolder(selectedIds(), folder->trimmed().toStdString()));
        reload();
    }
}

void RostersPage::exportSelected()
{
    m_rosterActions.exportToFile(selectedIds());
}

void RostersPage::printSelected()
{
    m_rosterActions.printSheet(selectedIds().front());
}

void RostersPage::showVersionsOfSelected()
{
    m_rosterActions.showVersions(selectedIds().front());
}

void RostersPage::compareSelected()
{
    const auto ids = selectedIds();
    m_rosterActions.compare(ids.front(), ids.back());
}

void RostersPage::importFiles()
{
    const auto files = m_services.prompter.openFiles(
        this,
        tr("Import"),
        tr("Lists and tables (*.txt *.json *.csv *.md *.zip *.tsv);;All files (*)"));
    if (!files.isEmpty()) {
        m_rosterActions.importFiles(files);
    }
}

void RostersPage::paste()
{
    m_rosterActions.paste(m_game);
}

void RostersPage::toggleArchived()
{
    m_model->setShow(m_showArchived->isChecked() ? RosterListModel::Show::Archived
                                                 : RosterListModel::Show::Current);
    for (auto *action : m_actions) {
        if (action->objectName() == QLatin1String("roster-archive")) {
            action->setText(m_showArchived->isChecked() ? tr("Take out of the Archive")
                                                        : tr("Archive"));
        }
    }
    showState();
}

} // namespace pages
