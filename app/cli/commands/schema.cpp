// muster-cli schema: what the pieces of a game have, and what its search knows.
#include "cli/commands/commands.h"
#include "cli/output.h"

namespace cli
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

std::string_view slugOf(catalog::AttributeKind kind)
{
    switch (kind) {
    case catalog::AttributeKind::Text:
        return "text";
    case catalog::AttributeKind::LongText:
        return "long_text";
    case catalog::AttributeKind::Number:
        return "number";
    case catalog::AttributeKind::Choice:
        return "choice";
    case catalog::AttributeKind::YesNo:
        return "yes_no";
    case catalog::AttributeKind::Notation:
        return "notation";
    case catalog::AttributeKind::Counts:
        return "counts";
    }
    return "";
}

std::string_view slugOf(catalog::ValueForm form)
{
    switch (form) {
    case catalog::ValueForm::None:
        return "none";
    case catalog::ValueForm::Required:
        return "required";
    case catalog::ValueForm::Optional:
        return "optional";
    }
    return "";
}

Node attributeJson(const catalog::Attribute &attribute, const std::string &language)
{
    std::vector<std::string> choices;
    for (const auto &choice : attribute.choices) {
        choices.push_back(choice.value);
    }
    Node result{Object{}};
    result.set("slug", attribute.slug)
        .set("label", attribute.label.in(language))
        .set("kind", slugOf(attribute.kind))
        .set("query", stringsJson(attribute.queryNames))
        .set("choices", stringsJson(choices))
        .set("for", stringsJson(attribute.appliesTo));
    if (!attribute.vocabulary.empty()) {
        result.set("vocabulary", attribute.vocabulary);
    }
    return result;
}

Node vocabularyJson(const catalog::Vocabulary &vocabulary, const std::string &language)
{
    Array items;
    for (const auto &item : vocabulary.items) {
        Node row{Object{}};
        row.set("slug", item.slug)
            .set("label", item.label.in(language))
            .set("value", slugOf(item.value))
            .set("class", item.abilityClass)
            .set("timing", item.timing)
            .set("choice", item.choice)
            .set("acts_on", item.actsOn == catalog::ActsOn::Itself ? "itself" : "others")
            .set("inert", item.inert);
        items.push_back(std::move(row));
    }
    std::vector<std::string> modifiers;
    for (const auto &modifier : vocabulary.modifiers) {
        modifiers.push_back(modifier.slug);
    }
    Node result{Object{}};
    result.set("slug", vocabulary.slug)
        .set("modifiers", stringsJson(modifiers))
        .set("items", std::move(items));
    return result;
}

} // namespace

Exit runSchema(Session &session, const Arguments &arguments)
{
    auto game = session.game(arguments.valueOr("game", ""));
    if (!game) {
        return session.fail(game.error(), Exit::WrongUse);
    }
    const std::string language = session.wording().language();
    const auto &schema = *(*game)->data.schema;
    Array attributes;
    for (const auto &attribute : schema.attributes) {
        attributes.push_back(attributeJson(attribute, language));
        if (!session.json()) {
            std::string line = attribute.slug + " (" + std::string(slugOf(attribute.kind)) + ")";
            for (const auto &choice : attribute.choices) {
                line += ' ' + choice.value;
            }
            session.print(line);
        }
    }
    if (!session.json()) {
        return Exit::Done;
    }
    Array vocabularies;
    for (const auto &vocabulary : schema.vocabularies) {
        vocabularies.push_back(vocabularyJson(vocabulary, language));
    }
    Node result{Object{}};
    result.set("game", schema.game)
        .set("title", schema.title.in(language))
        .set("noun", schema.rosterNoun.in(language, 1))
        .set("piece_noun", schema.pieceNoun.in(language, 1))
        .set("identity", stringsJson(schema.identity))
        .set("typed_by", schema.typedBy)
        .set("attributes", std::move(attributes))
        .set("vocabularies", std::move(vocabularies));
    session.printJson(result);
    return Exit::Done;
}

} // namespace cli
