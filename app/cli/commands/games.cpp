// muster-cli games: what games there are.
#include "cli/commands/commands.h"

namespace cli
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

Exit runGames(Session &session, const Arguments & /*arguments*/)
{
    auto library = session.library();
    if (!library) {
        return session.fail(library.error(), Exit::Unreadable);
    }
    const std::string language = session.wording().language();
    Array rows;
    for (const auto &game : (*library)->games()) {
        const auto &schema = *game->data.schema;
        Node row{Object{}};
        row.set("slug", schema.game)
            .set("title", schema.title.in(language))
            .set("noun", schema.rosterNoun.in(language, 1))
            .set("piece_noun", schema.pieceNoun.in(language, 1))
            .set("pieces", game->catalog->pieces().size());
        if (!session.json()) {
            session.print(schema.game + "  " + schema.title.in(language) + "  ("
                          + std::to_string(game->catalog->pieces().size()) + ' '
                          + schema.pieceNoun.in(language, 2) + ')');
        }
        rows.push_back(std::move(row));
    }
    if (session.json()) {
        session.printJson(Node{std::move(rows)});
    }
    return Exit::Done;
}

} // namespace cli
