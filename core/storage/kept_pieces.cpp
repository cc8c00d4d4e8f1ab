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

// In the order of the statement kept_piece/keep.
Values columnsOf(const Piece &piece, const Schema &schema)
{
    return {piece.key,
            schema.game,
            piece.name,
            catalog::printFurtherNames(piece.names),
            std::string(catalog::slugOf(piece.status)),
            piece.source,
            writeCells(shippedCells(piece, schema))};
}

base::Outcome keep(Database &database, const Piece &piece, const Schema &schema)
{
    return database.run("kept_piece/keep", columnsOf(piece, schema));
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

base::Result<KeptChanges> changesOfKeptPieces(Database &database,
                                              const Schema &schema,
                                              const std::vector<PiecePointer> &shipped)
{
    std::unordered_map<std::string, Values> kept;
    auto read = database.each("kept_piece/load", {schema.game}, [&](const Row &row) {
        kept.emplace(row.text(0),
                     Values{row.text(0),
                            schema.game,
                            row.text(1),
                            row.text(2),
                            row.text(3),
                            row.text(4),
                            row.text(5)});
    });
    const auto known = byKey(shipped);
    KeptChanges changes;
    std::unordered_set<std::string> used;
    read = read.and_then([&] {
        return database.each("kept_piece/list_used", {schema.game}, [&](const Row &row) {
            const auto piece = known.find(*used.insert(row.text(0)).first);
            if (piece == known.end()) {
                return;
            }
            auto columns = columnsOf(*piece->second, schema);
            const auto present = kept.find(piece->second->key);
            if (present == kept.end() || present->second != columns) {
                changes.written.push_back(std::move(columns));
            }
        });
    });
    for (const auto &[key, columns] : kept) {
        if (known.contains(key) && !used.contains(key)) {
            changes.removed.push_back(key);
        }
    }
    return read.map([&] { return std::move(changes); });
}

base::Outcome applyToKeptPieces(Database &database, const KeptChanges &changes)
{
    base::Outcome done;
    for (const auto &columns : changes.written) {
        done = done.and_then([&] { return database.run("kept_piece/keep", columns); });
    }
    for (const auto &key : changes.removed) {
        done = done.and_then([&] { return database.run("kept_piece/remove", {key}); });
    }
    return done;
}

} // namespace storage
