// Pieces for the tests and the gallery of faces, from rows as they stand in piece files.
#pragma once

#include "catalog/game_data.h"

#include <string>
#include <utility>
#include <vector>

namespace samples
{

using Cells = std::vector<std::pair<std::string, std::string>>; // attribute, cell

inline catalog::Piece piece(const catalog::Schema &schema, std::string name, const Cells &cells)
{
    catalog::Piece result;
    result.key = "test/" + name;
    result.name = std::move(name);
    result.values.resize(schema.attributes.size());
    catalog::finishPiece(result, schema);
    for (const auto &[attribute, cell] : cells) {
        // A cell that cannot be read stays unknown and is seen as such.
        (void)catalog::setValue(result, schema, schema.attributeIndex(attribute), cell);
    }
    catalog::finishPiece(result, schema);
    return result;
}

} // namespace samples
