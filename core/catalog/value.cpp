#include "base/fold.h"
#include "catalog/piece.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace catalog
{

using base::text;

namespace
{

Value given(std::string words, std::int32_t number = 0)
{
    return Value{ValueState::Given, number, std::move(words)};
}

base::Result<Value> readNumber(std::string_view cell, const Attribute &attribute)
{
    std::int64_t number = 0;
    const auto *end = cell.data() + cell.size();
    const auto read = std::from_chars(cell.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end) {
        return base::problem(
            text("Catalog", "%1: \"%2\" is no whole number.").with(attribute.label).with(cell),
            text("Catalog",
                 "Leave it empty where it is not known, write - where "
                 "there is none and X where it varies."));
    }
    if (number < attribute.minimum || number > attribute.maximum) {
        return base::problem(text("Catalog", "%1: %2 is not between %3 and %4.")
                                 .with(attribute.label)
                                 .with(number)
                                 .with(attribute.minimum)
                                 .with(attribute.maximum));
    }
    return given(std::to_string(number), static_cast<std::int32_t>(number));
}

base::Result<Value> readChoiceValue(std::string_view cell, const Attribute &attribute)
{
    const int index = attribute.choiceIndex(cell);
    if (index >= 0) {
        return given(attribute.choices[static_cast<std::size_t>(index)].value, index);
    }
    std::vector<std::string> known;
    std::string list;
    for (const auto &choice : attribute.choices) {
        known.push_back(choice.value);
        list += (list.empty() ? "" : ", ") + choice.value;
    }
    const std::string near = base::nearest(cell, known);
    return base::problem(text("Catalog", "%1: \"%2\" is not one of: %3.")
                             .with(attribute.label)
                             .with(cell)
                             .with(list),
                         near.empty() ? base::Text{}
                                      : text("Catalog", "Is \"%1\" meant?").with(near));
}

base::Result<Value> readYesNo(std::string_view cell, const Attribute &attribute)
{
    static constexpr std::array<std::string_view, 6> Yes{"yes", "y", "true", "1", "ja", "j"};
    static constexpr std::array<std::string_view, 5> No{"no", "n", "false", "0", "nein"};
    const std::string word = base::fold(cell);
    if (std::find(Yes.begin(), Yes.end(), word) != Yes.end()) {
        return given("yes", 1);
    }
    if (std::find(No.begin(), No.end(), word) != No.end()) {
        return given("no", 0);
    }
    return base::problem(
        text("Catalog", "%1: \"%2\" is neither yes nor no.").with(attribute.label).with(cell));
}

base::Result<Value> readCounts(std::string_view cell, const Attribute &attribute)
{
    auto counts = parseCounts(cell);
    if (!counts) {
        return base::problem(
            text("Catalog",
                 "%1: \"%2\" is no list of words with numbers, such as \"red 1 blue 2\".")
                .with(attribute.label)
                .with(cell));
    }
    std::string words;
    std::vector<std::string> seen;
    for (auto &[name, count] : *counts) {
        if (!attribute.choices.empty()) {
            auto known = readChoiceValue(name, attribute);
            if (!known) {
                return tl::unexpected(known.error());
            }
            name = known->text;
        }
        const std::string folded = base::fold(name);
        if (std::find(seen.begin(), seen.end(), folded) != seen.end()) {
            return base::problem(
                text("Catalog", "%1: \"%2\" stands there twice.").with(attribute.label).with(name),
                text("Catalog", "Add the two numbers up."));
        }
        seen.push_back(folded);
        words += (words.empty() ? "" : " ") + name + ' ' + std::to_string(count);
    }
    return given(std::move(words));
}

std::size_t lettersIn(std::string_view words)
{
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

base::Result<ValueReading>
readNotationValue(std::string_view cell, const Attribute &attribute, const Schema &schema)
{
    auto reading = parseNotation(cell, *schema.vocabularyOf(attribute));
    if (!reading.mistakes.empty()) {
        const auto &first = reading.mistakes.front();
        return base::problem(text("Catalog", "%1, at character %2: %3")
                                 .with(attribute.label)
                                 .with(lettersIn(cell.substr(0, first.at)) + 1)
                                 .with(first.what));
    }
    ValueReading result;
    result.value = given(printNotation(reading.notation));
    result.notation = std::move(reading.notation);
    result.notes = std::move(reading.notes);
    return result;
}

} // namespace

std::string written(const Value &value)
{
    switch (value.state) {
    case ValueState::Unknown:
        return {};
    case ValueState::None:
        return "-";
    case ValueState::Variable:
        return "X";
    case ValueState::Given:
        return value.text;
    }
    return {};
}

base::Result<ValueReading>
readValue(std::string_view cell, const Attribute &attribute, const Schema &schema)
{
    cell = base::trimmed(cell);
    const bool isWords =
        attribute.kind == AttributeKind::Text || attribute.kind == AttributeKind::LongText;
    if (cell.empty()) {
        return ValueReading{};
    }
    if (cell == "-" || cell == "–" || cell == "—") {
        return ValueReading{Value{ValueState::None, 0, {}}, {}, {}};
    }
    if (cell == "?" && !isWords) {
        return ValueReading{};
    }
    if ((cell == "X" || cell == "x") && attribute.kind == AttributeKind::Number) {
        return ValueReading{Value{ValueState::Variable, 0, {}}, {}, {}};
    }
    const auto wrap = [](Value value) { return ValueReading{std::move(value), {}, {}}; };
    switch (attribute.kind) {
    case AttributeKind::Text:
    case AttributeKind::LongText:
        return wrap(given(std::string(cell)));
    case AttributeKind::Number:
        return readNumber(cell, attribute).map(wrap);
    case AttributeKind::Choice:
        return readChoiceValue(cell, attribute).map(wrap);
    case AttributeKind::YesNo:
        return readYesNo(cell, attribute).map(wrap);
    case AttributeKind::Counts:
        return readCounts(cell, attribute).map(wrap);
    case AttributeKind::Notation:
        return readNotationValue(cell, attribute, schema);
    }
    return base::problem(text("Catalog", "%1 cannot hold a value.").with(attribute.label));
}

} // namespace catalog
