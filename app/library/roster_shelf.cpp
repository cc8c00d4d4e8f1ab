#include "library/roster_shelf.h"

#include "base/fold.h"
#include "files/file.h"
#include "rosters/codec.h"

#include <algorithm>

namespace library
{

using base::text;

namespace
{

using Origin = OfferedRoster::Origin;

} // namespace

RosterShelf::RosterShelf(const Library &library, const storage::RosterStore &store)
    : m_library(library)
    , m_store(store)
{
}

base::Outcome RosterShelf::fill(std::string_view game)
{
    if (game != m_game) {
        m_files.clear();
    }
    m_game = game;
    m_offered.clear();
    auto stored = addStored();
    addReadyMade();
    for (const auto &path : m_files) {
        if (const auto roster = read(path)) {
            m_offered.push_back({Origin::File, {}, path, roster->name, {}});
        }
    }
    return stored;
}

const OfferedRoster *RosterShelf::find(std::string_view word) const
{
    const auto found = std::ranges::find(m_offered, word, &OfferedRoster::word);
    return found == m_offered.end() ? nullptr : &*found;
}

base::Outcome RosterShelf::addFile(const std::string &path)
{
    if (find(path) != nullptr) {
        return {};
    }
    const auto roster = read(path);
    if (!roster) {
        return tl::unexpected(roster.error());
    }
    m_files.push_back(path);
    m_offered.push_back({Origin::File, {}, path, roster->name, {}});
    return {};
}

base::Result<TestRoster> RosterShelf::load(std::string_view word) const
{
    if (word.substr(0, 1) != "@") {
        return read(std::string(word)).map([word](rosters::Roster roster) {
            return TestRoster{std::move(roster), std::string(word)};
        });
    }
    return m_store.find(word.substr(1))
        .and_then([this](const std::string &id) { return m_store.load(id); })
        .map([word](rosters::Roster roster) {
            return TestRoster{std::move(roster), std::string(word)};
        });
}

base::Result<rosters::Roster> RosterShelf::read(const std::string &path) const
{
    const Game *const game = m_library.game(m_game);
    const auto catalogs = m_library.catalogs();
    auto all = files::readFile(path).and_then([&](const std::string &bytes) {
        return rosters::readRosters(bytes, path, {catalogs, {}});
    });
    if (!all) {
        return tl::unexpected(all.error());
    }
    const bool isOne = game != nullptr && all->size() == 1;
    if (!isOne || (!all->front().game.empty() && all->front().game != m_game)) {
        return base::problemAt(path,
                               0,
                               text("Lab", "This file does not hold one list of this game."));
    }
    auto roster = rosters::withKeys(all->front(), *game->catalog);
    roster.game = m_game;
    if (roster.name.empty()) {
        roster.name = std::filesystem::path(path).stem().string();
    }
    return roster;
}

base::Outcome RosterShelf::addStored()
{
    const auto all = m_store.list();
    if (!all) {
        return tl::unexpected(all.error());
    }
    const auto isOffered = [this](const storage::RosterSummary &roster) {
        return roster.game == m_game && !roster.archived;
    };
    for (const auto &roster : *all) {
        if (!isOffered(roster)) {
            continue;
        }
        // As the store compares names.
        const auto isAlike = [&](const storage::RosterSummary &other) {
            return base::fold(other.name) == base::fold(roster.name);
        };
        const bool isOnlyOne = std::ranges::count_if(*all, isAlike) == 1;
        const auto &word = isOnlyOne && !roster.name.empty() ? roster.name : roster.id;
        m_offered.push_back({Origin::Stored, roster.id, '@' + word, roster.name, roster.folder});
    }
    return {};
}

// The shipped rosters are tested; one that cannot be read is simply not offered.
void RosterShelf::addReadyMade()
{
    const Game *const game = m_library.game(m_game);
    for (const auto &path :
         game == nullptr ? std::vector<std::filesystem::path>() : game->data.rosters) {
        if (const auto roster = read(path.string())) {
            m_offered.push_back({Origin::ReadyMade, {}, path.string(), roster->name, {}});
        }
    }
}

} // namespace library
