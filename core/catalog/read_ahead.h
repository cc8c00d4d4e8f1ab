// A search over a large catalogue waits for memory more than it computes. So it asks for what its
// conditions will read of a piece some pieces ahead: first where the piece keeps it, then where the
// value lies, then what the value points to. It fetches, and changes nothing.
#pragma once

#include "catalog/piece.h"

#include <cstddef>
#include <span>
#include <vector>

namespace catalog
{

// Something that a condition reads of every piece.
struct Reading {
    enum class Kind {
        Field,     // a plain member, such as the status; `at` is its place within Piece
        Names,     // Piece::foldedNames
        Value,     // a number, choice or state; `at` is the attribute
        Text,      // the text of a value; `at` is the attribute
        Abilities, // `at` is the notation's slot
    };
    Kind kind = Kind::Names;
    std::size_t at = 0;

    bool operator==(const Reading &) const = default;
};

class ReadAhead
{
public:
    void add(Reading reading); // once each
    // To be called for each place in turn, before the piece there is matched.
    void fetchFor(std::span<const PiecePointer> pieces, std::size_t place) const;

private:
    std::vector<Reading> m_readings;
};

} // namespace catalog
