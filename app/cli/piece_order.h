// The order in which a search shows its pieces: the catalogue's own, or by name, key, status or an
// attribute. What is unknown or none comes last, whichever way it is sorted.
#pragma once

#include "catalog/query.h"

#include <string>
#include <vector>

namespace cli
{

struct PieceOrder {
    enum class By { Name, Key, Status, Attribute };
    By by = By::Name;
    int attribute = -1; // place in the schema
    catalog::SortDirection direction = catalog::SortDirection::Ascending;
};

// A word such as "points", "pts" or "-name". Fails naming what there is to sort by.
base::Result<PieceOrder> pieceOrder(const std::string &word, const catalog::Schema &schema);

void sortPieces(std::vector<catalog::PiecePointer> &pieces,
                const catalog::Schema &schema,
                const PieceOrder &order);

} // namespace cli
