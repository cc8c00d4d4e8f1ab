// How pieces come into the catalogue and leave it as tables, and the list of what is unknown.
#include "dialogs/import_pieces.h"
#include "files/file.h"
#include "notices.h"
#include "pages/catalogue_page.h"
#include "pages/catalogue_pane.h"
#include "prompter.h"

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

void CataloguePage::askImport()
{
    const auto files = m_services.prompter.openFiles(this, tr("Import pieces"), pieceFilter());
    importFiles(files);
}

void CataloguePage::importFiles(const QStringList &paths)
{
    if (!game() || paths.isEmpty()) {
        return;
    }
    auto *preview = new dialogs::ImportPieces(m_services, *game(), this);
    connect(preview, &dialogs::ImportPieces::imported, this, [this] { search({}); });
    connect(preview, &QDialog::finished, this, [this, rest = paths.mid(1)] { importFiles(rest); });
    preview->openFile(paths.constFirst());
    preview->open();
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

} // namespace pages
