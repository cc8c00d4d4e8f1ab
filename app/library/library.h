// The games as the program knows them at this moment: shipped data, formats, and the catalogue
// with the person's own pieces and amendments laid over it. Window and command line share it.
#pragma once

#include "catalog/game_data.h"
#include "construction/format.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <vector>

namespace library
{

struct Game {
    catalog::GameData data;
    construction::Formats formats;
    std::shared_ptr<const catalog::Catalog> catalog; // never null

    const std::string &slug() const { return data.schema->game; }
};

class Library : public QObject
{
    Q_OBJECT

public:
    // Reads every game below `data`, and house formats below `ownFormats`/<game>/.
    static base::Result<std::unique_ptr<Library>> read(const std::filesystem::path &data,
                                                       const std::filesystem::path &ownFormats);

    const std::vector<std::unique_ptr<Game>> &games() const { return m_games; }
    Game *game(std::string_view slug) const; // null where there is none
    std::vector<const catalog::Catalog *> catalogs() const;

    // Puts a new catalogue in place of the game's present one.
    void setCatalog(std::string_view slug, std::shared_ptr<const catalog::Catalog> catalog);

Q_SIGNALS:
    void catalogChanged(const QString &game);

private:
    explicit Library(std::vector<std::unique_ptr<Game>> games);

    std::vector<std::unique_ptr<Game>> m_games;
};

} // namespace library
