#include "library/judgement.h"

namespace library
{

using base::text;

base::Result<Game *> findGame(const Library &library, std::string_view slug)
{
    if (Game *found = library.game(slug)) {
        return found;
    }
    std::string known;
    for (const auto &game : library.games()) {
        known += (known.empty() ? "" : ", ") + game->slug();
    }
    return base::problem(slug.empty() ? text("Library", "No game is named.")
                                      : text("Library", "The game \"%1\" is not known.").with(slug),
                         text("Library", "There are: %1.").with(known));
}

base::Result<Judgement> judge(const Library &library, const rosters::Roster &roster)
{
    auto game = findGame(library, roster.game);
    if (!game) {
        return tl::unexpected(game.error());
    }
    const auto &formats = (*game)->formats;
    auto format = roster.format.empty() ? base::Result<construction::Format>(formats.all().front())
                                        : formats.find(roster.format);
    if (!format) {
        return tl::unexpected(format.error());
    }
    const auto &catalog = *(*game)->catalog;
    Judgement judgement{std::move(*format), rosters::resolve(roster, catalog), {}, {}};
    judgement.verdict = construction::check(judgement.format, roster, judgement.resolved, catalog);
    judgement.fingerprint = rosters::fingerprint(roster, catalog);
    return judgement;
}

} // namespace library
