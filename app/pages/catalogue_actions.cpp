// What can be done on the catalogue page: its menu and the work behind each action.
#include "dialogs/piece_editor.h"
#include "dialogs/search_help_dialog.h"
#include "icons.h"
#include "notices.h"
#include "pages/catalogue_page.h"
#include "pages/catalogue_pane.h"
#include "prompter.h"
#include "storage/roster_store.h"

#include <algorithm>

namespace pages
{

QAction *CataloguePage::addPageAction(const ActionWords &words, const std::function<void()> &work)
{
    auto *action = new QAction(icons::icon(words.icon), words.words, this);
    action->setObjectName(words.name);
    action->setShortcut(words.keys);
    // Other pages have the same keys for their own things.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, [this, work] {
        takeGame();
        work();
    });
    m_actions.append(action);
    addAction(action);
    return action;
}

void CataloguePage::addSeparator()
{
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_actions.append(separator);
}

void CataloguePage::makeActions()
{
    makeEntryActions();
    addSeparator();
    makeTravelActions();
    addSeparator();
    makeViewActions();
}

void CataloguePage::makeEntryActions()
{
    addPageAction({QStringLiteral("piece-new"),
                   QStringLiteral("add"),
                   tr("Enter Pieces…"),
                   QKeySequence(Qt::CTRL | Qt::Key_N)},
                  [this] { enterPieces(); });
    m_edit = addPageAction({QStringLiteral("piece-edit"),
                            QStringLiteral("edit"),
                            tr("Edit"),
                            QKeySequence(Qt::Key_F2)},
                           [this] { editCurrent(); });
    m_edit->setToolTip(tr("Edit this piece, or say what a shipped one lacks (F2)"));
    m_duplicate = addPageAction({QStringLiteral("piece-duplicate"),
                                 QStringLiteral("copy"),
                                 tr("Duplicate"),
                                 QKeySequence(Qt::CTRL | Qt::Key_D)},
                                [this] { duplicateCurrent(); });
    m_duplicate->setToolTip(tr("Enter a piece of your own like this one (Ctrl+D)"));
    m_remove = addPageAction({QStringLiteral("piece-delete"),
                              QStringLiteral("trash"),
                              tr("Delete"),
                              QKeySequence(Qt::Key_Delete)},
                             [this] { removeCurrent(); });
}

void CataloguePage::makeTravelActions()
{
    addPageAction({QStringLiteral("pieces-import"),
                   QStringLiteral("import"),
                   tr("Import Pieces…"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)},
                  [this] { askImport(); });
    addPageAction({QStringLiteral("pieces-export"),
                   QStringLiteral("export"),
                   tr("Export Pieces…"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                  [this] { exportPieces(); });
}

void CataloguePage::makeViewActions()
{
    addPageAction({QStringLiteral("catalogue-search"),
                   QStringLiteral("search"),
                   tr("Search"),
                   QKeySequence(QKeySequence::Find)},
                  [this] { m_pane->focusSearch(); });
    addPageAction({QStringLiteral("catalogue-search-help"),
                   QStringLiteral("help"),
                   tr("How to Search…"),
                   QKeySequence()},
                  [this] { showSearchHelp(); });
    addPageAction({QStringLiteral("catalogue-unknown"),
                   QStringLiteral("unknown"),
                   tr("What Is Unknown…"),
                   QKeySequence(Qt::CTRL | Qt::Key_U)},
                  [this] { askUnknown(); });
    m_grid = addPageAction({QStringLiteral("catalogue-grid"),
                            QStringLiteral("picture"),
                            tr("Draw the Pieces"),
                            QKeySequence(Qt::CTRL | Qt::Key_G)},
                           [this] {
                               m_pane->setView(m_grid->isChecked() ? CataloguePane::View::Grid
                                                                   : CataloguePane::View::Table);
                           });
    m_grid->setCheckable(true);
    m_grid->setToolTip(tr("A grid of faces instead of a table (Ctrl+G)"));
    m_grid->setChecked(m_pane->view() == CataloguePane::View::Grid);
}

void CataloguePage::enterPieces()
{
    if (game()) {
        auto *editor = new dialogs::PieceEditor(m_services, *game(), nullptr, this);
        connect(editor, &dialogs::PieceEditor::saved, this, &CataloguePage::showPiece);
        editor->open();
    }
}

void CataloguePage::editCurrent()
{
    if (const auto piece = current()) {
        auto *editor = new dialogs::PieceEditor(m_services, *game(), piece, this);
        connect(editor, &dialogs::PieceEditor::saved, this, &CataloguePage::showPiece);
        editor->open();
    }
}

void CataloguePage::duplicateCurrent()
{
    if (const auto piece = current()) {
        auto *editor = new dialogs::PieceEditor(m_services, *game(), nullptr, this);
        connect(editor, &dialogs::PieceEditor::saved, this, &CataloguePage::showPiece);
        editor->startFrom(*piece);
        editor->open();
    }
}

void CataloguePage::removeCurrent()
{
    const auto piece = current();
    if (!piece || piece->status != catalog::Status::Own) {
        return;
    }
    const QString name = QString::fromStdString(piece->nameIn(m_services.wording.language()));
    const QString rosters = rostersUsing(piece->key);
    const bool confirmed = rosters.isEmpty()
        || m_services.prompter.confirm(
            this,
            tr("Delete %1?").arg(name),
            tr("It stands in: %1. These lists keep its name as a line that you can resolve later.")
                .arg(rosters),
            tr("Delete"));
    if (!confirmed) {
        return;
    }
    const auto done = m_own.remove(m_game.toStdString(), {piece->key});
    report(done);
    if (done) {
        m_services.notices.show(
            {Notices::Kind::Information, tr("%1 is deleted.").arg(name), tr("Undo"), [this] {
                 report(m_services.journal.undo(undoSubject()));
                 stepTaken();
             }});
    }
}

QString CataloguePage::rostersUsing(const std::string &key) const
{
    const auto listed = m_services.rosters.list();
    if (!listed) {
        return {};
    }
    QStringList names;
    for (const auto &summary : *listed) {
        if (summary.game != m_game.toStdString()) {
            continue;
        }
        const auto roster = m_services.rosters.load(summary.id);
        const bool uses = roster
            && std::any_of(roster->lines.begin(),
                           roster->lines.end(),
                           [&key](const rosters::Line &line) { return line.key == key; });
        if (uses) {
            names.append(QString::fromStdString(summary.name));
        }
    }
    return names.join(QStringLiteral(", "));
}

void CataloguePage::showSearchHelp()
{
    auto *help = new dialogs::SearchHelpDialog(game()->catalog, m_services.wording, this);
    connect(help, &dialogs::SearchHelpDialog::searchRequested, this, &CataloguePage::search);
    help->show();
}

void CataloguePage::takeShipped(const QString &attribute)
{
    if (const auto piece = current()) {
        report(m_own.takeShipped(m_game.toStdString(), piece->key, attribute.toStdString()));
    }
}

} // namespace pages
