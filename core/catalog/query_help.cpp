// What the help page and completion show of the search, with examples made from the schema.
#include "base/fold.h"
#include "catalog/query.h"
#include "catalog/query_fields.h"
#include "catalog/spellings.h"

#include <algorithm>

namespace catalog
{

using base::text;

namespace
{

using Group = QueryFieldGroup;

const std::string &nameOf(const Attribute &attribute)
{
    return attribute.queryNames.empty() ? attribute.slug : attribute.queryNames.front();
}

std::vector<std::string> alternativesOf(const Attribute &attribute)
{
    std::vector<std::string> result(attribute.queryNames);
    result.push_back(attribute.slug);
    const std::string &name = nameOf(attribute);
    result.erase(std::remove(result.begin(), result.end(), name), result.end());
    // The slug is often among the search names already.
    if (std::count(result.begin(), result.end(), attribute.slug) > 1) {
        result.pop_back();
    }
    return result;
}

const Attribute *firstOf(const Schema &schema, AttributeKind kind)
{
    const auto found =
        std::find_if(schema.attributes.begin(),
                     schema.attributes.end(),
                     [kind](const Attribute &attribute) { return attribute.kind == kind; });
    return found == schema.attributes.end() ? nullptr : &*found;
}

std::string choiceExample(const Attribute &attribute)
{
    const bool isOrdered = attribute.ordered && attribute.choices.size() > 1;
    const auto &choice = attribute.choices[isOrdered ? 1 : 0];
    return nameOf(attribute) + (isOrdered ? ">=" : ":")
        + quotedWhereNeeded(base::fold(choice.value));
}

std::string firstItem(const Schema &schema, const Attribute &attribute)
{
    const auto *vocabulary = schema.vocabularyOf(attribute);
    const bool isEmpty = vocabulary == nullptr || vocabulary->items.empty();
    return isEmpty ? std::string{"/ /"} : quotedWhereNeeded(vocabulary->items.front().slug);
}

std::string countsExample(const Attribute &attribute)
{
    if (attribute.choices.empty()) {
        return nameOf(attribute) + ">=2";
    }
    return nameOf(attribute) + ':' + quotedWhereNeeded(base::fold(attribute.choices.front().value));
}

void describeText(QueryField &field, const Attribute &attribute, const std::vector<PieceSet> &sets)
{
    field.what = text("Query", "%1: words that stand in it, = all of it, or a /pattern/.")
                     .with(attribute.label);
    field.example = field.name + ":/^[a-m]/";
    if (attribute.slug == "set" && !sets.empty()) {
        const auto &set = sets.front();
        field.what = text("Query", "%1: a code or a name.").with(attribute.label);
        field.example = field.name + ':'
            + quotedWhereNeeded(base::fold(set.code.empty() ? set.name : set.code));
    }
}

QueryField
attributeField(const Attribute &attribute, const Schema &schema, const std::vector<PieceSet> &sets)
{
    QueryField field{nameOf(attribute), alternativesOf(attribute), Group::Attribute, {}, {}};
    const std::string number = std::to_string(std::max<std::int64_t>(attribute.minimum, 2));
    switch (attribute.kind) {
    case AttributeKind::Number:
        field.what = text("Query",
                          "%1: a number, compared with : != < <= > >= or with another field; odd, "
                          "even, ? unknown, - none, X variable.")
                         .with(attribute.label);
        field.example = field.name
            + (&attribute == firstOf(schema, AttributeKind::Number) ? "<=" : ">=") + number;
        break;
    case AttributeKind::Choice:
        field.what = attribute.ordered
            ? text("Query", "%1: one or several with |, or compared by their order.")
                  .with(attribute.label)
            : text("Query", "%1: one or several with |; the beginning of a word will do.")
                  .with(attribute.label);
        field.example = choiceExample(attribute);
        break;
    case AttributeKind::YesNo:
        field.what = text("Query", "%1: yes or no.").with(attribute.label);
        field.example = field.name + ":yes";
        break;
    case AttributeKind::Notation:
        field.what = text("Query", "%1: one of them as it is printed, or words, or a /pattern/.")
                         .with(attribute.label);
        field.example = field.name + ':' + firstItem(schema, attribute);
        break;
    case AttributeKind::Counts:
        field.what = text("Query",
                          "%1: words that are there, with numbers if you like; <= nothing else, = "
                          "exactly these. A number alone counts them all.")
                         .with(attribute.label);
        field.example = countsExample(attribute);
        break;
    case AttributeKind::Text:
    case AttributeKind::LongText:
        describeText(field, attribute, sets);
        break;
    }
    return field;
}

QueryField itemField(const VocabularyItem &item, bool isField)
{
    const std::string has = "has:" + quotedWhereNeeded(item.slug);
    QueryField field{item.slug, {}, Group::Ability, {}, has};
    if (item.value == ValueForm::None || !isField) {
        field.what = text("Query", "Pieces with %1.").with(item.label);
    } else {
        field.what =
            text("Query", "The number behind %1; has:… where any will do.").with(item.label);
        field.example = item.slug + ">=2";
        field.alternatives.push_back(has);
    }
    return field;
}

void addPieceFields(std::vector<QueryField> &fields, const Schema &schema)
{
    fields.push_back({"name",
                      {"n"},
                      Group::Piece,
                      text("Query", "Words in any name of the piece, = a whole name."),
                      "name:a"});
    fields.push_back({"is",
                      {"not"},
                      Group::Piece,
                      text("Query",
                           "What a piece is in one word: official, partial, demo, own, amended, a "
                           "type or another choice. not: is the contrary."),
                      "is:demo"});
    if (const auto *attribute = firstOf(schema, AttributeKind::Number)) {
        fields.push_back({"unknown",
                          {"known"},
                          Group::Piece,
                          text("Query", "An attribute or the number of an ability still lacks."),
                          "unknown:" + nameOf(*attribute)});
    }
    fields.push_back({"has",
                      {},
                      Group::Piece,
                      text("Query",
                           "An ability is there, also with its number and modifier, an attribute "
                           "is given, or there is a picture."),
                      "has:picture"});
    fields.push_back({"status",
                      {},
                      Group::Piece,
                      text("Query", "Where its values come from."),
                      "status:official|partial"});
    fields.push_back({"source",
                      {},
                      Group::Piece,
                      text("Query", "Words in the source of a piece."),
                      "source:/[0-9]/"});
    fields.push_back({"key",
                      {},
                      Group::Piece,
                      text("Query", "The key under which files name a piece."),
                      "key:" + schema.game});
}

void addVocabularyFields(std::vector<QueryField> &fields, const Vocabulary &vocabulary)
{
    if (vocabulary.items.empty()) {
        return;
    }
    const std::string first = quotedWhereNeeded(vocabulary.items.front().slug);
    if (vocabulary.hasImmunities) {
        fields.push_back({"immune",
                          {},
                          Group::Piece,
                          text("Query", "The piece is immune to an ability."),
                          "immune:" + first});
    }
    if (vocabulary.hasIgnores) {
        fields.push_back({"ignores",
                          {},
                          Group::Piece,
                          text("Query", "One of its abilities ignores that ability."),
                          "ignores:" + first});
    }
    if (!vocabulary.modifiers.empty()) {
        fields.push_back({"mod",
                          {"modifier"},
                          Group::Piece,
                          text("Query", "One of its abilities has that modifier."),
                          "mod:" + quotedWhereNeeded(vocabulary.modifiers.front().slug)});
    }
}

void addDisplayFields(std::vector<QueryField> &fields)
{
    fields.push_back({"order",
                      {"sort"},
                      Group::Display,
                      text("Query", "Sorts what is found by an attribute, name, key or status."),
                      "order:name"});
    fields.push_back({"direction",
                      {},
                      Group::Display,
                      text("Query", "asc: the smallest first; desc: the largest first."),
                      "direction:desc"});
    fields.push_back(
        {"limit", {}, Group::Display, text("Query", "Shows no more than so many."), "limit:20"});
}

} // namespace

std::vector<QueryField> queryFields(const Schema &schema, const std::vector<PieceSet> &sets)
{
    const SearchFields known(schema);
    const auto reaches = [&known](const std::string &name, SearchField::Kind kind) {
        const SearchField *field = known.find(name);
        return field != nullptr && field->kind == kind;
    };
    std::vector<QueryField> fields;
    for (const auto &attribute : schema.attributes) {
        fields.push_back(attributeField(attribute, schema, sets));
    }
    addPieceFields(fields, schema);
    for (const auto &vocabulary : schema.vocabularies) {
        addVocabularyFields(fields, vocabulary);
    }
    for (const auto &vocabulary : schema.vocabularies) {
        for (const auto &item : vocabulary.items) {
            fields.push_back(itemField(item, reaches(item.slug, SearchField::Kind::Ability)));
        }
    }
    // A word that an attribute of this game takes for itself means that attribute alone.
    fields.erase(std::remove_if(fields.begin(),
                                fields.end(),
                                [&](const QueryField &field) {
                                    return field.group == Group::Piece
                                        && reaches(field.name, SearchField::Kind::Attribute);
                                }),
                 fields.end());
    addDisplayFields(fields);
    return fields;
}

std::vector<QueryExample> querySyntax(const Schema &schema)
{
    std::vector<QueryExample> examples;
    const auto add = [&examples](std::string example, base::Text what) {
        examples.push_back({std::move(example), std::move(what)});
    };
    const auto *choice = firstOf(schema, AttributeKind::Choice);
    const auto *number = firstOf(schema, AttributeKind::Number);
    const std::string first =
        choice && !choice->choices.empty() ? choiceExample(*choice) : "is:demo";
    const std::string less = number ? nameOf(*number) + "<=2" : "is:partial";
    add("war an", text("Query", "Words that all stand somewhere in a name."));
    add("\"of the\"", text("Query", "Words that stand so, one behind the other."));
    add("!\"of the\"", text("Query", "The whole name, and nothing else."));
    add(first + ' ' + less, text("Query", "Terms beside each other must all hold."));
    add(first + " or " + less, text("Query", "One of both must hold; or binds less than a blank."));
    add('-' + first, text("Query", "A minus sign leaves out what fits."));
    add("-(" + first + " or " + less + ')', text("Query", "Brackets group."));
    if (choice && choice->choices.size() > 1) {
        add(nameOf(*choice) + ':' + quotedWhereNeeded(base::fold(choice->choices[0].value)) + '|'
                + quotedWhereNeeded(base::fold(choice->choices[1].value)),
            text("Query", "Several values of one field."));
    }
    add("/^the .*s$/", text("Query", "A pattern (regular expression) for a name."));
    return examples;
}

} // namespace catalog
