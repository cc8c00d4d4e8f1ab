#include "storage/stored_catalog.h"

#include "storage/database_problem.h"
#include "storage/kept_pieces.h"

#include <algorithm>
#include <iterator>

namespace storage
{

using catalog::Piece;
using catalog::PiecePointer;

namespace
{

void layPictures(std::vector<PiecePointer> &pieces,
                 const std::unordered_map<std::string, std::string> &pictures)
{
    if (pictures.empty()) {
        return;
    }
    for (auto &piece : pieces) {
        if (const auto found = pictures.find(piece->key); found != pictures.end()) {
            auto shown = std::make_shared<Piece>(*piece);
            shown->picture = found->second;
            piece = std::move(shown);
        }
    }
}

void append(std::vector<PiecePointer> &pieces, std::vector<PiecePointer> more)
{
    pieces.reserve(pieces.size() + more.size());
    std::ranges::move(more, std::back_inserter(pieces));
}

// Reads once more what is to be done, for another window may have done it while this one waited
// for its turn.
base::Outcome follow(const catalog::GameData &shipped, Journal &journal)
{
    auto &database = journal.database();
    return changesOfKeptPieces(database, *shipped.schema, shipped.pieces)
        .and_then([&](const KeptChanges &changes) { return applyToKeptPieces(database, changes); })
        .and_then([&] { return PieceStore(journal).reconcile(shipped.pieces, *shipped.schema); })
        .map([](const AmendmentReport &) {});
}

} // namespace

base::Result<StoredCatalog> storedCatalog(const catalog::GameData &shipped, Journal &journal)
{
    const PieceStore store(journal);
    const auto &schema = *shipped.schema;
    if (auto noted = journal.noteState(catalogSubject(schema.game)); !noted) {
        return tl::unexpected(noted.error());
    }
    const auto amendments = store.amendments(schema.game);
    auto own = store.ownPieces(schema);
    const auto pictures = store.pictures(schema.game);
    auto dropped = droppedPieces(journal.database(), schema, shipped.pieces);
    if (!amendments) {
        return tl::unexpected(amendments.error());
    }
    if (!own) {
        return tl::unexpected(own.error());
    }
    if (!pictures) {
        return tl::unexpected(pictures.error());
    }
    if (!dropped) {
        return tl::unexpected(dropped.error());
    }
    auto problems = std::move(own->unreadable);
    std::vector<std::string> droppedKeys;
    auto released = shipped.pieces;
    for (const auto &piece : *dropped) {
        droppedKeys.push_back(piece->key);
        released.push_back(piece);
    }
    auto pieces = catalog::amended(released, schema, *amendments, problems);
    append(pieces, std::move(own->pieces));
    layPictures(pieces, *pictures);
    return StoredCatalog{catalog::Catalog(shipped.schema, shipped.sets, std::move(pieces)),
                         std::move(problems),
                         std::move(droppedKeys)};
}

base::Result<AmendmentReport> followRelease(const catalog::GameData &shipped, Journal &journal)
{
    auto report = PieceStore(journal).standing(shipped.pieces, *shipped.schema);
    if (!report) {
        return report;
    }
    const auto changes = changesOfKeptPieces(journal.database(), *shipped.schema, shipped.pieces);
    if (!changes) {
        return tl::unexpected(changes.error());
    }
    if (changes->empty() && report->dropped.empty()) {
        return report;
    }
    const auto followed = journal.transactUnrecorded([&] { return follow(shipped, journal); });
    // While another program writes or the disk is full, all can still be read; the next start
    // follows. Until then the copies are of the former release, and are not shown anyway.
    if (!followed && !isPassing(followed.error())) {
        return tl::unexpected(followed.error());
    }
    return report;
}

} // namespace storage
