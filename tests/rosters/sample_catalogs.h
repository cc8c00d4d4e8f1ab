// Two small catalogues that the tests of rosters look names up in: one of chips, some of which have
// two printings or brackets in their name, and one of units of which several share a name.
#pragma once

#include "catalog/catalog.h"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace sample
{

using Cells = std::vector<std::pair<std::string, std::string>>;

const catalog::Catalog &chips();
const catalog::Catalog &units();

catalog::PiecePointer piece(const catalog::Schema &schema,
                            const std::string &key,
                            const std::string &name,
                            const Cells &cells,
                            catalog::Status status = catalog::Status::Demo);

// chips() as it is on another person's computer.
catalog::Catalog chipsWith(const std::vector<catalog::PiecePointer> &pieces);
catalog::Catalog emptyChips();

} // namespace sample
