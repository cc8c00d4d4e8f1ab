#include "catalog/schema_check.h"
#include "files/json_reading.h"

#include <array>

namespace catalog
{

using base::text;
using files::json::ObjectReader;
using files::json::Source;

namespace
{

// Reads a list of words that mean something to the program.
template<typename T, std::size_t N>
base::Result<T> oneOf(const Source &source,
                      const std::string &word,
                      const std::array<std::pair<std::string_view, T>, N> &words)
{
    std::string known;
    for (const auto &[name, value] : words) {
        if (name == word) {
            return value;
        }
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    return source.problem(text("Catalog", "\"%1\" is not known here.").with(word),
                          text("Catalog", "Known are: %1.").with(known));
}

base::Result<AttributeKind> kindOf(const Source &source, const std::string &word)
{
    static constexpr std::array<std::pair<std::string_view, AttributeKind>, 7> Kinds{{
        {"text", AttributeKind::Text},
        {"long_text", AttributeKind::LongText},
        {"number", AttributeKind::Number},
        {"choice", AttributeKind::Choice},
        {"yes_no", AttributeKind::YesNo},
        {"notation", AttributeKind::Notation},
        {"counts", AttributeKind::Counts},
    }};
    return oneOf(source, word, Kinds);
}

base::Result<ValueForm> formOf(const Source &source, const std::string &word)
{
    static constexpr std::array<std::pair<std::string_view, ValueForm>, 3> Forms{{
        {"none", ValueForm::None},
        {"required", ValueForm::Required},
        {"optional", ValueForm::Optional},
    }};
    return oneOf(source, word, Forms);
}

base::Result<Choice> readChoice(const Source &source)
{
    Choice choice;
    ObjectReader reader(source);
    reader.require("value", choice.value)
        .require("label", choice.label)
        .accept("plural", choice.plural)
        .accept("names", choice.names)
        .accept("colour", choice.colour)
        .accept("side", choice.side)
        .accept("symbol", choice.symbol)
        .ignore({"note"});
    return reader.finish().map([&choice] { return choice; });
}

base::Result<Attribute> readAttribute(const Source &source)
{
    Attribute attribute;
    std::string kind;
    ObjectReader reader(source);
    reader.require("slug", attribute.slug)
        .require("label", attribute.label)
        .require("kind", kind)
        .accept("short", attribute.shortLabel)
        .accept("query", attribute.queryNames)
        .accept("ordered", attribute.ordered)
        .accept("min", attribute.minimum)
        .accept("max", attribute.maximum)
        .accept("for", attribute.appliesTo)
        .accept("vocabulary", attribute.vocabulary)
        .ignore({"note", "unit"})
        .each("choices", [&attribute](const Source &element) -> base::Outcome {
            return readChoice(element).map(
                [&attribute](Choice choice) { attribute.choices.push_back(std::move(choice)); });
        });
    if (auto done = reader.finish(); !done) {
        return tl::unexpected(done.error());
    }
    auto known = kindOf(source, kind);
    if (!known) {
        return tl::unexpected(known.error());
    }
    attribute.kind = *known;
    if (attribute.kind == AttributeKind::Choice && attribute.choices.empty()) {
        return source.problem(
            text("Catalog", "The attribute \"%1\" is a choice but lists nothing to choose from.")
                .with(attribute.slug));
    }
    return attribute;
}

base::Result<VocabularyItem> readItem(const Source &source)
{
    static constexpr std::array<std::pair<std::string_view, ActsOn>, 2> Whom{
        {{"others", ActsOn::Others}, {"itself", ActsOn::Itself}}};
    VocabularyItem item;
    std::string form = "none";
    std::string actsOn = "others";
    ObjectReader reader(source);
    reader.require("slug", item.slug)
        .require("label", item.label)
        .accept("value", form)
        .accept("acts_on", actsOn)
        .accept("class", item.abilityClass)
        .accept("timing", item.timing)
        .accept("choice", item.choice)
        .accept("modifiers", item.modifiers)
        .accept("inert", item.inert)
        .ignore({"note"});
    if (auto done = reader.finish(); !done) {
        return tl::unexpected(done.error());
    }
    return oneOf(source, actsOn, Whom).and_then([&](ActsOn whom) {
        item.actsOn = whom;
        return formOf(source, form).map([&item](ValueForm value) {
            item.value = value;
            return item;
        });
    });
}

base::Result<Vocabulary> readVocabulary(const std::string &slug, const Source &source)
{
    Vocabulary vocabulary;
    vocabulary.slug = slug;
    ObjectReader reader(source);
    reader.accept("immunities", vocabulary.hasImmunities)
        .accept("ignores", vocabulary.hasIgnores)
        .ignore({"note"})
        .each("modifiers",
              [&vocabulary](const Source &element) -> base::Outcome {
                  Modifier modifier;
                  ObjectReader row(element);
                  row.require("slug", modifier.slug)
                      .require("label", modifier.label)
                      .ignore({"note"});
                  return row.finish().map(
                      [&] { vocabulary.modifiers.push_back(std::move(modifier)); });
              })
        .each("items", [&vocabulary](const Source &element) -> base::Outcome {
            return readItem(element).map(
                [&](VocabularyItem item) { vocabulary.items.push_back(std::move(item)); });
        });
    return reader.finish().map([&vocabulary] { return vocabulary; });
}

base::Outcome readVocabularies(const Source &root, Schema &schema)
{
    const auto found = root.optionalMember("vocabularies");
    if (!found) {
        return {};
    }
    const auto *members = found->node.object();
    if (!members) {
        return found->asObject();
    }
    for (const auto &[slug, node] : *members) {
        auto vocabulary = readVocabulary(slug, Source{node, root.file});
        if (!vocabulary) {
            return tl::unexpected(vocabulary.error());
        }
        schema.vocabularies.push_back(std::move(*vocabulary));
    }
    return {};
}

base::Outcome readNouns(const Source &root, Schema &schema)
{
    auto nouns = root.member("nouns");
    if (!nouns) {
        return tl::unexpected(nouns.error());
    }
    ObjectReader reader(*nouns);
    reader.require("piece", schema.pieceNoun).require("roster", schema.rosterNoun).ignore({"note"});
    return reader.finish();
}

// Attributes by slug as their places.
base::Outcome placesOf(const Source &source,
                       const std::vector<std::string> &slugs,
                       const Schema &schema,
                       std::vector<int> &places)
{
    for (const auto &slug : slugs) {
        places.push_back(schema.attributeIndex(slug));
        if (places.back() < 0) {
            return source.problem(
                text("Catalog", "\"%1\" is named as an attribute but is not one.").with(slug));
        }
    }
    return {};
}

base::Outcome readShown(const Source &root, Schema &schema)
{
    std::string group = schema.typedBy;
    std::vector<std::string> catalogue;
    std::vector<std::string> wide;
    std::vector<std::string> roster;
    std::vector<std::string> curves;
    const auto found = root.optionalMember("shown");
    if (found) {
        ObjectReader reader(*found);
        reader.accept("catalogue", catalogue)
            .accept("catalogue_wide", wide)
            .accept("roster", roster)
            .accept("curves", curves)
            .accept("group", group);
        if (auto done = reader.finish(); !done) {
            return done;
        }
    }
    const Source &source = found ? *found : root;
    auto &shown = schema.shown;
    std::vector<int> groups;
    return placesOf(source, catalogue, schema, shown.catalogue)
        .and_then([&] { return placesOf(source, wide, schema, shown.catalogueWide); })
        .and_then([&] { return placesOf(source, roster, schema, shown.roster); })
        .and_then([&] { return placesOf(source, curves, schema, shown.curves); })
        .and_then([&] { return placesOf(source, {group}, schema, groups); })
        .and_then([&]() -> base::Outcome {
            shown.group = groups.front();
            if (schema.attributes[static_cast<std::size_t>(shown.group)].kind
                != AttributeKind::Choice) {
                return source.problem(
                    text("Catalog", "Rosters cannot be grouped by \"%1\", which is no choice.")
                        .with(group));
            }
            return {};
        });
}

} // namespace

base::Result<Schema> readSchema(const files::json::Node &root, const std::string &file)
{
    const Source source{root, file};
    Schema schema;
    ObjectReader reader(source);
    reader.require("game", schema.game)
        .require("title", schema.title)
        .require("identity", schema.identity)
        .require("typed_by", schema.typedBy)
        .ignore({"sources", "licence", "note", "nouns", "vocabularies", "shown"})
        .each("attributes", [&schema](const Source &element) -> base::Outcome {
            return readAttribute(element).map([&schema](Attribute attribute) {
                schema.attributes.push_back(std::move(attribute));
            });
        });
    auto done = reader.finish()
                    .and_then([&] { return readNouns(source, schema); })
                    .and_then([&] { return readVocabularies(source, schema); })
                    .and_then([&] { return checkSchema(source, schema); })
                    .and_then([&] { return readShown(source, schema); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return schema;
}

base::Result<std::vector<PieceSet>> readSets(const files::json::Node &root, const std::string &file)
{
    std::vector<PieceSet> sets;
    ObjectReader reader(Source{root, file});
    reader.ignore({"game", "sources", "licence", "note"})
        .each("sets", [&sets](const Source &element) -> base::Outcome {
            PieceSet set;
            ObjectReader row(element);
            row.require("name", set.name)
                .accept("code", set.code)
                .require("label", set.label)
                .accept("year", set.year)
                .accept("size", set.size)
                .ignore({"status", "source", "note"});
            return row.finish().map([&] { sets.push_back(std::move(set)); });
        });
    return reader.finish().map([&sets] { return sets; });
}

} // namespace catalog
