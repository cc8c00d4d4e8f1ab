// Two small games made up for tests of the search: chips with abilities, and units with keywords,
// dice and symbols. Use them where a test must not depend on the shipped data.
#pragma once

#include "base/result.h"
#include "catalog/piece.h"
#include "catalog/schema.h"
#include "files/json.h"

#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tests
{

template<typename T>
T taken(base::Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", base::english(result.error()).c_str());
        std::abort();
    }
    return std::move(*result);
}

inline std::shared_ptr<const catalog::Schema> schemaOf(std::string_view json)
{
    const std::string file = "schema.json";
    const auto root = taken(files::json::parse(json, file));
    return std::make_shared<const catalog::Schema>(taken(catalog::readSchema(root, file)));
}

inline std::shared_ptr<const catalog::Schema> chipSchema()
{
    return schemaOf(R"json({
"game":"chips","title":{"en":"Chips"},"sources":[],"licence":"CC0-1.0",
"nouns":{"piece":{"en":["chip","chips"]},"roster":{"en":["stack","stacks"]}},
"identity":["name","set"],"typed_by":"type",
"attributes":[
{"slug":"faction","label":{"en":"Faction","de":"Fraktion"},"kind":"choice","query":["f","faction"],
 "choices":[{"value":"Elves","label":{"en":"Elves","de":"Elfen"},"names":["elf"]},
            {"value":"Undead","label":{"en":"Undead","de":"Untote"}},
            {"value":"Merfolk","label":{"en":"Merfolk","de":"Meervölk"}},
            {"value":"Mercenaries","label":{"en":"Mercenaries"}}]},
{"slug":"type","label":{"en":"Type"},"kind":"choice","query":["t","type"],
 "choices":[{"value":"troop","label":{"en":"Troop"}},{"value":"base","label":{"en":"Base"}},
            {"value":"action","label":{"en":"Action"}}]},
{"slug":"points","label":{"en":"Points"},"kind":"number","query":["pts","points"],"min":0,"max":99},
{"slug":"range","label":{"en":"Range"},"kind":"number","query":["range"],"min":0,"max":99},
{"slug":"defense","label":{"en":"Defense"},"kind":"number","query":["def","defense"],"min":0,"max":99,
 "for":["troop","base"]},
{"slug":"rarity","label":{"en":"Rarity"},"kind":"choice","query":["r","rarity"],"ordered":true,
 "choices":[{"value":"common","label":{"en":"Common"},"names":["c"]},
            {"value":"uncommon","label":{"en":"Uncommon"},"names":["u"]},
            {"value":"rare","label":{"en":"Rare"},"names":["r"]}]},
{"slug":"set","label":{"en":"Set"},"kind":"text","query":["e","set"]},
{"slug":"abilities","label":{"en":"Abilities"},"kind":"notation","query":["abilities"],
 "vocabulary":"abilities"},
{"slug":"note","label":{"en":"Notes"},"kind":"long_text","query":["note"]}],
"vocabularies":{"abilities":{"immunities":true,"ignores":true,
"modifiers":[{"slug":"all","label":{"en":"all","de":"alle"}},{"slug":"friendly","label":{"en":"friendly"}}],
"items":[
{"slug":"fly","label":{"en":"Fly","de":"Fliegen"},"value":"none","modifiers":[]},
{"slug":"strike","label":{"en":"Strike"},"value":"required","modifiers":["all","friendly"]},
{"slug":"ambush","label":{"en":"Ambush"},"value":"required","modifiers":["all"]},
{"slug":"poison","label":{"en":"Poison"},"value":"none","modifiers":[]},
{"slug":"unique","label":{"en":"Unique"},"value":"none","modifiers":[]}]}}})json");
}

inline std::shared_ptr<const catalog::Schema> unitSchema()
{
    return schemaOf(R"json({
"game":"units","title":{"en":"Units"},"sources":[],"licence":"CC0-1.0",
"nouns":{"piece":{"en":["unit","units"]},"roster":{"en":["army","armies"]}},
"identity":["name","rank"],"typed_by":"kind",
"attributes":[
{"slug":"kind","label":{"en":"Kind"},"kind":"choice","query":["t","type","kind"],
 "choices":[{"value":"unit","label":{"en":"Unit"}},{"value":"command card","label":{"en":"Command card"}}]},
{"slug":"faction","label":{"en":"Faction"},"kind":"choice","query":["f"],
 "choices":[{"value":"Algeroth","label":{"en":"Algeroth"}},{"value":"Ilian","label":{"en":"Ilian"}},
            {"value":"Brotherhood","label":{"en":"Brotherhood","de":"Bruderschaft"}}]},
{"slug":"rank","label":{"en":"Rank"},"kind":"choice","query":["rank"],"ordered":true,
 "choices":[{"value":"Bronze","label":{"en":"Bronze"}},{"value":"Silver","label":{"en":"Silver"}},
            {"value":"Gold","label":{"en":"Gold"}}]},
{"slug":"unique","label":{"en":"Unique"},"kind":"yes_no","query":["unique"],"for":["unit"]},
{"slug":"speed","label":{"en":"Speed"},"kind":"number","query":["speed"],"for":["unit"]},
{"slug":"dice","label":{"en":"Dice"},"kind":"counts","query":["dice"],"for":["unit"],
 "choices":[{"value":"red","label":{"en":"Red","de":"rot"}},{"value":"yellow","label":{"en":"Yellow"}},
            {"value":"blue","label":{"en":"Blue"}}]},
{"slug":"symbols","label":{"en":"Symbols"},"kind":"counts","query":["symbols"]},
{"slug":"keywords","label":{"en":"Keywords"},"kind":"notation","query":["kw"],"vocabulary":"keywords"},
{"slug":"effect","label":{"en":"Effect"},"kind":"long_text","query":["effect"],"for":["command card"]}],
"vocabularies":{"keywords":{"immunities":false,"ignores":false,"modifiers":[],
"items":[
{"slug":"armor","label":{"en":"Armor"},"value":"required","modifiers":[]},
{"slug":"armor piercing","label":{"en":"Armor piercing"},"value":"none","modifiers":[]},
{"slug":"flying","label":{"en":"Flying"},"value":"none","modifiers":[]},
{"slug":"speed","label":{"en":"Speed"},"value":"required","modifiers":[]}]}}})json");
}

// Cells by attribute; `names` may be given too.
using Cells = std::initializer_list<std::pair<std::string_view, std::string_view>>;

inline catalog::Piece pieceOf(const catalog::Schema &schema, std::string name, Cells cells)
{
    catalog::Piece piece;
    piece.key = schema.game + '/' + name;
    piece.name = std::move(name);
    piece.values.resize(schema.attributes.size());
    for (const auto &[slug, cell] : cells) {
        if (slug == "names") {
            piece.names = catalog::parseFurtherNames(cell);
            continue;
        }
        if (!catalog::setValue(piece, schema, schema.attributeIndex(slug), cell)) {
            std::fprintf(stderr, "%s\n", std::string{cell}.c_str());
            std::abort();
        }
    }
    catalog::finishPiece(piece, schema);
    return piece;
}

} // namespace tests
