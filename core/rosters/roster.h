// What a person builds: a stack, an army, a deck. Lines of (count, piece) with a name, a format
// and notes. A line keeps the piece's key and the name as written, so a piece that vanishes leaves
// an unresolved line and never a lost one.
#pragma once

#include "catalog/catalog.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rosters
{

// A line holds 1 to this many copies; readers refuse or set aside anything else.
constexpr int LargestCount = 9999;

struct Line {
    int count = 1;
    std::string key;       // of the piece; empty while unresolved
    std::string name;      // as written
    std::string qualifier; // what stood in brackets behind the name: a set, a number, a rank
    std::string note;
    int fileLine = 0; // where it stood in the file it came from; 0 otherwise

    bool operator==(const Line &other) const
    {
        return count == other.count && key == other.key && name == other.name
            && qualifier == other.qualifier && note == other.note;
    }
};

// The values of a piece that travel with a roster, so that it can be read where the piece is not.
struct CarriedPiece {
    std::string name;
    std::vector<std::pair<std::string, std::string>> cells; // attribute slug, cell

    bool operator==(const CarriedPiece &) const = default;
};

struct Roster {
    std::string id; // of a stored roster; empty otherwise
    std::string game;
    std::string format;
    std::string name;
    std::string folder;
    std::vector<std::string> tags;
    std::string notes;
    bool archived = false;
    std::vector<std::pair<std::string, std::string>> headers; // others, in order: Faction, Agenda
    std::vector<Line> lines;
    std::vector<CarriedPiece> carried;

    int size() const; // the sum of the counts
    bool operator==(const Roster &) const = default;
};

// A roster with each line's piece looked up, which is what rules and screens work on.
struct ResolvedLine {
    const Line *line = nullptr;
    // Null where it could not be resolved. Values that are unknown here are the file's, where one
    // came with it.
    catalog::PiecePointer piece;
    std::vector<catalog::PiecePointer> candidates; // several fit: the person must pick
    base::Text reason;                             // why it is unresolved; empty otherwise
    bool fromFile = false; // the piece is not in the catalogue: the values came with the file
};

// A piece that travelled with a roster and differs from the one known here.
struct CarriedDifference {
    std::string name;
    std::string attribute; // slug
    std::string here;      // as cells
    std::string inFile;
};

struct Resolved {
    std::vector<ResolvedLine> lines;
    std::vector<CarriedDifference> differences; // the values here are the ones in use
    // Unknown here and said in the file: the pieces of the lines have the file's values.
    std::vector<CarriedDifference> taken;

    bool isComplete() const;
};

// The lines point into `roster`, which must outlive the result.
Resolved resolve(const Roster &roster, const catalog::Catalog &catalog);

// The pieces that `name` and `qualifier` fit: by any of its names (where it is the name of some and
// a further name of others, the former), the qualifier by set name or code, number, "SET number",
// type, or any identity attribute; several parts are parted by commas. A piece whose own name ends
// with those brackets goes first.
std::vector<catalog::PiecePointer>
lookUp(const catalog::Catalog &catalog, std::string_view name, std::string_view qualifier);

// The roster with keys filled in and names made canonical where a line resolves to one piece. Lines
// of one piece become one: counts add up, notes are joined.
Roster withKeys(const Roster &roster, const catalog::Catalog &catalog);

// The shortest words that tell a piece from others of its name in roster text: "DoU", "Gold",
// "Gold, S1"; empty where the name alone is enough, or where nothing tells them apart.
std::string qualifierFor(const catalog::Piece &piece, const catalog::Catalog &catalog);

// Carries the values of every piece of one's own that the roster uses, and what the person has
// amended on shipped ones. Whatever was carried before stays carried, known here or not: where the
// two differ it is the values that came with the file.
Roster withCarriedPieces(Roster roster, const catalog::Catalog &catalog);

// Equal on every computer that typed in the same pieces, whatever the order, the keys and what else
// the catalogue holds. See fingerprint.cpp for what counts.
std::string fingerprint(const Roster &roster, const catalog::Catalog &catalog);

// What to do to turn one roster into the other: count differences by piece, in roster order. Lines
// are of one piece by key, else by folded name and qualifier.
struct Difference {
    std::string name;
    std::string qualifier;
    int before = 0;
    int after = 0;
};
std::vector<Difference> differences(const Roster &before, const Roster &after);

} // namespace rosters
