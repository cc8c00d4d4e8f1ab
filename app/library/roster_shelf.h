// The rosters of a game that can be chosen for play: those that are stored, those that come ready
// made, and files that a person named. Each has the word by which the command line finds it, too.
#pragma once

#include "library/library.h"
#include "library/playtest.h"
#include "storage/roster_store.h"

#include <string>
#include <string_view>
#include <vector>

namespace library
{

struct OfferedRoster {
    enum class Origin { Stored, ReadyMade, File };

    Origin origin = Origin::Stored;
    std::string id;   // of a stored one; empty otherwise
    std::string word; // "@name", "@id" where several have the name, or a path
    std::string name;
    std::string folder; // of a stored one; empty: none
};

class RosterShelf
{
public:
    RosterShelf(const Library &library, const storage::RosterStore &store);

    // Reads again what there is; files that were added stay.
    base::Outcome fill(std::string_view game);
    // Stored ones first, then ready-made ones, then files.
    const std::vector<OfferedRoster> &offered() const { return m_offered; }
    const OfferedRoster *find(std::string_view word) const; // null where there is none
    // The Problem says why that file holds no roster of this game.
    base::Outcome addFile(const std::string &path);
    base::Result<TestRoster> load(std::string_view word) const;

private:
    base::Result<rosters::Roster> read(const std::string &path) const;
    base::Outcome addStored();
    void addReadyMade();

    const Library &m_library;
    const storage::RosterStore &m_store;
    std::string m_game;
    std::vector<OfferedRoster> m_offered;
    std::vector<std::string> m_files;
};

} // namespace library
