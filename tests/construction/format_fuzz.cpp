// Any bytes as a format file: it is read or refused with a sentence, and whatever is read can be
// checked by, with a roster of every shipped piece.
#include "catalog/game_data.h"
#include "construction/check.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace
{

struct Game {
    catalog::GameData data;
    catalog::Catalog catalog;
    rosters::Roster roster;
    rosters::Resolved resolved;
};

Game everyPieceOf(const char *folder)
{
    auto data = catalog::readGameData(folder);
    if (!data) {
        std::fprintf(stderr, "%s\n", base::english(data.error()).c_str());
        std::exit(2);
    }
    auto catalog = data->catalog();
    Game game{std::move(*data), std::move(catalog), {}, {}};
    for (const auto &piece : game.catalog.pieces()) {
        rosters::Line line;
        line.key = piece->key;
        line.name = piece->name;
        game.roster.lines.push_back(std::move(line));
    }
    return game;
}

std::vector<Game> &games()
{
    static std::vector<Game> all = [] {
        std::vector<Game> result;
        result.push_back(everyPieceOf(MUSTER_SOURCE_DIR "/data/clout"));
        result.push_back(everyPieceOf(MUSTER_SOURCE_DIR "/data/mutant"));
        for (auto &game : result) {
            for (std::size_t i = 0; i < game.roster.lines.size(); ++i) {
                rosters::ResolvedLine line;
                line.line = &game.roster.lines[i];
                line.piece = game.catalog.pieces()[i];
                game.resolved.lines.push_back(std::move(line));
            }
        }
        return result;
    }();
    return all;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    for (const auto &game : games()) {
        const auto formats = construction::Formats::parse(text, "formats.json", game.data.schema);
        if (!formats) {
            if (base::english(formats.error()).empty()) {
                std::abort();
            }
            continue;
        }
        for (const auto &format : formats->all()) {
            construction::check(format, game.roster, game.resolved, game.catalog);
        }
        for (const char *made : {"5/5/5", "12"}) {
            if (const auto format = formats->find(made)) {
                construction::check(*format, game.roster, game.resolved, game.catalog);
            }
        }
    }
    return 0;
}
