// The order of a catalogue's pieces by one column: text as the language sorts it, numbers by size,
// ordered choices by their rank; what is unknown comes last whichever way it is sorted.
#pragma once

#include "models/catalog_columns.h"

#include <Qt>

#include <cstdint>
#include <span>
#include <vector>

namespace models
{

std::vector<std::uint32_t> sortedPlaces(std::span<const catalog::PiecePointer> pieces,
                                        const CatalogColumns &columns,
                                        int column,
                                        Qt::SortOrder order);

} // namespace models
