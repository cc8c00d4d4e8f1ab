#include "sample_catalogs.h"

#include <cstdio>
#include <cstdlib>

namespace sample
{

namespace
{

constexpr const char *ChipSchema = R"json({
 "game": "clout", "title": {"en": "Clout Fantasy"},
 "nouns": {"piece": {"en": ["chip", "chips"]}, "roster": {"en": ["stack", "stacks"]}},
 "identity": ["name", "set"], "typed_by": "type",
 "attributes": [
  {"slug": "type", "label": {"en": "Type"}, "kind": "choice", "choices": [
   {"value": "troop", "label": {"en": "Troop"}, "plural": {"en": "troops"}},
   {"value": "base", "label": {"en": "Base"}, "plural": {"en": "bases"}}]},
  {"slug": "points", "label": {"en": "Points"}, "kind": "number", "max": 99},
  {"slug": "set", "label": {"en": "Set"}, "kind": "text"}
 ], "vocabularies": {}})json";

constexpr const char *ChipSets = R"json({"sets": [
 {"name": "Base set", "code": "Base", "label": {"en": "Base set"}},
 {"name": "Defenders of Undersea", "code": "DoU", "label": {"en": "Defenders of Undersea"}}]})json";

constexpr const char *UnitSchema = R"json({
 "game": "mutant", "title": {"en": "Mutant Chronicles", "de": "Mutant Chronicles"},
 "nouns": {"piece": {"en": ["card", "cards"]}, "roster": {"en": ["army", "armies"]}},
 "identity": ["name", "rank", "kind", "set"], "typed_by": "kind",
 "attributes": [
  {"slug": "kind", "label": {"en": "Kind"}, "kind": "choice", "choices": [
   {"value": "unit", "label": {"en": "Unit"}}, {"value": "order", "label": {"en": "Order", "de": "Befehl"},
    "plural": {"en": "orders", "de": "Befehle"}},
   {"value": "command card", "label": {"en": "Command card"}}]},
  {"slug": "rank", "label": {"en": "Rank"}, "kind": "choice", "choices": [
   {"value": "Gold", "label": {"en": "Gold", "de": "Gold"}},
   {"value": "Silver", "label": {"en": "Silver", "de": "Silber"}}]},
  {"slug": "set", "label": {"en": "Set"}, "kind": "text"},
  {"slug": "number", "label": {"en": "Number"}, "kind": "number"}
 ], "vocabularies": {}})json";

constexpr const char *UnitSets = R"json({"sets": [
 {"name": "Set 1", "code": "S1", "label": {"en": "Set 1"}},
 {"name": "Set 2", "code": "S2", "label": {"en": "Set 2"}}]})json";

template<typename T>
T sound(base::Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", base::english(result.error()).c_str());
        std::abort();
    }
    return std::move(*result);
}

files::json::Node parsed(const char *text)
{
    return sound(files::json::parse(text, "sample"));
}

std::shared_ptr<const catalog::Schema> schemaOf(const char *text)
{
    return std::make_shared<const catalog::Schema>(
        sound(catalog::readSchema(parsed(text), "sample")));
}

std::shared_ptr<const std::vector<catalog::PieceSet>> setsOf(const char *text)
{
    return std::make_shared<const std::vector<catalog::PieceSet>>(
        sound(catalog::readSets(parsed(text), "sample")));
}

catalog::PiecePointer withFurtherName(const catalog::PiecePointer &piece,
                                      const catalog::Schema &schema,
                                      const std::string &names)
{
    catalog::Piece changed = *piece;
    changed.names = catalog::parseFurtherNames(names);
    finishPiece(changed, schema);
    return std::make_shared<const catalog::Piece>(std::move(changed));
}

} // namespace

catalog::PiecePointer piece(const catalog::Schema &schema,
                            const std::string &key,
                            const std::string &name,
                            const Cells &cells,
                            catalog::Status status)
{
    catalog::Piece result;
    result.key = key;
    result.name = name;
    result.status = status;
    for (const auto &[slug, cell] : cells) {
        if (auto done = setValue(result, schema, schema.attributeIndex(slug), cell); !done) {
            std::fprintf(stderr, "%s\n", base::english(done.error()).c_str());
            std::abort();
        }
    }
    finishPiece(result, schema);
    return std::make_shared<const catalog::Piece>(std::move(result));
}

catalog::Catalog emptyChips()
{
    static const auto schema = schemaOf(ChipSchema);
    static const auto sets = setsOf(ChipSets);
    return {schema, sets, {}};
}

catalog::Catalog chipsWith(const std::vector<catalog::PiecePointer> &pieces)
{
    return chips().with(pieces);
}

const catalog::Catalog &chips()
{
    static const catalog::Catalog catalog = [] {
        const auto empty = emptyChips();
        const auto &schema = empty.schema();
        return empty.with({
            withFurtherName(piece(schema,
                                  "clout/treant-watcher",
                                  "Treant Watcher",
                                  {{"type", "troop"}, {"points", "1"}}),
                            schema,
                            "de:Baumhirte"),
            piece(schema,
                  "clout/sepis-keep",
                  "Sepis Keep",
                  {{"type", "base"}, {"points", "2"}, {"set", "Base set"}}),
            piece(schema,
                  "clout/sepis-keep-dou",
                  "Sepis Keep",
                  {{"type", "base"}, {"points", "2"}, {"set", "Defenders of Undersea"}}),
            piece(schema, "clout/storm-elite", "Storm (Elite)", {{"type", "troop"}}),
            piece(schema, "clout/azrael", "Azra\xC3\xABl\xE2\x80\x99s Raider", {{"type", "troop"}}),
            piece(schema, "clout/x-marks", "X Marks the Spot", {{"type", "base"}}),
        });
    }();
    return catalog;
}

const catalog::Catalog &units()
{
    static const catalog::Catalog catalog = [] {
        const auto schema = schemaOf(UnitSchema);
        const auto unit = [&](const char *key, const char *name, const Cells &cells) {
            return piece(*schema, key, name, cells);
        };
        const std::vector<catalog::PiecePointer> pieces{
            unit("mutant/decoy-gold", "Decoy", {{"kind", "unit"}, {"rank", "Gold"}}),
            unit("mutant/decoy-silver", "Decoy", {{"kind", "unit"}, {"rank", "Silver"}}),
            unit("mutant/ranger-1",
                 "Ranger",
                 {{"kind", "unit"}, {"rank", "Silver"}, {"set", "Set 1"}, {"number", "12"}}),
            unit("mutant/ranger-2",
                 "Ranger",
                 {{"kind", "unit"}, {"rank", "Silver"}, {"set", "Set 2"}, {"number", "60"}}),
            unit("mutant/ranger-3",
                 "Ranger",
                 {{"kind", "unit"}, {"rank", "Gold"}, {"set", "Set 2"}, {"number", "61"}}),
            withFurtherName(
                unit("mutant/gold-order", "Gold Order", {{"kind", "order"}, {"rank", "Gold"}}),
                *schema,
                "de:Goldbefehl"),
        };
        return catalog::Catalog(schema, setsOf(UnitSets), pieces);
    }();
    return catalog;
}

} // namespace sample
