#include "catalog/piece.h"

#include "base/fold.h"

#include <algorithm>
#include <array>
#include <utility>

namespace catalog
{

namespace
{

constexpr std::array<std::pair<Status, std::string_view>, 4> StatusSlugs{{
    {Status::Official, "official"},
    {Status::Partial, "partial"},
    {Status::Demo, "demo"},
    {Status::Own, "own"},
}};

bool isLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

// Whether an attribute belongs to pieces of that type; to one of unknown type everything may.
bool belongs(const Attribute &attribute, const Value &type)
{
    const auto &types = attribute.appliesTo;
    return types.empty() || !type.isGiven()
        || std::find(types.begin(), types.end(), type.text) != types.end();
}

// An attribute that was none only because of the piece's type is unknown again where the new type
// has it.
void forgetOldType(Piece &piece, const Schema &schema, const Value &before, const Value &after)
{
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        if (piece.values[i].state == ValueState::None && !belongs(attribute, before)
            && belongs(attribute, after)) {
            piece.values[i] = {};
        }
    }
}

} // namespace

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
        const bool saysLanguage =
            part.size() > 3 && part[2] == ':' && isLetter(part[0]) && isLetter(part[1]);
        if (saysLanguage) {
            name.language = base::fold(part.substr(0, 2));
            part = base::trimmed(part.substr(3));
        }
        const auto open = part.rfind('[');
        if (!part.empty() && part.back() == ']' && open != std::string_view::npos) {
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
    const Value before = std::exchange(piece.values[place], std::move(reading->value));
    if (which.slug == schema.typedBy && before.isGiven()) {
        forgetOldType(piece, schema, before, piece.values[place]);
    }
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
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        if (piece.values[i].isUnknown() && !belongs(schema.attributes[i], type)) {
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
