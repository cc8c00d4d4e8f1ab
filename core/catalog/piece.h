// One printing of a catalogue entry: its key, names, status, source and a value for each attribute
// of its game's schema. A value is unknown, none, variable or given, and files write it so: blank,
// `-`, `X`, or the value itself (DESIGN: data, honestly).
#pragma once

#include "catalog/notation.h"
#include "catalog/schema.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace catalog
{

enum class ValueState : std::uint8_t { Unknown, None, Variable, Given };

struct Value {
    ValueState state = ValueState::Unknown;
    std::int32_t number = 0; // of a number; of a choice its place in the list; yes is 1, no is 0
    std::string text; // canonical words where state is Given; the parsed form of a notation is in
                      // Piece::notations

    bool isGiven() const { return state == ValueState::Given; }
    bool isUnknown() const { return state == ValueState::Unknown; }
    bool operator==(const Value &) const = default;
};

// As a cell of a table: "" unknown, "-" none, "X" variable.
std::string written(const Value &value);

struct ValueReading {
    Value value;
    Notation notation; // of a notation attribute
    std::vector<NotationRemark> notes;
};

// Reads a cell for that attribute. The Problem has no file or line; it names attribute and place.
base::Result<ValueReading>
readValue(std::string_view cell, const Attribute &attribute, const Schema &schema);

// `red 1 blue 2`, `red 1; blue 2` or `1 red, 2x blue` as pairs in the order written; a word may
// have several parts. Nothing where the text is no such list.
using Counts = std::vector<std::pair<std::string, int>>;
std::optional<Counts> parseCounts(std::string_view text);

enum class Status : std::uint8_t { Official, Partial, Demo, Own };
std::string_view slugOf(Status status);
std::optional<Status> statusOf(std::string_view slug);

struct FurtherName {
    std::string language; // two letters
    std::string name;
    std::string source;

    bool operator==(const FurtherName &) const = default;
};

// `de:Baumhirte; en:Necromutant Desecrator [rulebook]`
std::vector<FurtherName> parseFurtherNames(std::string_view cell);
std::string printFurtherNames(const std::vector<FurtherName> &names);

// A value of a shipped piece that the person has replaced, and what the release says instead.
struct AmendedValue {
    int attribute = 0; // place in the schema
    Value shipped;
};

struct Piece {
    std::string key;
    std::string name;
    std::vector<FurtherName> names;
    Status status = Status::Own;
    std::string source;
    std::vector<Value> values;       // one for each attribute of the schema
    std::vector<Notation> notations; // one for each notation attribute, by Attribute::notationSlot
    std::vector<AmendedValue> amended;
    std::string picture;     // SHA-256 of a photograph in the profile, or empty
    std::string foldedNames; // all its names, folded, a line each; made by finishPiece()

    const Value &value(int attribute) const { return values[static_cast<std::size_t>(attribute)]; }
    // The name of that language where it has one, else its name.
    const std::string &nameIn(std::string_view language) const;
};

using PiecePointer = std::shared_ptr<const Piece>;

// The value of an attribute by slug; unknown where the schema has none of that slug.
const Value &valueOf(const Piece &piece, const Schema &schema, std::string_view slug);
const Notation *notationOf(const Piece &piece, const Schema &schema, std::string_view attribute);

// Sets a value from a cell, and everything that follows from it: with another type, attributes that
// the old one did not have are unknown again.
base::Outcome setValue(Piece &piece, const Schema &schema, int attribute, std::string_view cell);

// Sizes the value lists, makes the attributes that do not belong to the piece's type *none*, and
// folds the names. Call it once all values are set.
void finishPiece(Piece &piece, const Schema &schema);

// Attributes of this piece whose value is unknown, as places in the schema; long texts and
// collection data count too.
std::vector<int> unknownAttributes(const Piece &piece, const Schema &schema);

} // namespace catalog
