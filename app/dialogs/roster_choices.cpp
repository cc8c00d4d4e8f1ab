#include "dialogs/roster_choices.h"

#include "files/file.h"
#include "rosters/codec.h"
#include "storage/roster_store.h"

namespace dialogs
{

namespace
{

base::Result<rosters::Roster> readReadyMade(const Services &services,
                                            const std::filesystem::path &file)
{
    const auto catalogs = services.library.catalogs();
    auto all = files::readFile(file).and_then([&](const std::string &bytes) {
        return rosters::readRosters(bytes, file.string(), {catalogs, {}});
    });
    if (!all) {
        return tl::unexpected(all.error());
    }
    if (all->empty()) {
        return base::problemAt(file.string(),
                               0,
                               base::text("Table", "There is no list in this file."));
    }
    const auto *const game = services.library.game(all->front().game);
    return game == nullptr ? all->front() : rosters::withKeys(all->front(), *game->catalog);
}

} // namespace

std::vector<RosterChoice> rosterChoices(const Services &services, const std::string &game)
{
    std::vector<RosterChoice> result;
    if (const auto stored = services.rosters.list()) {
        for (const auto &summary : *stored) {
            if (summary.game == game && !summary.archived) {
                result.push_back({QString::fromStdString(summary.name), summary.id, {}});
            }
        }
    }
    const auto *const played = services.library.game(game);
    for (const auto &file : played->data.rosters) {
        if (const auto read = readReadyMade(services, file)) {
            result.push_back({QString::fromStdString(read->name), {}, file});
        }
    }
    return result;
}

base::Result<rosters::Roster> readChoice(const Services &services, const RosterChoice &choice)
{
    return choice.storedId.empty() ? readReadyMade(services, choice.file)
                                   : services.rosters.load(choice.storedId);
}

} // namespace dialogs
