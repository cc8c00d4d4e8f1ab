// How the words of a line find pieces: which of them a qualifier fits, and the words that name
// one piece among several. Within core/rosters only; others call lookUp() and qualifierFor().
#pragma once

#include "rosters/roster.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

// The two attributes that every game with printings names alike (sets.json belongs to them).
inline constexpr std::string_view SetAttribute = "set";
inline constexpr std::string_view NumberAttribute = "number";

// Those that the qualifier fits best: by what tells pieces apart, else by their type, else pieces
// whose set is unknown where it names a set. All of them where it is empty.
std::vector<catalog::PiecePointer> qualified(const std::vector<catalog::PiecePointer> &pieces,
                                             const catalog::Catalog &catalog,
                                             std::string_view qualifier);

// Places in the schema of the attributes that tell pieces of one name apart, in its order.
std::vector<int> identityAttributes(const catalog::Schema &schema);

// "Decoy (Gold)"; the bare name where no words tell it apart.
std::string describedFor(const catalog::Piece &piece, const catalog::Catalog &catalog);

// The line with its key, name and qualifier as withKeys() has them.
Line withKey(const Line &line, const catalog::Catalog &catalog);

} // namespace rosters
