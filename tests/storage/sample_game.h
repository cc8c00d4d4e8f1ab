// A small game for tests of stored pieces and rosters, so that they stand on no shipped data.
#pragma once

#include "catalog/catalog.h"
#include "catalog/game_data.h"
#include "rosters/roster.h"
#include "storage/fresh_profile.h"

#include <memory>
#include <string>
#include <vector>

namespace support
{

inline std::shared_ptr<const catalog::Schema> sampleSchema()
{
    static const std::string text = R"({
        "game": "sample",
        "title": {"en": "Sample"},
        "nouns": {"piece": {"en": ["chip", "chips"]}, "roster": {"en": ["stack", "stacks"]}},
        "identity": ["name", "set"],
        "typed_by": "type",
        "attributes": [
            {"slug": "type", "label": {"en": "Type"}, "kind": "choice", "query": ["t"],
             "choices": [{"value": "troop", "label": {"en": "Troop"}},
                         {"value": "action", "label": {"en": "Action"}}]},
            {"slug": "points", "label": {"en": "Points"}, "kind": "number", "query": ["pts"],
             "min": 0, "max": 99},
            {"slug": "defense", "label": {"en": "Defense"}, "kind": "number", "query": ["def"],
             "min": 0, "max": 99, "for": ["troop"]},
            {"slug": "set", "label": {"en": "Set"}, "kind": "text", "query": ["e"]},
            {"slug": "abilities", "label": {"en": "Abilities"}, "kind": "notation",
             "query": ["abilities"], "vocabulary": "abilities"}
        ],
        "vocabularies": {"abilities": {"immunities": true, "ignores": true,
            "modifiers": [{"slug": "all", "label": {"en": "all"}}],
            "items": [{"slug": "strike", "label": {"en": "Strike"}, "value": "required",
                       "modifiers": ["all"]},
                      {"slug": "fly", "label": {"en": "Fly"}, "value": "none"}]}}
    })";
    const auto root = must(files::json::parse(text, "schema.json"));
    return std::make_shared<const catalog::Schema>(must(catalog::readSchema(root, "schema.json")));
}

using CellList = std::vector<std::pair<std::string, std::string>>;

inline catalog::Piece samplePiece(const catalog::Schema &schema,
                                  const std::string &key,
                                  const std::string &name,
                                  const CellList &cells,
                                  catalog::Status status = catalog::Status::Own)
{
    catalog::Piece piece;
    piece.key = key;
    piece.name = name;
    piece.status = status;
    piece.source = "test";
    for (const auto &[attribute, cell] : cells) {
        const auto set = catalog::setValue(piece, schema, schema.attributeIndex(attribute), cell);
        if (!set) {
            qFatal("%s", base::english(set.error()).c_str());
        }
    }
    catalog::finishPiece(piece, schema);
    return piece;
}

inline catalog::GameData sampleGame(const std::vector<catalog::Piece> &pieces)
{
    catalog::GameData game;
    game.schema = sampleSchema();
    game.sets = std::make_shared<const std::vector<catalog::PieceSet>>();
    for (const auto &piece : pieces) {
        game.pieces.push_back(std::make_shared<const catalog::Piece>(piece));
    }
    return game;
}

inline rosters::Line sampleLine(int count, const std::string &key, const std::string &name)
{
    rosters::Line line;
    line.count = count;
    line.key = key;
    line.name = name;
    return line;
}

inline rosters::Roster sampleRoster(const std::string &name)
{
    rosters::Roster roster;
    roster.game = "sample";
    roster.format = "constructed";
    roster.name = name;
    roster.folder = "Club";
    roster.tags = {"demo", "green"};
    roster.notes = "Two lines\nof notes";
    roster.headers = {{"Faction", "Elves"}, {"Agenda", "None"}};
    roster.lines = {sampleLine(3, "sample/ape", "Ape"), sampleLine(1, "", "Unknown Bear")};
    roster.lines.back().qualifier = "DoU";
    roster.lines.back().note = "a gift";
    roster.carried = {{"Own Ape", {{"points", "3"}, {"abilities", "strike 1"}}}};
    return roster;
}

} // namespace support
