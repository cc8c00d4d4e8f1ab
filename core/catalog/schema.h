// What the pieces of one game have: attributes with their kinds, labels and search names, and the
// vocabulary of abilities or keywords. The schema drives the editor, the search, the columns, the
// codecs and the faces, so a new game is a data file. Read from data/<game>/schema.json.
#pragma once

#include "base/result.h"
#include "files/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace catalog
{

enum class AttributeKind {
    Text,
    LongText,
    Number,
    Choice, // one of a closed list
    YesNo,
    Notation, // `strike 3 {all}; (poison)`, see notation.h
    Counts,   // `red 1 blue 2`: words with numbers
};

struct Choice {
    std::string value; // as files and the command line have it: "Elves", "troop"
    base::LocalText label;
    base::LocalText plural;         // empty where the data gives none
    std::vector<std::string> names; // further spellings that are understood
    std::string colour;             // "#rrggbb", or empty
    std::string side;               // such as "demon"; empty where the game has no sides
    std::string symbol;             // such as "star"; empty where there is none
};

struct Attribute {
    std::string slug;
    base::LocalText label;
    base::LocalText shortLabel; // "Pts", for narrow columns; empty where the data gives none
    AttributeKind kind = AttributeKind::Text;
    std::vector<std::string> queryNames;
    std::vector<Choice> choices;
    bool ordered = false;     // the order of `choices` is an order for < and >
    std::int64_t minimum = 0; // of a number
    std::int64_t maximum = 999999;
    std::vector<std::string> appliesTo; // types it belongs to; empty: all
    std::string vocabulary;             // of a notation
    int notationSlot = -1;              // place in Piece::notations; -1 for the other kinds

    // The choice of that value, label or further spelling, compared folded; null where none is.
    const Choice *choice(std::string_view written) const;
    // The place of a choice in the list, -1 where it is none.
    int choiceIndex(std::string_view value) const;
};

struct Modifier {
    std::string slug;
    base::LocalText label;
};

enum class ValueForm { None, Required, Optional };

enum class ActsOn {
    Others, // at least one of the pieces that it acts on is another one
    Itself, // only on the piece that has it
};

struct VocabularyItem {
    std::string slug;
    base::LocalText label;
    ValueForm value = ValueForm::None;
    ActsOn actsOn = ActsOn::Others;
    std::string abilityClass; // "attack", "movement", …; empty where it has none
    std::string timing;       // "continuous" or "standard"; empty where the game has no such thing
    std::string choice;       // "optional" or "forced"
    std::vector<std::string> modifiers; // those that make sense on it
    bool inert = false;                 // the name is known, its rule is not
};

struct Vocabulary {
    std::string slug;
    bool hasImmunities = false;
    bool hasIgnores = false;
    std::vector<Modifier> modifiers;
    std::vector<VocabularyItem> items;

    int itemIndex(std::string_view slug) const; // -1 where there is none
    int modifierIndex(std::string_view slug) const;
};

// What of a piece is shown where there is not room for everything; places in Schema::attributes,
// in the order of the file.
struct Shown {
    std::vector<int> catalogue;     // beside the name in a narrow list
    std::vector<int> catalogueWide; // also there where the list is wide
    std::vector<int> roster;        // beside the name in a roster
    std::vector<int> curves;        // counted over a roster
    int group =
        -1; // a roster is grouped by it, from the highest down where its choices are ordered
};

struct Schema {
    std::string game; // slug
    base::LocalText title;
    base::LocalNoun pieceNoun;
    base::LocalNoun rosterNoun;
    std::vector<std::string> identity; // "name" and slugs of attributes that tell pieces apart
    std::string typedBy;               // slug of the attribute that says what a piece is
    std::vector<Attribute> attributes;
    std::vector<Vocabulary> vocabularies;
    Shown shown; // without word of the file nothing but names, grouped by type

    int attributeIndex(std::string_view slug) const; // -1 where there is none
    const Attribute *attribute(std::string_view slug) const;
    const Vocabulary *vocabulary(std::string_view slug) const;
    const Vocabulary *vocabularyOf(const Attribute &attribute) const;
};

base::Result<Schema> readSchema(const files::json::Node &root, const std::string &file);

// A set or expansion as data/<game>/sets.json lists it.
struct PieceSet {
    std::string name; // as the `set` cell of a piece holds it
    std::string code; // "DoU"; may be empty
    base::LocalText label;
    std::optional<std::int64_t> year;
    std::optional<std::int64_t> size; // how many pieces it holds, where known
};

base::Result<std::vector<PieceSet>> readSets(const files::json::Node &root,
                                             const std::string &file);

} // namespace catalog
