// The chips of a match as pieces of the catalogue, for their faces: a setup is complete in itself
// and may be older than the catalogue, so what it says goes first, and a chip that no catalogue
// knows is made of the setup's figures alone.
#pragma once

#include "catalog/catalog.h"
#include "games/clout/setup.h"

namespace boards
{

// Never null. The catalogue's own where it says what the setup says.
catalog::PiecePointer pieceOf(const games::clout::Kind &kind, const catalog::Catalog &catalog);

} // namespace boards
