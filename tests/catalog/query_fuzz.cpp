// Any bytes are a search: it is parsed for two games, matched, and each mistake lies within the
// query, so that the window can underline it.
#include "catalog/query.h"
#include "search_pieces.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace
{

struct Game {
    std::shared_ptr<const catalog::Schema> schema;
    std::vector<catalog::PieceSet> sets;
    std::vector<catalog::Piece> pieces;
};

std::vector<Game> makeGames()
{
    Game chips{tests::chipSchema(), {{"Defenders of Undersea", "DoU", {}, 2006, {}}}, {}};
    chips.pieces.push_back(tests::pieceOf(*chips.schema,
                                          "Élan’s Archer",
                                          {{"faction", "elf"},
                                           {"type", "troop"},
                                           {"points", "3"},
                                           {"set", "Defenders of Undersea"},
                                           {"abilities", "strike 3 {all} [fly]; (poison)"},
                                           {"note", "größer\tthan it looks"}}));
    chips.pieces.push_back(tests::pieceOf(*chips.schema, "Blank", {}));
    Game units{tests::unitSchema(), {}, {}};
    units.pieces.push_back(tests::pieceOf(*units.schema,
                                          "Legionnaire",
                                          {{"kind", "unit"},
                                           {"rank", "Silver"},
                                           {"unique", "yes"},
                                           {"dice", "red 2 blue 1"},
                                           {"symbols", "Algeroth 3"},
                                           {"keywords", "armor 1; armor piercing"}}));
    return {chips, units};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<Game> games = makeGames();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const auto &game : games) {
        const auto query = catalog::Query::parse(text, game.schema, game.sets);
        for (const auto &piece : game.pieces) {
            query.matches(piece);
        }
        for (const auto &mistake : query.mistakes()) {
            if (mistake.at + mistake.length > size || mistake.what.empty()) {
                std::abort();
            }
            catalog::Query::parse(mistake.suggestion, game.schema, game.sets);
        }
    }
    return 0;
}
