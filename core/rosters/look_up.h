// How the words of a line find pieces: whether a qualifier fits a piece, and the words that name
// one piece among several. Within core/rosters only; others call lookUp() and qualifierFor().
#pragma once

#include "rosters/roster.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

bool qualifierFits(const catalog::Catalog &catalog,
                   const catalog::Piece &piece,
                   std::string_view qualifier);

// Places in the schema of the attributes that tell pieces of one name apart, in its order.
std::vector<int> identityAttributes(const catalog::Schema &schema);

// "Decoy (Gold)"; the bare name where no words tell it apart.
std::string describedFor(const catalog::Piece &piece, const catalog::Catalog &catalog);

// The line with its key, name and qualifier as withKeys() has them.
Line withKey(const Line &line, const catalog::Catalog &catalog);

} // namespace rosters
