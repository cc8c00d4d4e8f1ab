// A small invented game for tests of the core: a schema with every kind of attribute, and ways to
// make pieces and catalogues from text, so that a test shows its whole world on one page.
#pragma once

#include "catalog/catalog.h"
#include "catalog/piece_table.h"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

namespace support
{

inline constexpr std::string_view SampleSchema = R"({
 "game": "sample", "title": {"en": "Sample", "de": "Muster"},
 "nouns": {"piece": {"en": ["chip", "chips"], "de": ["Chip", "Chips"]},
           "roster": {"en": ["stack", "stacks"], "de": ["Stapel", "Stapel"]}},
 "identity": ["name", "rank", "set"], "typed_by": "type",
 "attributes": [
  {"slug": "type", "label": {"en": "Type", "de": "Typ"}, "kind": "choice", "choices": [
    {"value": "troop", "label": {"en": "Troop", "de": "Truppe"}},
    {"value": "action", "label": {"en": "Action", "de": "Aktion"}, "names": ["event"]}]},
  {"slug": "rank", "label": {"en": "Rank", "de": "Rang"}, "kind": "choice", "ordered": true, "choices": [
    {"value": "Bronze", "label": {"en": "Bronze", "de": "Bronze"}},
    {"value": "Gold", "label": {"en": "Gold", "de": "Gold"}}]},
  {"slug": "set", "label": {"en": "Set", "de": "Set"}, "kind": "text"},
  {"slug": "range", "label": {"en": "Range", "de": "Reichweite"}, "kind": "number", "min": 0, "max": 99},
  {"slug": "defense", "label": {"en": "Defense", "de": "Verteidigung"}, "kind": "number", "max": 99, "for": ["troop"]},
  {"slug": "unique", "label": {"en": "Unique", "de": "Einzigartig"}, "kind": "yes_no"},
  {"slug": "dice", "label": {"en": "Dice", "de": "Würfel"}, "kind": "counts", "choices": [
    {"value": "red", "label": {"en": "red", "de": "rot"}},
    {"value": "dark blue", "label": {"en": "dark blue", "de": "dunkelblau"}}]},
  {"slug": "symbols", "label": {"en": "Symbols", "de": "Symbole"}, "kind": "counts"},
  {"slug": "abilities", "label": {"en": "Abilities", "de": "Fähigkeiten"}, "kind": "notation", "vocabulary": "abilities"},
  {"slug": "note", "label": {"en": "Note", "de": "Notiz"}, "kind": "long_text"}],
 "vocabularies": {"abilities": {"immunities": true, "ignores": true,
  "modifiers": [{"slug": "all", "label": {"en": "all", "de": "alle"}},
                {"slug": "friendly", "label": {"en": "friendly", "de": "eigene"}}],
  "items": [
   {"slug": "strike", "label": {"en": "Strike", "de": "Schlag"}, "value": "required", "modifiers": ["all"]},
   {"slug": "fly", "label": {"en": "Fly", "de": "Fliegen"}},
   {"slug": "bomb", "label": {"en": "Bomb", "de": "Bombe"}, "value": "optional"},
   {"slug": "armor piercing", "label": {"en": "Armor piercing", "de": "Panzerbrechend"}}]}}
})";

inline base::Result<catalog::Schema> readSchemaText(std::string_view json)
{
    return files::json::parse(json, "schema.json").and_then([](const files::json::Node &root) {
        return catalog::readSchema(root, "schema.json");
    });
}

// For what a test itself has written wrongly.
[[noreturn]] inline void giveUp(const std::string &why)
{
    std::fprintf(stderr, "%s\n", why.c_str());
    std::abort();
}

inline std::shared_ptr<const catalog::Schema> sampleSchema()
{
    auto schema = readSchemaText(SampleSchema);
    if (!schema) {
        giveUp(base::english(schema.error()));
    }
    return std::make_shared<const catalog::Schema>(std::move(*schema));
}

// The rows of a table with the columns as import-pieces reads them.
inline std::vector<catalog::PiecePointer> piecesFrom(std::string_view tsv,
                                                     const catalog::Schema &schema)
{
    auto rows = files::readTsv(tsv, "pieces.tsv").and_then([&schema](const files::Table &table) {
        return catalog::readPieceRows(table, schema, "pieces.tsv");
    });
    if (!rows) {
        giveUp(base::english(rows.error()));
    }
    if (!rows->refused.empty()) {
        giveUp(base::english(rows->refused.front().reason));
    }
    std::vector<catalog::PiecePointer> pieces;
    for (auto &row : rows->rows) {
        pieces.push_back(std::make_shared<const catalog::Piece>(std::move(row.piece)));
    }
    return pieces;
}

inline catalog::Catalog catalogFrom(std::string_view tsv)
{
    const auto schema = sampleSchema();
    static const auto sets = std::make_shared<const std::vector<catalog::PieceSet>>(
        std::vector<catalog::PieceSet>{{"Demo", "DEMO", {{{"en", "Demo"}}}, {}, {}}});
    return {schema, sets, piecesFrom(tsv, *schema)};
}

} // namespace support
