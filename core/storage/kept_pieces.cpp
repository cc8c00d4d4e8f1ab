#include "storage/kept_pieces.h"

#include "storage/piece_rows.h"

#include <unordered_map>
#include <unordered_set>

namespace storage
{

using catalog::Piece;
using catalog::PiecePointer;
using catalog::Schema;

namespace
{

base::Outcome keep(Database &database, const Piece &piece, const Schema &schema)
{
    return database.run("kept_piece/keep",
                        {piece.key,
                         schema.game,
                         piece.name,
                         catalog::printFurtherNames(piece.names),
                         std::string(catalog::slugOf(piece.status)),
                         piece.source,
                         writeCells(shippedCells(piece, schema))});
}

base::Result<std::vector<Piece>> loadKept(Database &database, const Schema &schema)
{
    PieceReader reader(schema);
    std::vector<Piece> pieces;
    return database
        .each("kept_piece/load",
              {schema.game},
              [&](const Row &row) {
                  const std::string key = row.text(0);
                  const std::string name = row.text(1);
                  const std::string names = row.text(2);
                  const std::string source = row.text(4);
                  const std::string cells = row.text(5);
                  pieces.push_back(reader.read(
                      {key, name, names, source, cells},
                      catalog::statusOf(row.text(3)).value_or(catalog::Status::Partial)));
              })
        .map([&] { return std::move(pieces); });
}

std::unordered_map<std::string_view, const Piece *> byKey(const std::vector<PiecePointer> &pieces)
{
    std::unordered_map<std::string_view, const Piece *> found;
    for (const auto &piece : pieces) {
        found.emplace(piece->key, piece.get());
    }
    return found;
}

} // namespace

base::Outcome keepUsedPieces(Database &database,
                             const std::vector<std::string> &keys,
                             const catalog::Catalog &catalog)
{
    base::Outcome done;
    for (const auto &key : keys) {
        const auto piece = catalog.find(key);
        if (piece && piece->status != catalog::Status::Own) {
            done = done.and_then([&] { return keep(database, *piece, catalog.schema()); });
        }
    }
    return done;
}

base::Result<std::vector<PiecePointer>>
droppedPieces(Database &database, const Schema &schema, const std::vector<PiecePointer> &shipped)
{
    return loadKept(database, schema).map([&](std::vector<Piece> kept) {
        const auto known = byKey(shipped);
        std::vector<PiecePointer> dropped;
        for (auto &piece : kept) {
            if (!known.contains(piece.key)) {
                dropped.push_back(std::make_shared<const Piece>(std::move(piece)));
            }
        }
        return dropped;
    });
}

base::Outcome refreshKeptPieces(Database &database,
                                const Schema &schema,
                                const std::vector<PiecePointer> &shipped)
{
    std::unordered_set<std::string> used;
    const auto read = database.each("kept_piece/list_used", {schema.game}, [&](const Row &row) {
        used.insert(row.text(0));
    });
    const auto kept = loadKept(database, schema);
    if (!read || !kept) {
        return tl::unexpected(!read ? read.error() : kept.error());
    }
    const auto known = byKey(shipped);
    base::Outcome done;
    for (const auto &key : used) {
        if (const auto piece = known.find(key); piece != known.end()) {
            done = done.and_then([&] { return keep(database, *piece->second, schema); });
        }
    }
    for (const auto &piece : *kept) {
        if (known.contains(piece.key) && !used.contains(piece.key)) {
            done = done.and_then([&] { return database.run("kept_piece/remove", {piece.key}); });
        }
    }
    return done;
}

} // namespace storage
