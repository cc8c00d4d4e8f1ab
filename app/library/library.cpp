#include "library/library.h"

#include <algorithm>

namespace library
{

Library::Library(std::vector<std::unique_ptr<Game>> games)
    : m_games(std::move(games))
{
}

base::Result<std::unique_ptr<Library>> Library::read(const std::filesystem::path &data,
                                                     const std::filesystem::path &ownFormats)
{
    auto read = catalog::readAllGames(data);
    if (!read) {
        return tl::unexpected(read.error());
    }
    std::vector<std::unique_ptr<Game>> games;
    for (auto &gameData : *read) {
        auto formats = construction::Formats::read(gameData.folder / "formats.json",
                                                   ownFormats / gameData.schema->game,
                                                   gameData.schema);
        if (!formats) {
            return tl::unexpected(formats.error());
        }
        auto catalog = std::make_shared<const catalog::Catalog>(gameData.catalog());
        games.push_back(std::make_unique<Game>(
            Game{std::move(gameData), std::move(*formats), std::move(catalog)}));
    }
    return std::unique_ptr<Library>(new Library(std::move(games)));
}

Game *Library::game(std::string_view slug) const
{
    const auto found = std::find_if(m_games.begin(), m_games.end(), [slug](const auto &game) {
        return game->slug() == slug;
    });
    return found == m_games.end() ? nullptr : found->get();
}

std::vector<const catalog::Catalog *> Library::catalogs() const
{
    std::vector<const catalog::Catalog *> result;
    for (const auto &game : m_games) {
        result.push_back(game->catalog.get());
    }
    return result;
}

void Library::setCatalog(std::string_view slug, std::shared_ptr<const catalog::Catalog> catalog)
{
    if (Game *found = game(slug)) {
        found->catalog = std::move(catalog);
        Q_EMIT catalogChanged(QString::fromStdString(std::string(slug)));
    }
}

} // namespace library
