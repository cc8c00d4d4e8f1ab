// muster-cli export-pieces: one's own pieces and those with values of one's own, or every piece, as
// a table that import-pieces reads.
#include "catalog/piece_table.h"
#include "cli/commands/commands.h"
#include "cli/output.h"

#include <algorithm>

namespace cli
{

Exit runExportPieces(Session &session, const Arguments &arguments)
{
    auto game = session.game(arguments.valueOr("game", ""));
    if (!game) {
        return session.fail(game.error(), Exit::WrongUse);
    }
    std::vector<catalog::PiecePointer> pieces;
    const auto all = (*game)->catalog->pieces();
    std::copy_if(all.begin(),
                 all.end(),
                 std::back_inserter(pieces),
                 [&arguments](const auto &piece) {
                     return arguments.has("all") || piece->status == catalog::Status::Own
                         || !piece->amended.empty();
                 });
    std::string bytes;
    if (session.json()) {
        files::json::Array rows;
        for (const auto &piece : pieces) {
            rows.push_back(pieceJson(*piece, *(*game)->data.schema));
        }
        bytes = files::json::write(files::json::Node{std::move(rows)});
    } else {
        bytes = catalog::writePieceTable(pieces, *(*game)->data.schema);
    }
    if (auto done = session.deliver(bytes, arguments.value("out")); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    return Exit::Done;
}

} // namespace cli
