#include "library/workspace.h"

#include "library/data_folder.h"
#include "storage/stored_catalog.h"

namespace library
{

Workspace::Workspace(storage::Profile profile,
                     std::unique_ptr<storage::Database> database,
                     storage::Journal journal,
                     std::unique_ptr<Library> library)
    : m_profile(std::move(profile))
    , m_database(std::move(database))
    , m_journal(std::move(journal))
    , m_library(std::move(library))
    , m_rosters(m_journal,
                [this](const std::string &slug) -> const catalog::Catalog * {
                    const Game *game = m_library->game(slug);
                    return game ? game->catalog.get() : nullptr;
                })
    , m_pieces(m_journal)
{
}

Workspace::~Workspace() = default;

base::Result<std::unique_ptr<Workspace>> Workspace::open(const std::filesystem::path &folder)
{
    auto profile = storage::Profile::open(folder);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    auto database = storage::Database::open(profile->database());
    if (!database) {
        return tl::unexpected(database.error());
    }
    auto journal = storage::Journal::open(**database);
    if (!journal) {
        return tl::unexpected(journal.error());
    }
    auto library = Library::read(dataFolder(), profile->folder() / "formats");
    if (!library) {
        return tl::unexpected(library.error());
    }
    std::unique_ptr<Workspace> workspace(new Workspace(std::move(*profile),
                                                       std::move(*database),
                                                       std::move(*journal),
                                                       std::move(*library)));
    for (const auto &game : workspace->m_library->games()) {
        if (!workspace->m_database->isReadOnly()) {
            if (auto followed = storage::followRelease(game->data, workspace->m_journal);
                !followed) {
                return tl::unexpected(followed.error());
            }
        }
        if (auto loaded = workspace->reloadCatalog(game->slug()); !loaded) {
            return tl::unexpected(loaded.error());
        }
    }
    return workspace;
}

base::Outcome Workspace::reloadCatalog(std::string_view slug)
{
    Game *game = m_library->game(slug);
    if (!game) {
        return {};
    }
    auto stored = storage::storedCatalog(game->data, m_journal);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    m_problems.insert(m_problems.end(), stored->problems.begin(), stored->problems.end());
    m_library->setCatalog(slug,
                          std::make_shared<const catalog::Catalog>(std::move(stored->catalog)));
    return {};
}

} // namespace library
