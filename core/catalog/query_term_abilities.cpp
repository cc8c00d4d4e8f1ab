// Terms about abilities and keywords, and about what is there or lacking at all.
#include "base/fold.h"
#include "catalog/ability_words.h"
#include "catalog/query_term.h"

namespace catalog
{

using base::text;

namespace
{

using Form = TermValue::Form;

// Fields under all their spellings, for `has:` and `unknown:`.
class NamedFields
{
public:
    void addItem(const SearchField &field, const VocabularyItem &item)
    {
        m_spellings.add(item.slug, next());
        m_spellings.add(item.label, next());
        m_fields.push_back(field);
    }
    void addAttributes(const Schema &schema)
    {
        attributeSpellings(schema).copyTo(m_spellings, next());
        for (int place = 0; place < static_cast<int>(schema.attributes.size()); ++place) {
            m_fields.push_back({SearchField::Kind::Attribute, place});
        }
    }
    const SearchField *find(std::string_view written) const
    {
        const auto found = m_spellings.find(written);
        return found ? &m_fields[static_cast<std::size_t>(*found)] : nullptr;
    }
    std::string nearest(std::string_view written) const { return m_spellings.nearest(written); }

private:
    int next() const { return static_cast<int>(m_fields.size()); }

    Spellings m_spellings;
    std::vector<SearchField> m_fields;
};

constexpr unsigned Present = bitOf(ValueState::Given) | bitOf(ValueState::Variable);

} // namespace

const Vocabulary &TermReader::vocabularyAt(int attribute) const
{
    return *m_schema.vocabularyOf(attributeAt(attribute));
}

const VocabularyItem &TermReader::itemOf(const SearchField &field) const
{
    return vocabularyAt(field.attribute).items[static_cast<std::size_t>(field.item)];
}

std::vector<SearchField> TermReader::items() const
{
    std::vector<SearchField> result;
    for (int place = 0; place < static_cast<int>(m_schema.attributes.size()); ++place) {
        const auto *vocabulary = m_schema.vocabularyOf(attributeAt(place));
        for (std::size_t item = 0; vocabulary && item < vocabulary->items.size(); ++item) {
            result.push_back({Kind::Ability, place, static_cast<int>(item)});
        }
    }
    return result;
}

std::optional<AbilityPattern>
TermReader::patternOf(const SearchField &field, std::string_view written, const TermValue &value)
{
    const AbilityWords words = cutAbility(written);
    const Vocabulary &vocabulary = vocabularyAt(field.attribute);
    AbilityPattern pattern{attributeAt(field.attribute).notationSlot, field.item};
    pattern.form = words.form;
    pattern.value = words.value;
    const Spellings modifiers = modifierSpellings(vocabulary);
    for (const auto &word : words.modifiers) {
        const auto modifier = modifiers.find(word);
        if (!modifier) {
            refuse(value,
                   text("Query", "\"%1\" is no modifier. There are: %2.")
                       .with(word)
                       .with(modifiers.listed()));
            return std::nullopt;
        }
        pattern.modifiers.push_back(vocabulary.modifiers[static_cast<std::size_t>(*modifier)].slug);
    }
    const Spellings abilities = itemSpellings(vocabulary);
    for (const auto &word : words.ignores) {
        const auto ignored = abilities.find(word);
        pattern.ignores.push_back(
            ignored ? vocabulary.items[static_cast<std::size_t>(*ignored)].slug : word);
    }
    return pattern;
}

namespace
{

// What may be said of an ability in place of its number, as cells of a table have it.
enum class AbilityState { Had, Absent, Unknown, Variable };

std::optional<AbilityState> writtenState(const TermValue &value)
{
    const std::string word = value.form == Form::Bare ? base::fold(value.text) : std::string{};
    if (word == "yes") {
        return AbilityState::Had;
    }
    if (word == "-" || word == "no") {
        return AbilityState::Absent;
    }
    if (word == "?") {
        return AbilityState::Unknown;
    }
    return word == "x" ? std::optional(AbilityState::Variable) : std::nullopt;
}

ConditionPointer stateOf(AbilityPattern pattern, AbilityState state, bool isUnequal)
{
    if (state == AbilityState::Had || state == AbilityState::Absent) {
        auto condition = hasAbility(std::move(pattern));
        const bool isTurned = (state == AbilityState::Absent) != isUnequal;
        return isTurned ? noneOf(std::move(condition)) : std::move(condition);
    }
    auto formed = pattern;
    formed.form = state == AbilityState::Unknown ? AbilityValue::Unknown : AbilityValue::Variable;
    if (!isUnequal) {
        return hasAbility(std::move(formed));
    }
    // `strike!=?` is a strike whose number is known.
    std::vector<ConditionPointer> parts;
    parts.push_back(hasAbility(std::move(pattern)));
    parts.push_back(noneOf(hasAbility(std::move(formed))));
    return allOf(std::move(parts));
}

} // namespace

ConditionPointer
TermReader::readAbility(const SearchField &field, const Term &term, const TermValue &value)
{
    auto pattern = patternOf(field, term.field, value);
    if (!pattern) {
        return nullptr;
    }
    if (const auto state = writtenState(value)) {
        if (isOrdering(term.comparison)) {
            return refuseOrder(term, value);
        }
        return stateOf(std::move(*pattern), *state, term.comparison == Comparison::Unequal);
    }
    if (itemOf(field).value == ValueForm::None) {
        const std::string mended = "has:" + quotedWhereNeeded(term.field);
        m_mistakes.add(
            term.span,
            text("Query", "\"%1\" has no number; write %2.").with(itemOf(field).label).with(mended),
            mended);
        return nullptr;
    }
    NumberSource source{NumberSource::Kind::Ability, 0, field.attribute, std::move(*pattern)};
    return readNumber(std::move(source), term, value);
}

ConditionPointer TermReader::readNotation(int attribute, const Term &term, const TermValue &value)
{
    const Spellings spellings = itemSpellings(vocabularyAt(attribute));
    const auto item = spellings.exactly(cutAbility(value.text).name);
    if (term.comparison != Comparison::Contains || value.form == Form::Slashed || !item) {
        return readText({TextPlace::Kind::Attribute, attribute}, term, value);
    }
    auto pattern = patternOf({Kind::Ability, attribute, *item}, value.text, value);
    return pattern ? hasAbility(std::move(*pattern)) : nullptr;
}

ConditionPointer TermReader::readHas(const TermValue &value)
{
    const std::string name = cutAbility(value.text).name;
    if (name == "picture") {
        return hasPicture();
    }
    NamedFields fields;
    for (const auto &item : items()) {
        fields.addItem(item, itemOf(item));
    }
    fields.addAttributes(m_schema);
    const SearchField *field = fields.find(name);
    if (field != nullptr && field->kind == Kind::Ability) {
        auto pattern = patternOf(*field, value.text, value);
        return pattern ? hasAbility(std::move(*pattern)) : nullptr;
    }
    if (field != nullptr && name == base::fold(value.text)) {
        return attributeAt(field->attribute).kind == AttributeKind::YesNo
            ? choiceWithin(field->attribute, {false, true})
            : stateWithin(field->attribute, Present);
    }
    return refuse(value,
                  text("Query", "No piece can have \"%1\": it is no ability and no attribute.")
                      .with(value.text),
                  fields.nearest(value.text));
}

ConditionPointer TermReader::readKnown(Kind kind, const TermValue &value)
{
    NamedFields fields;
    fields.addAttributes(m_schema);
    for (const auto &item : items()) {
        fields.addItem(item, itemOf(item));
    }
    const SearchField *field = fields.find(value.text);
    if (!field) {
        return refuse(value,
                      text("Query", "\"%1\" is no attribute and no ability.").with(value.text),
                      fields.nearest(value.text));
    }
    constexpr unsigned Unknown = bitOf(ValueState::Unknown);
    if (field->kind == Kind::Attribute) {
        return stateWithin(field->attribute,
                           kind == Kind::Unknown ? Unknown : Present | bitOf(ValueState::None));
    }
    AbilityPattern pattern{attributeAt(field->attribute).notationSlot, field->item};
    auto unknownPattern = pattern;
    unknownPattern.form = AbilityValue::Unknown;
    auto isUnknown = hasAbility(std::move(unknownPattern));
    if (kind == Kind::Unknown) {
        return isUnknown;
    }
    std::vector<ConditionPointer> parts;
    parts.push_back(hasAbility(std::move(pattern)));
    parts.push_back(noneOf(std::move(isUnknown)));
    return allOf(std::move(parts));
}

// `immune:poison`, `ignores:fly`.
ConditionPointer TermReader::readAbilityName(Kind kind, const TermValue &value)
{
    Spellings spellings;
    const auto all = items();
    for (std::size_t i = 0; i < all.size(); ++i) {
        spellings.add(itemOf(all[i]).slug, static_cast<int>(i));
        spellings.add(itemOf(all[i]).label, static_cast<int>(i));
    }
    const auto found = spellings.find(value.text);
    if (!found) {
        return refuse(value,
                      text("Query", "There is no ability \"%1\".").with(value.text),
                      spellings.nearest(value.text));
    }
    const auto &field = all[static_cast<std::size_t>(*found)];
    AbilityPattern pattern{attributeAt(field.attribute).notationSlot};
    if (kind == Kind::Immune) {
        pattern.item = field.item;
        pattern.immunity = true;
    } else {
        pattern.ignores.push_back(itemOf(field).slug);
    }
    return hasAbility(std::move(pattern));
}

ConditionPointer TermReader::readModifier(const TermValue &value)
{
    Spellings all;
    std::vector<std::string> slugs;
    for (const auto &vocabulary : m_schema.vocabularies) {
        modifierSpellings(vocabulary).copyTo(all, static_cast<int>(slugs.size()));
        for (const auto &modifier : vocabulary.modifiers) {
            slugs.push_back(modifier.slug);
        }
    }
    const auto found = all.find(value.text);
    if (!found) {
        return refuse(value,
                      text("Query", "\"%1\" is no modifier. There are: %2.")
                          .with(value.text)
                          .with(all.listed()),
                      all.nearest(value.text));
    }
    AbilityPattern pattern;
    pattern.modifiers.push_back(slugs[static_cast<std::size_t>(*found)]);
    return hasAbility(std::move(pattern));
}

} // namespace catalog
