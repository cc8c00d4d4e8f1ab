// What a person enters into a catalogue: pieces of their own, values in place of a release's,
// photographs, whole imports. Each call is one step that can be undone, is on disk when it returns,
// and has put the new catalogue in place.
#pragma once

#include "catalog/piece_table.h"
#include "library/library.h"

#include <string>
#include <vector>

namespace storage
{
class Journal;
class PieceStore;
} // namespace storage

namespace library
{

class OwnPieces
{
public:
    OwnPieces(Library &library, storage::PieceStore &store, storage::Journal &journal);

    // Lays what is stored over what is shipped: at start, after an undo, after another window
    // wrote.
    base::Outcome load(const std::string &game);

    // A piece without a key is new. The piece comes back as it stands in the catalogue now.
    base::Result<catalog::PiecePointer> save(const std::string &game, catalog::Piece piece);
    base::Outcome remove(const std::string &game, const std::vector<std::string> &keys);
    // What a person says of a shipped piece: one cell for each attribute of the schema. Cells that
    // say what the release says are no amendments, and take an earlier one back.
    base::Result<catalog::PiecePointer> amend(const std::string &game,
                                              const std::string &key,
                                              const std::vector<std::string> &cells,
                                              const std::string &source);
    base::Outcome
    takeShipped(const std::string &game, const std::string &key, const std::string &attribute);
    base::Outcome
    setPicture(const std::string &game, const std::string &key, const std::string &sha256);
    base::Outcome applyImport(const std::string &game, catalog::ImportPlan &plan);

    static std::string undoSubject(const std::string &game);

private:
    base::Result<catalog::PiecePointer> find(const std::string &game, const std::string &key) const;

    Library &m_library;
    storage::PieceStore &m_store;
    storage::Journal &m_journal;
};

// The value that the release has: the piece's own where the person has not amended it.
const catalog::Value &shippedValue(const catalog::Piece &piece, int attribute);

} // namespace library
