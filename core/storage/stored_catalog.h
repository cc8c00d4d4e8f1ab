// The catalogue in force of one game: what is shipped, with the person's amendments and pictures
// laid over it, the person's own pieces, and pieces that a release dropped but rosters still use.
#pragma once

#include "catalog/game_data.h"
#include "storage/piece_store.h"

namespace storage
{

struct StoredCatalog {
    catalog::Catalog catalog;
    std::vector<base::Problem> problems; // values left out, each with its piece; nothing is fatal
    std::vector<std::string> dropped;    // keys of kept pieces that are no longer shipped
};

// The journal notes how the catalogue stands, for an import that is planned on it.
base::Result<StoredCatalog> storedCatalog(const catalog::GameData &shipped, Journal &journal);

// Once at start, where the profile can be written: amendments that the release now agrees with
// go, and kept copies follow the release.
base::Result<AmendmentReport> followRelease(const catalog::GameData &shipped, Journal &journal);

} // namespace storage
