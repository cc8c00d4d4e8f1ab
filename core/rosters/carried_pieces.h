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

// A piece that is known here beside what the file says of it, in the file's order.
struct CarriedComparison {
    catalog::PiecePointer piece; // as it is here, values unknown here taken from the file
    std::vector<CarriedDifference> differences;
    std::vector<CarriedDifference> taken;
};
CarriedComparison compareCarried(const std::vector<CarriedPiece> &carried,
                                 const std::vector<catalog::PiecePointer> &carriedPieces,
                                 const catalog::PiecePointer &here,
                                 const catalog::Schema &schema);

} // namespace rosters
