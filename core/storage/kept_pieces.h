// Copies of shipped pieces that stored rosters use. A later release may drop a piece; then its
// copy goes on standing in the catalogue, with the status it had, for as long as it is wanted.
// Copies are written with the edit that uses the piece and follow the release while it has it.
#pragma once

#include "catalog/catalog.h"
#include "storage/database.h"

#include <string>
#include <vector>

namespace storage
{

// Within the transaction of an edit. Pieces of one's own are not copied: they are stored anyway.
base::Outcome keepUsedPieces(Database &database,
                             const std::vector<std::string> &keys,
                             const catalog::Catalog &catalog);

// Pieces that are kept and of which `shipped` has no longer the key.
base::Result<std::vector<catalog::PiecePointer>>
droppedPieces(Database &database,
              const catalog::Schema &schema,
              const std::vector<catalog::PiecePointer> &shipped);

// After an update: copies of what is still shipped get the new values, and go where no roster uses
// them any more. What is no longer shipped is never touched.
struct KeptChanges {
    std::vector<Values> written; // the columns of a row each
    std::vector<std::string> removed;

    bool empty() const { return written.empty() && removed.empty(); }
};

// Only reads, so that a start at which nothing has changed needs no turn as a writer.
base::Result<KeptChanges> changesOfKeptPieces(Database &database,
                                              const catalog::Schema &schema,
                                              const std::vector<catalog::PiecePointer> &shipped);
// Within a transaction.
base::Outcome applyToKeptPieces(Database &database, const KeptChanges &changes);

} // namespace storage
