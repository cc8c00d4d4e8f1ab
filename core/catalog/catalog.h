// All pieces of one game as they stand: shipped, amended by the person, and the person's own. A
// Catalog never changes; an edit makes a new one that shares the unchanged pieces, so a search or
// a batch that holds the old one goes on undisturbed.
#pragma once

#include "catalog/piece.h"
#include "catalog/schema.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace catalog
{

// Key, attribute, value: what a person says of a shipped piece. It wins over the release.
struct Amendment {
    std::string key;
    std::string attribute; // slug
    std::string value;     // as a cell
    std::string source;
};

class Catalog
{
public:
    Catalog(std::shared_ptr<const Schema> schema,
            std::shared_ptr<const std::vector<PieceSet>> sets,
            std::vector<PiecePointer> pieces);

    const Schema &schema() const { return *m_schema; }
    std::shared_ptr<const Schema> schemaPointer() const { return m_schema; }
    const std::vector<PieceSet> &sets() const { return *m_sets; }
    // Sorted by main name, folded, then by key.
    std::span<const PiecePointer> pieces() const { return m_pieces; }

    PiecePointer find(std::string_view key) const; // null where there is none
    // Every piece that has this among its names, compared folded.
    std::vector<PiecePointer> named(std::string_view name) const;
    // The known name nearest to a mistyped one; empty where none is near.
    std::string nearestName(std::string_view name) const;
    // The set of that name or code, compared folded; null where none is.
    const PieceSet *set(std::string_view nameOrCode) const;

    // A new catalogue in which these pieces are added, or take the place of those with their key.
    Catalog with(const std::vector<PiecePointer> &pieces) const;
    Catalog without(std::string_view key) const;

private:
    std::shared_ptr<const Schema> m_schema;
    std::shared_ptr<const std::vector<PieceSet>> m_sets;
    std::vector<PiecePointer> m_pieces;
    std::unordered_map<std::string_view, std::size_t> m_byKey; // views into the pieces
    std::unordered_multimap<std::string_view, std::size_t> m_furtherNames;
};

// The pieces with the amendments in force laid over them. An amendment equal to what is shipped
// changes nothing; one of a value that cannot be read is left out and given back in `refused`.
std::vector<PiecePointer> amended(const std::vector<PiecePointer> &shipped,
                                  const Schema &schema,
                                  const std::vector<Amendment> &amendments,
                                  std::vector<base::Problem> &refused);

// Everything that identifies a piece for a rule "by name": the folded name of its title.
std::string titleOf(const Piece &piece);

} // namespace catalog
