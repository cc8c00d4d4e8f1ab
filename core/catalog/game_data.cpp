#include "catalog/game_data.h"

#include "catalog/piece_table.h"
#include "files/file.h"
#include "files/json_reading.h"
#include "files/table.h"

#include <algorithm>
#include <system_error>

namespace catalog
{

using base::text;
using files::json::ObjectReader;
using files::json::Source;

namespace
{

base::Result<files::json::Node> readJson(const std::filesystem::path &path)
{
    return files::readFile(path).and_then(
        [&path](const std::string &bytes) { return files::json::parse(bytes, path.string()); });
}

// A folder that is not there holds nothing.
base::Result<std::vector<std::filesystem::path>> filesIn(const std::filesystem::path &folder,
                                                         const std::string &extension)
{
    std::vector<std::filesystem::path> result;
    std::error_code error;
    std::filesystem::directory_iterator entry(folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        if (entry->path().extension() == extension) {
            result.push_back(entry->path());
        }
    }
    if (error && error != std::errc::no_such_file_or_directory) {
        return base::problemAt(folder.string(),
                               0,
                               text("Catalog", "This folder of the game's data cannot be read."));
    }
    std::sort(result.begin(), result.end());
    return result;
}

// Shipped rows are ours: one that cannot be read is an error of the release, never passed over.
base::Outcome readPieces(const std::filesystem::path &path, GameData &data)
{
    auto rows = files::readFile(path)
                    .and_then([&path](const std::string &bytes) {
                        return files::readTsv(bytes, path.string());
                    })
                    .and_then([&](const files::Table &table) {
                        return readPieceRows(table, *data.schema, path.string());
                    });
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    if (!rows->refused.empty()) {
        const auto &first = rows->refused.front();
        return base::problemAt(path.string(), first.line, first.reason);
    }
    if (!rows->unknownColumns.empty()) {
        return base::problemAt(path.string(),
                               0,
                               text("Catalog", "The game has no attribute \"%1\".")
                                   .with(rows->unknownColumns.front()));
    }
    for (auto &row : rows->rows) {
        if (row.piece.key.empty()) {
            return base::problemAt(path.string(),
                                   row.line,
                                   text("Catalog", "A shipped piece needs a key of its own."));
        }
        data.pieces.push_back(std::make_shared<const Piece>(std::move(row.piece)));
    }
    return {};
}

base::Result<std::vector<RuleText>> readTexts(const std::filesystem::path &path)
{
    auto root = readJson(path);
    if (!root) {
        return tl::unexpected(root.error());
    }
    const std::string file = path.string();
    std::vector<RuleText> texts;
    ObjectReader reader(Source{*root, file});
    reader.ignore({"game", "sources", "licence", "note"})
        .each("entries", [&texts](const Source &element) -> base::Outcome {
            RuleText entry;
            ObjectReader row(element);
            row.require("kind", entry.kind)
                .require("slug", entry.slug)
                .require("title", entry.title)
                .require("text", entry.text)
                .accept("reference", entry.reference)
                .ignore({"note"});
            return row.finish().map([&] { texts.push_back(std::move(entry)); });
        });
    return reader.finish().map([&texts] { return texts; });
}

base::Outcome refuseEqualKeys(const GameData &data)
{
    std::vector<std::string_view> keys;
    for (const auto &piece : data.pieces) {
        keys.push_back(piece->key);
    }
    std::sort(keys.begin(), keys.end());
    const auto twice = std::adjacent_find(keys.begin(), keys.end());
    if (twice != keys.end()) {
        return base::problemAt(data.folder.string(),
                               0,
                               text("Catalog", "Two pieces have the key \"%1\".").with(*twice));
    }
    return {};
}

base::Outcome readAllPieces(GameData &data)
{
    const auto folder = data.folder / "pieces";
    const auto paths = filesIn(folder, ".tsv");
    if (!paths) {
        return tl::unexpected(paths.error());
    }
    if (paths->empty()) {
        return base::problemAt(
            folder.string(),
            0,
            text("Catalog", "The tables of the game's pieces are missing here."));
    }
    for (const auto &path : *paths) {
        if (auto done = readPieces(path, data); !done) {
            return done;
        }
    }
    return refuseEqualKeys(data);
}

} // namespace

const RuleText *GameData::text(std::string_view kind, std::string_view slug) const
{
    const auto found = std::find_if(texts.begin(), texts.end(), [&](const RuleText &entry) {
        return entry.kind == kind && entry.slug == slug;
    });
    return found == texts.end() ? nullptr : &*found;
}

Catalog GameData::catalog() const
{
    return {schema, sets, pieces};
}

base::Result<GameData> readGameData(const std::filesystem::path &folder)
{
    GameData data;
    data.folder = folder;
    const auto schemaFile = folder / "schema.json";
    auto schema = readJson(schemaFile).and_then([&schemaFile](const files::json::Node &root) {
        return readSchema(root, schemaFile.string());
    });
    if (!schema) {
        return tl::unexpected(schema.error());
    }
    data.schema = std::make_shared<const Schema>(std::move(*schema));
    const auto setsFile = folder / "sets.json";
    auto sets = readJson(setsFile).and_then(
        [&setsFile](const files::json::Node &root) { return readSets(root, setsFile.string()); });
    if (!sets) {
        return tl::unexpected(sets.error());
    }
    data.sets = std::make_shared<const std::vector<PieceSet>>(std::move(*sets));
    if (auto done = readAllPieces(data); !done) {
        return tl::unexpected(done.error());
    }
    auto texts = readTexts(folder / "texts.json");
    if (!texts) {
        return tl::unexpected(texts.error());
    }
    data.texts = std::move(*texts);
    auto rosters = filesIn(folder / "rosters", ".txt");
    if (!rosters) {
        return tl::unexpected(rosters.error());
    }
    data.rosters = std::move(*rosters);
    return data;
}

base::Result<std::vector<GameData>> readAllGames(const std::filesystem::path &data)
{
    std::vector<std::filesystem::path> folders;
    std::error_code error;
    std::filesystem::directory_iterator entry(data, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        std::error_code absent;
        if (std::filesystem::exists(entry->path() / "schema.json", absent)) {
            folders.push_back(entry->path());
        }
    }
    if (error || folders.empty()) {
        return base::problemAt(
            data.string(),
            0,
            text("Catalog", "The games' data are not in this folder."),
            text("Catalog",
                 "Install Muster anew, or set MUSTER_DATA to the folder that holds them."));
    }
    std::sort(folders.begin(), folders.end());
    std::vector<GameData> games;
    for (const auto &folder : folders) {
        auto game = readGameData(folder);
        if (!game) {
            auto problem = std::move(game.error());
            if (problem.remedy.empty()) {
                // The person did not write these files.
                problem.remedy = text("Catalog", "Install Muster anew.");
            }
            return tl::unexpected(std::move(problem));
        }
        games.push_back(std::move(*game));
    }
    return games;
}

} // namespace catalog
