// Which pieces a row of a table speaks of when it gives no key: those of its name that do not
// differ in what tells pieces of one name apart. Used by imports.
#pragma once

#include "catalog/piece_table.h"

#include <vector>

namespace catalog
{

// None: the row is a new piece; several: it does not say enough.
std::vector<PiecePointer> matching(const PieceRow &row, const Catalog &catalog);

// Whether this is one of the piece's names, compared folded.
bool hasName(const Piece &piece, std::string_view name);

} // namespace catalog
