// Everything that is open while the program runs: the profile with its database and journal, the
// stores, and the games with the catalogues in force. Window and command line open the same one.
#pragma once

#include "library/library.h"
#include "storage/piece_store.h"
#include "storage/profile.h"
#include "storage/roster_store.h"

#include <memory>
#include <vector>

namespace library
{

class Workspace
{
public:
    // An empty folder is the XDG data folder.
    static base::Result<std::unique_ptr<Workspace>> open(const std::filesystem::path &folder);
    Workspace(const Workspace &) = delete;
    Workspace &operator=(const Workspace &) = delete;
    Workspace(Workspace &&) = delete;
    Workspace &operator=(Workspace &&) = delete;
    ~Workspace();

    storage::Profile &profile() { return m_profile; }
    storage::Database &database() { return *m_database; }
    storage::Journal &journal() { return m_journal; }
    storage::RosterStore &rosters() { return m_rosters; }
    storage::PieceStore &pieces() { return m_pieces; }
    Library &library() { return *m_library; }

    // Puts the catalogue together again after own pieces or amendments were written.
    base::Outcome reloadCatalog(std::string_view game);
    // Stored values that could not be used; each names its piece. Nothing of it is lost.
    const std::vector<base::Problem> &problems() const { return m_problems; }

private:
    Workspace(storage::Profile profile,
              std::unique_ptr<storage::Database> database,
              storage::Journal journal,
              std::unique_ptr<Library> library);

    storage::Profile m_profile;
    std::unique_ptr<storage::Database> m_database;
    storage::Journal m_journal;
    std::unique_ptr<Library> m_library;
    storage::RosterStore m_rosters;
    storage::PieceStore m_pieces;
    std::vector<base::Problem> m_problems;
};

} // namespace library
