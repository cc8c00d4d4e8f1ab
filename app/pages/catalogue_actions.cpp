// What can be done on the catalogue page: its menu and the work behind each action.
#include "catalog/query.h"
#include "dialogs/import_pieces.h"
#include "dialogs/piece_editor.h"
#include "dialogs/search_help_dialog.h"
#include "files/file.h"
#include "icons.h"
#include "notices.h"
#include "pages/catalogue_page.h"
#include "pages/catalogue_pane.h"
#include "prompter.h"
#include "storage/roster_store.h"

#include <algorithm>

namespace pages
{

namespace
{

QString pieceFilter()
{
    return CataloguePage::tr("Tables of pieces (*.tsv *.csv *.txt);;All files (*)");
}

} // namespace

QAction *CataloguePage::addPageAction(const ActionWords &words, const std::function<void()> &work)
{
    auto *action = new QAction(icons::icon(words.icon), words.words, this);
    action->setObjectName(words.name);
    action->setShortcut(words.keys);
    // Other pages have the same keys for their own things.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, work);
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

void CataloguePage::askImport()
{
    const auto files = m_services.prompter.openFiles(this, tr("Import pieces"), pieceFilter());
    if (!files.isEmpty()) {
        importFile(files.constFirst());
    }
}

void CataloguePage::importFile(const QString &path)
{
    if (game()) {
        auto *preview = new dialogs::ImportPieces(m_services, *game(), this);
        connect(preview, &dialogs::ImportPieces::imported, this, [this] { search({}); });
        preview->openFile(path);
        preview->open();
    }
}

void CataloguePage::exportPieces()
{
    std::vector<catalog::PiecePointer> own;
    for (const auto &piece : game()->catalog->pieces()) {
        if (piece->status == catalog::Status::Own || !piece->amended.empty()) {
            own.push_back(piece);
        }
    }
    const auto &model = m_pane->model();
    const auto choice =
        m_services.prompter.askChoice(this,
                                      tr("Export pieces"),
                                      tr("Which pieces?"),
                                      {tr("Your own and those you amended (%1)").arg(own.size()),
                                       tr("All that the search shows (%1)").arg(model.rowCount())});
    if (!choice) {
        return;
    }
    if (*choice == 1) {
        own.clear();
        for (int row = 0; row < model.rowCount(); ++row) {
            own.push_back(model.pieceAt(row));
        }
    }
    const QString path = m_services.prompter.saveFile(this,
                                                      tr("Export pieces"),
                                                      m_game + QStringLiteral("-pieces.tsv"),
                                                      pieceFilter());
    if (path.isEmpty()) {
        return;
    }
    const auto done =
        files::writeFile(path.toStdString(), catalog::writePieceTable(own, *game()->data.schema));
    report(done);
    if (done) {
        m_services.notices.inform(
            tr("%n piece(s) written to %1.", nullptr, static_cast<int>(own.size())).arg(path));
    }
}

void CataloguePage::askUnknown()
{
    const auto &schema = *game()->data.schema;
    QStringList choices;
    QStringList searches;
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        const auto pieces = game()->catalog->pieces();
        const auto lacking = std::count_if(pieces.begin(), pieces.end(), [i](const auto &piece) {
            return piece->values[i].isUnknown();
        });
        if (lacking > 0 && attribute.kind != catalog::AttributeKind::LongText) {
            choices.append(
                tr("%1 (%2)")
                    .arg(QString::fromStdString(attribute.label.in(m_services.wording.language())))
                    .arg(lacking));
            searches.append(QStringLiteral("unknown:") + QString::fromStdString(attribute.slug));
        }
    }
    if (choices.isEmpty()) {
        m_services.notices.inform(tr("Nothing is unknown: every value of every piece is there."));
        return;
    }
    const auto choice = m_services.prompter.askChoice(this,
                                                      tr("What is unknown"),
                                                      tr("Which value still lacks?"),
                                                      choices);
    if (choice) {
        search(searches.value(*choice));
    }
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
