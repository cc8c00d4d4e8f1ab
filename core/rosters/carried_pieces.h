// Pieces whose values came along with a roster: made whole from their cells, found for a line, and
// compared with the pieces known here. Within core/rosters only.
#pragma once

#include "rosters/roster.h"

#include <string_view>
#include <vector>

namespace rosters
{

// A piece for each. Cells of attributes that this schema lacks, or that it cannot read, are left
// out: such a value is unknown, not wrong.
std::vector<catalog::PiecePointer> piecesFrom(const std::vector<CarriedPiece> &carried,
                                              const catalog::Schema &schema);

// Those of `carried` (made by piecesFrom) that name and qualifier fit.
std::vector<catalog::PiecePointer> lookUpCarried(const std::vector<catalog::PiecePointer> &carried,
                                                 const catalog::Catalog &catalog,
                                                 std::string_view name,
                                                 std::string_view qualifier);

// What the file says of that piece otherwise than it is known here, in the file's order.
std::vector<CarriedDifference>
carriedDifferences(const std::vector<CarriedPiece> &carried,
                   const std::vector<catalog::PiecePointer> &carriedPieces,
                   const catalog::Piece &here,
                   const catalog::Schema &schema);

} // namespace rosters
