#include "models/piece_facts.h"

#include "models/catalog_columns.h"
#include "wording/qt_wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace models
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PieceFacts)
};

QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

void addAbilities(PieceFacts &facts,
                  const catalog::Notation &notation,
                  const catalog::Vocabulary &vocabulary,
                  const catalog::GameData &game,
                  std::string_view language)
{
    for (const auto &ability : notation.abilities) {
        AbilityFact fact;
        fact.words = words(catalog::describeAbility(ability, vocabulary, language));
        fact.slug = ability.name;
        const auto *rule =
            ability.immunity ? game.text("concept", "immunity") : ruleOf(game, ability.name);
        if (rule) {
            fact.kind = rule->kind;
            fact.slug = rule->slug;
            fact.sentence = words(rule->text.in(language));
        }
        facts.abilities.push_back(std::move(fact));
    }
}

QString
kindLineOf(const catalog::Piece &piece, const catalog::Schema &schema, std::string_view language)
{
    QStringList parts;
    for (std::size_t i = 0; i < schema.attributes.size() && parts.size() < 3; ++i) {
        const bool isChoice = schema.attributes[i].kind == catalog::AttributeKind::Choice;
        if (isChoice && piece.values[i].isGiven()) {
            parts.append(valueWords(piece, schema, static_cast<int>(i), language));
        }
    }
    return parts.join(QStringLiteral(" · "));
}

void addValue(PieceFacts &facts,
              const catalog::Piece &piece,
              std::size_t place,
              const catalog::GameData &game,
              std::string_view language)
{
    const auto &schema = *game.schema;
    const auto &attribute = schema.attributes[place];
    const auto &value = piece.values[place];
    if (value.state == catalog::ValueState::None) {
        return;
    }
    const QString label = words(attribute.label.in(language));
    const bool isLong = attribute.kind == catalog::AttributeKind::LongText;
    if (value.isUnknown() && !isLong) {
        facts.unknown.append(label);
    }
    const auto *vocabulary = schema.vocabularyOf(attribute);
    if (value.isGiven() && vocabulary && attribute.notationSlot >= 0) {
        const auto slot = static_cast<std::size_t>(attribute.notationSlot);
        addAbilities(facts, piece.notations[slot], *vocabulary, game, language);
    } else if (!isLong || value.isGiven()) {
        auto &list = isLong ? facts.texts : facts.facts;
        list.push_back({label,
                        value.isUnknown()
                            ? Words::tr("unknown")
                            : valueWords(piece, schema, static_cast<int>(place), language),
                        value.isUnknown()});
    }
}

void addNames(PieceFacts &facts, const catalog::Piece &piece, std::string_view language)
{
    if (piece.name != piece.nameIn(language)) {
        facts.names.push_back({Words::tr("Original"), words(piece.name), {}});
    }
    for (const auto &further : piece.names) {
        facts.names.push_back({wording::ownName(words(further.language)),
                               words(further.name),
                               words(further.source)});
    }
}

void addAmendments(PieceFacts &facts,
                   const catalog::Piece &piece,
                   const catalog::Schema &schema,
                   std::string_view language)
{
    for (const auto &amended : piece.amended) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(amended.attribute)];
        facts.amendments.push_back(
            {attribute.slug,
             words(attribute.label.in(language)),
             valueWords(piece, schema, amended.attribute, language),
             amended.shipped.isUnknown()
                 ? Words::tr("unknown")
                 : valueWords(amended.shipped, attribute, schema, language)});
    }
}

} // namespace

PieceFacts
factsOf(const catalog::Piece &piece, const catalog::GameData &game, std::string_view language)
{
    const auto &schema = *game.schema;
    PieceFacts facts;
    facts.name = words(piece.nameIn(language));
    facts.kindLine = kindLineOf(piece, schema, language);
    facts.statusWord = statusWord(piece.status);
    facts.statusSentence = statusSentence(piece.status);
    facts.source = words(piece.source);
    for (std::size_t place = 0; place < schema.attributes.size(); ++place) {
        addValue(facts, piece, place, game, language);
    }
    addNames(facts, piece, language);
    addAmendments(facts, piece, schema, language);
    return facts;
}

const catalog::RuleText *ruleOf(const catalog::GameData &game, std::string_view slug)
{
    const auto *ability = game.text("ability", slug);
    return ability ? ability : game.text("keyword", slug);
}

} // namespace models
