// Terms about attributes: numbers, choices, yes and no, counts and texts.
#include "base/fold.h"
#include "catalog/query_term.h"

#include <charconv>

namespace catalog
{

using base::text;

namespace
{

using Form = TermValue::Form;

std::optional<int> wholeNumber(std::string_view written)
{
    int number = 0;
    const char *end = written.data() + written.size();
    const auto read = std::from_chars(written.data(), end, number);
    return read.ec == std::errc{} && read.ptr == end ? std::optional(number) : std::nullopt;
}

// `?`, `-` and, of a number, `X`: as cells of a table have them. In quotes they are plain text.
std::optional<ValueState> writtenState(const TermValue &value, AttributeKind kind)
{
    if (value.form != Form::Bare) {
        return std::nullopt;
    }
    if (value.text == "?") {
        return ValueState::Unknown;
    }
    if (value.text == "-") {
        return ValueState::None;
    }
    const bool isLetter = value.text == "X" || value.text == "x";
    return isLetter && kind == AttributeKind::Number ? std::optional(ValueState::Variable)
                                                     : std::nullopt;
}

ConditionPointer stateCondition(int attribute, ValueState state, Comparison comparison)
{
    if (comparison != Comparison::Unequal) {
        return stateWithin(attribute, bitOf(state));
    }
    // What is not known may be anything, so it is not said to differ.
    constexpr unsigned Known =
        bitOf(ValueState::None) | bitOf(ValueState::Variable) | bitOf(ValueState::Given);
    return stateWithin(attribute, Known & ~bitOf(state));
}

std::optional<Parity> parityOf(const TermValue &value)
{
    const std::string word = base::fold(value.text);
    if (word == "even") {
        return Parity::Even;
    }
    return word == "odd" ? std::optional(Parity::Odd) : std::nullopt;
}

} // namespace

ConditionPointer TermReader::readAttribute(int attribute, const Term &term, const TermValue &value)
{
    const AttributeKind kind = attributeAt(attribute).kind;
    if (const auto state = writtenState(value, kind)) {
        return isOrdering(term.comparison) ? refuseOrder(term, value)
                                           : stateCondition(attribute, *state, term.comparison);
    }
    const bool holdsText = kind == AttributeKind::Text || kind == AttributeKind::LongText
        || kind == AttributeKind::Notation;
    if (value.form == Form::Slashed && !holdsText) {
        return refuse(value,
                      text("Query", "A pattern between slashes fits names and texts, not \"%1\".")
                          .with(term.field));
    }
    switch (kind) {
    case AttributeKind::Number:
        return readNumber({NumberSource::Kind::Attribute, 0, attribute}, term, value);
    case AttributeKind::Choice:
        return readChoice(attribute, term, value);
    case AttributeKind::YesNo:
        return readYesNo(attribute, term, value);
    case AttributeKind::Counts:
        return readCounts(attribute, term, value);
    case AttributeKind::Notation:
        return readNotation(attribute, term, value);
    case AttributeKind::Text:
    case AttributeKind::LongText:
        break;
    }
    return attributeAt(attribute).slug == "set"
        ? readSet(attribute, term, value)
        : readText({TextPlace::Kind::Attribute, attribute}, term, value);
}

// A number, or another field that gives numbers (`pts>range`).
std::optional<NumberSource> TermReader::numberOf(const TermValue &value) const
{
    if (const auto number = wholeNumber(value.text)) {
        return NumberSource{NumberSource::Kind::Constant, *number};
    }
    const SearchField *field = m_fields.find(value.text);
    if (!field || field->attribute < 0) {
        return std::nullopt;
    }
    const auto &attribute = attributeAt(field->attribute);
    if (field->kind == Kind::Ability) {
        return NumberSource{NumberSource::Kind::Ability,
                            0,
                            field->attribute,
                            AbilityPattern{attribute.notationSlot, field->item}};
    }
    switch (attribute.kind) {
    case AttributeKind::Number:
        return NumberSource{NumberSource::Kind::Attribute, 0, field->attribute};
    case AttributeKind::Counts:
        return NumberSource{NumberSource::Kind::Total, 0, field->attribute};
    default:
        return std::nullopt;
    }
}

ConditionPointer
TermReader::readNumber(NumberSource source, const Term &term, const TermValue &value)
{
    if (const auto parity = parityOf(value)) {
        if (isOrdering(term.comparison)) {
            return refuseOrder(term, value);
        }
        const bool isOdd = (*parity == Parity::Odd) != (term.comparison == Comparison::Unequal);
        return numberIs(isOdd ? Parity::Odd : Parity::Even, std::move(source));
    }
    if (auto other = numberOf(value)) {
        return numberCompares(std::move(source), term.comparison, std::move(*other));
    }
    return refuse(value,
                  text("Query", "\"%1\" is neither a whole number nor a field that holds one.")
                      .with(value.text),
                  numberSpellings(m_schema).nearest(value.text));
}

ConditionPointer TermReader::readChoice(int attribute, const Term &term, const TermValue &value)
{
    const auto &described = attributeAt(attribute);
    if (isOrdering(term.comparison) && !described.ordered) {
        return refuseOrder(term, value);
    }
    const Spellings choices = choiceSpellings(described);
    const auto wanted = choices.find(value.text);
    if (!wanted) {
        return refuse(value,
                      text("Query", "%1: \"%2\" does not stand for one of: %3.")
                          .with(described.label)
                          .with(value.text)
                          .with(choices.listed()),
                      choices.nearest(value.text));
    }
    std::vector<bool> allowed;
    allowed.reserve(described.choices.size());
    for (int choice = 0; choice < static_cast<int>(described.choices.size()); ++choice) {
        allowed.push_back(compare(choice, term.comparison, *wanted));
    }
    return choiceWithin(attribute, std::move(allowed));
}

ConditionPointer TermReader::readYesNo(int attribute, const Term &term, const TermValue &value)
{
    if (isOrdering(term.comparison)) {
        return refuseOrder(term, value);
    }
    const auto reading = catalog::readValue(value.text, attributeAt(attribute), m_schema);
    if (!reading || !reading->value.isGiven()) {
        return refuse(
            value,
            text("Query", "\"%1\" is yes or no, not %2.").with(term.field).with(value.text),
            "yes");
    }
    const bool isYes = (reading->value.number == 1) != (term.comparison == Comparison::Unequal);
    return choiceWithin(attribute, {!isYes, isYes});
}

// The word as pieces have it, folded. Where the attribute has no list of its own, its words are
// often choices of another attribute (the symbols of a faction), which helps spelling them.
std::optional<std::string> TermReader::countedWord(const Attribute &attribute,
                                                   std::string_view word) const
{
    if (!attribute.choices.empty()) {
        const auto choice = choiceSpellings(attribute).find(word);
        return choice
            ? std::optional(base::fold(attribute.choices[static_cast<std::size_t>(*choice)].value))
            : std::nullopt;
    }
    for (const auto &other : m_schema.attributes) {
        if (const auto choice = choiceSpellings(other).find(word);
            choice && other.kind == AttributeKind::Choice) {
            return base::fold(other.choices[static_cast<std::size_t>(*choice)].value);
        }
    }
    return base::fold(word);
}

ConditionPointer TermReader::readCounts(int attribute, const Term &term, const TermValue &value)
{
    const auto &described = attributeAt(attribute);
    if (numberOf(value) || parityOf(value)) {
        return readNumber({NumberSource::Kind::Total, 0, attribute}, term, value);
    }
    std::vector<NeededCount> needed;
    const std::string folded = base::fold(value.text);
    for (const auto word : base::split(folded, ' ')) {
        const auto number = wholeNumber(word);
        if (number && !needed.empty()) {
            needed.back().number = number;
            continue;
        }
        auto counted = countedWord(described, word);
        if (!counted || number) {
            const Spellings choices = choiceSpellings(described);
            return refuse(value,
                          text("Query", "%1: \"%2\" does not stand for one of: %3.")
                              .with(described.label)
                              .with(word)
                              .with(choices.listed()),
                          choices.nearest(value.text));
        }
        needed.push_back({std::move(*counted), std::nullopt});
    }
    return countsCompare(attribute, term.comparison, needed);
}

ConditionPointer TermReader::readText(TextPlace place, const Term &term, const TermValue &value)
{
    if (isOrdering(term.comparison)) {
        return refuseOrder(term, value);
    }
    const bool isUnequal = term.comparison == Comparison::Unequal;
    if (value.form == Form::Slashed) {
        auto pattern = compiled(value);
        auto condition = pattern ? textFits(place, std::move(pattern)) : nullptr;
        return isUnequal ? noneOf(std::move(condition)) : std::move(condition);
    }
    std::string folded = base::fold(value.text);
    if (folded.empty()) {
        return refuse(value, text("Query", "There are no words to look for here."));
    }
    if (term.comparison == Comparison::Contains) {
        return textContains(place, std::move(folded));
    }
    return isUnequal ? textIsOther(place, {std::move(folded)})
                     : textIsOneOf(place, {std::move(folded)});
}

} // namespace catalog
