#include "catalog/schema_check.h"

#include <algorithm>
#include <limits>

namespace catalog
{

using base::text;
using files::json::Source;

namespace
{

// The first slug that stands in the list a second time; empty where none does.
template<typename Row>
std::string firstTwice(const std::vector<Row> &rows, std::string Row::*slug)
{
    std::vector<std::string> seen;
    for (const auto &row : rows) {
        if (std::find(seen.begin(), seen.end(), row.*slug) != seen.end()) {
            return row.*slug;
        }
        seen.push_back(row.*slug);
    }
    return {};
}

base::Outcome refuseTwice(const Source &root, const std::string &slug)
{
    if (slug.empty()) {
        return {};
    }
    return root.problem(text("Catalog", "\"%1\" stands in its list twice.").with(slug),
                        text("Catalog", "Take one of the two out."));
}

base::Outcome checkNumbers(const Source &root, const Attribute &attribute)
{
    constexpr std::int64_t Largest = std::numeric_limits<std::int32_t>::max();
    if (attribute.minimum > attribute.maximum || attribute.minimum < -Largest
        || attribute.maximum > Largest) {
        return root.problem(
            text("Catalog", "The attribute \"%1\" cannot hold numbers from %2 to %3.")
                .with(attribute.slug)
                .with(attribute.minimum)
                .with(attribute.maximum));
    }
    return {};
}

base::Outcome checkTypes(const Source &root, const Attribute &attribute, const Attribute &types)
{
    for (const auto &type : attribute.appliesTo) {
        const auto *known = types.choice(type);
        if (!known || known->value != type) {
            return root.problem(
                text("Catalog", "The attribute \"%1\" is for \"%2\", which is no type of piece.")
                    .with(attribute.slug)
                    .with(type));
        }
    }
    return {};
}

base::Outcome checkAttributes(const Source &root, Schema &schema)
{
    const Attribute *types = schema.attribute(schema.typedBy);
    if (!types || types->kind != AttributeKind::Choice) {
        return root.problem(
            text("Catalog",
                 "\"%1\" is to say what a piece is, but is no choice among the attributes.")
                .with(schema.typedBy));
    }
    int slot = 0;
    for (auto &attribute : schema.attributes) {
        auto sound =
            checkNumbers(root, attribute)
                .and_then([&] { return checkTypes(root, attribute, *types); })
                .and_then([&] {
                    return refuseTwice(root, firstTwice(attribute.choices, &Choice::value));
                });
        if (!sound) {
            return sound;
        }
        if (attribute.kind != AttributeKind::Notation) {
            continue;
        }
        attribute.notationSlot = slot++;
        if (!schema.vocabulary(attribute.vocabulary)) {
            return root.problem(
                text("Catalog",
                     "The attribute \"%1\" names the vocabulary \"%2\", which is not "
                     "in this file.")
                    .with(attribute.slug)
                    .with(attribute.vocabulary));
        }
    }
    return {};
}

base::Outcome checkVocabulary(const Source &root, const Vocabulary &vocabulary)
{
    for (const auto &item : vocabulary.items) {
        for (const auto &modifier : item.modifiers) {
            if (vocabulary.modifierIndex(modifier) < 0) {
                return root.problem(
                    text("Catalog", "\"%1\" takes the modifier \"%2\", which is not in this file.")
                        .with(item.slug)
                        .with(modifier));
            }
        }
    }
    return refuseTwice(root, firstTwice(vocabulary.items, &VocabularyItem::slug)).and_then([&] {
        return refuseTwice(root, firstTwice(vocabulary.modifiers, &Modifier::slug));
    });
}

base::Outcome checkIdentity(const Source &root, const Schema &schema)
{
    for (const auto &slug : schema.identity) {
        if (slug != "name" && schema.attributeIndex(slug) < 0) {
            return root.problem(
                text("Catalog", "\"%1\" is named as an attribute but is not one.").with(slug));
        }
    }
    return {};
}

} // namespace

base::Outcome checkSchema(const Source &root, Schema &schema)
{
    for (const auto &vocabulary : schema.vocabularies) {
        if (auto sound = checkVocabulary(root, vocabulary); !sound) {
            return sound;
        }
    }
    return refuseTwice(root, firstTwice(schema.attributes, &Attribute::slug))
        .and_then([&] { return checkAttributes(root, schema); })
        .and_then([&] { return checkIdentity(root, schema); });
}

} // namespace catalog
