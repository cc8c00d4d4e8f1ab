// Pieces of one's own, what the person says of shipped pieces (amendments), and which photograph
// belongs to which piece. Every change is one step of the journal, a whole import too; the subject
// is catalogSubject(game). stored_catalog.h puts them together with what is shipped.
#pragma once

#include "catalog/piece_table.h"
#include "storage/journal.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace storage
{

std::string catalogSubject(std::string_view game);
// A key for a piece that has none yet: "own/<uuid>".
std::string newPieceKey();

struct OwnPieces {
    std::vector<catalog::PiecePointer> pieces;
    std::vector<base::Problem> unreadable; // values that are taken as unknown
};

// An amendment beside what the release says.
struct AmendmentStanding {
    catalog::Amendment amendment;
    std::string pieceName;
    std::string shipped; // as a cell
};

struct AmendmentReport {
    std::vector<catalog::Amendment> dropped;  // the release now says the same
    std::vector<AmendmentStanding> differing; // they stay in force
    std::vector<catalog::Amendment> orphaned; // of pieces that are no longer shipped; they stay
};

class PieceStore
{
public:
    explicit PieceStore(Journal &journal);

    base::Result<OwnPieces> ownPieces(const catalog::Schema &schema) const;
    base::Result<std::vector<catalog::Amendment>> amendments(const std::string &game) const;
    base::Result<std::unordered_map<std::string, std::string>>
    pictures(const std::string &game) const; // SHA-256 by key

    // A piece without a key is new and gets one; the piece with that key comes back.
    base::Result<catalog::Piece> save(catalog::Piece piece, const catalog::Schema &schema);
    base::Outcome remove(const std::vector<std::string> &keys, const std::string &game);
    // New, updated and amended rows of the plan, all in one step; the plan's rows get their keys.
    // Fails where another window has changed the catalogue since it was read (storedCatalog): the
    // plan would enter once more what is there now.
    base::Outcome applyImport(catalog::ImportPlan &plan, const catalog::Schema &schema);

    base::Outcome amend(const std::string &game,
                        const std::string &pieceName,
                        const std::vector<catalog::Amendment> &amendments);
    base::Outcome dropAmendments(const std::string &game,
                                 const std::string &pieceName,
                                 const std::vector<catalog::Amendment> &amendments);
    // Names a file that is already in the picture folder; empty takes the picture away.
    base::Outcome setPicture(const std::string &game,
                             const std::string &key,
                             const std::string &pieceName,
                             const std::string &sha256);

    // How amendments stand to a release that may have changed; only reads.
    base::Result<AmendmentReport> standing(const std::vector<catalog::PiecePointer> &shipped,
                                           const catalog::Schema &schema) const;
    // The same, and drops what the release now says itself. Within a transaction.
    base::Result<AmendmentReport> reconcile(const std::vector<catalog::PiecePointer> &shipped,
                                            const catalog::Schema &schema);

private:
    base::Outcome write(const catalog::Piece &piece, const catalog::Schema &schema);
    base::Outcome writeAll(const std::string &game,
                           const std::vector<catalog::Amendment> &amendments);
    base::Outcome removeAll(const std::vector<catalog::Amendment> &amendments);

    Journal *m_journal;
};

} // namespace storage
