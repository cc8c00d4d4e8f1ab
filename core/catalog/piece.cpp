#include "catalog/piece.h"

#include "base/fold.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace catalog
{

using base::text;

namespace
{

constexpr std::array<std::pair<Status, std::string_view>, 4> StatusSlugs{{
    {Status::Official, "official"},
    {Status::Partial, "partial"},
    {Status::Demo, "demo"},
    {Status::Own, "own"},
}};

Value given(std::string words, std::int32_t number = 0)
{
    return Value{ValueState::Given, number, std::move(words)};
}

const std::string &englishLabel(const Attribute &attribute)
{
    return attribute.label.in("en");
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
    for (auto &[name, count] : *counts) {
        if (!attribute.choices.empty()) {
            auto known = readChoiceValue(name, attribute);
            if (!known) {
                return tl::unexpected(known.error());
            }
            name = known->text;
        }
        words += (words.empty() ? "" : " ") + name + ' ' + std::to_string(count);
    }
    return given(std::move(words));
}

base::Result<ValueReading>
readNotationValue(std::string_view cell, const Attribute &attribute, const Schema &schema)
{
    auto reading = parseNotation(cell, *schema.vocabularyOf(attribute));
    if (!reading.mistakes.empty()) {
        const auto &first = reading.mistakes.front();
        return base::problem(text("Catalog", "%1, at character %2: %3")
                                 .with(attribute.label)
                                 .with(first.at + 1)
                                 .with(first.what));
    }
    ValueReading result;
    result.value = given(printNotation(reading.notation));
    result.notation = std::move(reading.notation);
    result.notes = std::move(reading.notes);
    return result;
}

bool isDigits(std::string_view word)
{
    return !word.empty() && word.size() <= 3
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
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
    if (cell == "-") {
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
    return base::problem(text("Catalog", "%1 cannot hold a value.").with(englishLabel(attribute)));
}

std::optional<Counts> parseCounts(std::string_view text)
{
    // `red 1 blue 2`, also `red 1; blue 2`, `3 x Algeroth` and a word of several parts.
    Counts result;
    std::string name;
    int leading = 0;
    std::string plain(text);
    std::replace_if(
        plain.begin(),
        plain.end(),
        [](char c) { return c == ';' || c == ','; },
        ' ');
    for (const auto word : base::split(plain, ' ')) {
        if (word.empty() || word == "x" || word == "×") {
            continue;
        }
        if (!isDigits(word)) {
            name += (name.empty() ? "" : " ") + std::string(word);
        } else if (name.empty()) {
            leading = std::stoi(std::string(word));
        } else {
            const int count = std::stoi(std::string(word));
            result.emplace_back(std::move(name), leading > 0 ? leading : count);
            name.clear();
            leading = leading > 0 ? count : 0;
        }
    }
    if (!name.empty() && leading == 0) {
        return std::nullopt;
    }
    if (!name.empty()) {
        result.emplace_back(std::move(name), leading);
    }
    return result.empty() ? std::nullopt : std::optional(result);
}

std::string_view slugOf(Status status)
{
    return StatusSlugs[static_cast<std::size_t>(status)].second;
}

std::optional<Status> statusOf(std::string_view slug)
{
    for (const auto &[status, name] : StatusSlugs) {
        if (name == slug) {
            return status;
        }
    }
    return std::nullopt;
}

std::vector<FurtherName> parseFurtherNames(std::string_view cell)
{
    std::vector<FurtherName> result;
    for (auto part : base::split(cell, ';')) {
        part = base::trimmed(part);
        if (part.empty()) {
            continue;
        }
        FurtherName name;
        if (part.size() > 3 && part[2] == ':') {
            name.language = base::fold(part.substr(0, 2));
            part = base::trimmed(part.substr(3));
        }
        const auto open = part.rfind('[');
        if (part.back() == ']' && open != std::string_view::npos) {
            name.source = base::trimmed(part.substr(open + 1, part.size() - open - 2));
            part = base::trimmed(part.substr(0, open));
        }
        name.name = part;
        if (!name.name.empty()) {
            result.push_back(std::move(name));
        }
    }
    return result;
}

std::string printFurtherNames(const std::vector<FurtherName> &names)
{
    std::string result;
    for (const auto &name : names) {
        result += result.empty() ? "" : "; ";
        result += name.language.empty() ? "" : name.language + ':';
        result += name.name;
        result += name.source.empty() ? "" : " [" + name.source + ']';
    }
    return result;
}

const std::string &Piece::nameIn(std::string_view language) const
{
    const auto found =
        std::find_if(names.begin(), names.end(), [language](const FurtherName &further) {
            return further.language == language;
        });
    // A further name in the language of the name itself is another spelling, not the one to show.
    return language == "en" || found == names.end() ? name : found->name;
}

const Value &valueOf(const Piece &piece, const Schema &schema, std::string_view slug)
{
    static const Value unknown;
    const int index = schema.attributeIndex(slug);
    return index < 0 ? unknown : piece.value(index);
}

const Notation *notationOf(const Piece &piece, const Schema &schema, std::string_view attribute)
{
    const Attribute *found = schema.attribute(attribute);
    if (!found || found->notationSlot < 0) {
        return nullptr;
    }
    return &piece.notations[static_cast<std::size_t>(found->notationSlot)];
}

base::Outcome setValue(Piece &piece, const Schema &schema, int attribute, std::string_view cell)
{
    const auto place = static_cast<std::size_t>(attribute);
    const Attribute &which = schema.attributes[place];
    auto reading = readValue(cell, which, schema);
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    piece.values.resize(schema.attributes.size());
    piece.values[place] = std::move(reading->value);
    if (which.notationSlot >= 0) {
        const auto slot = static_cast<std::size_t>(which.notationSlot);
        piece.notations.resize(std::max(piece.notations.size(), slot + 1));
        piece.notations[slot] = std::move(reading->notation);
    }
    return {};
}

void finishPiece(Piece &piece, const Schema &schema)
{
    piece.values.resize(schema.attributes.size());
    std::size_t slots = 0;
    for (const auto &attribute : schema.attributes) {
        slots += attribute.notationSlot >= 0 ? 1 : 0;
    }
    piece.notations.resize(slots);
    const Value &type = valueOf(piece, schema, schema.typedBy);
    for (std::size_t i = 0; type.isGiven() && i < schema.attributes.size(); ++i) {
        const auto &belongs = schema.attributes[i].appliesTo;
        if (!belongs.empty() && piece.values[i].isUnknown()
            && std::find(belongs.begin(), belongs.end(), type.text) == belongs.end()) {
            piece.values[i].state = ValueState::None;
        }
    }
    piece.foldedNames = base::fold(piece.name);
    for (const auto &further : piece.names) {
        piece.foldedNames += '\n' + base::fold(further.name);
    }
}

std::vector<int> unknownAttributes(const Piece &piece, const Schema &schema)
{
    std::vector<int> result;
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        if (piece.values[i].isUnknown()) {
            result.push_back(static_cast<int>(i));
        }
    }
    return result;
}

} // namespace catalog
