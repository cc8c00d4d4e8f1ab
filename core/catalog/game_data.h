// The shipped data of one game, read from its folder at start: schema, sets, pieces, and the names
// of the ready-made rosters beside them. Nothing of it is ever copied into the database.
#pragma once

#include "catalog/catalog.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace catalog
{

// A rule of play or of construction in a sentence of our own (data/<game>/texts.json).
struct RuleText {
    std::string kind; // "ability", "modifier", "keyword", "construction", "type", "concept"
    std::string slug;
    base::LocalText title;
    base::LocalText text;
    base::LocalText reference; // its place in the rule book
};

struct GameData {
    std::filesystem::path folder;
    std::shared_ptr<const Schema> schema;
    std::shared_ptr<const std::vector<PieceSet>> sets;
    std::vector<PiecePointer> pieces;
    std::vector<RuleText> texts;
    std::vector<std::filesystem::path> rosters; // sorted

    const RuleText *text(std::string_view kind, std::string_view slug) const;
    Catalog catalog() const; // the shipped pieces alone
};

base::Result<GameData> readGameData(const std::filesystem::path &folder);

// Every game below `data`, in alphabetical order of their slugs.
base::Result<std::vector<GameData>> readAllGames(const std::filesystem::path &data);

} // namespace catalog
