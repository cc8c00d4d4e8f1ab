#include "storage/piece_store.h"

#include "base/fold.h"
#include "storage/one_line.h"
#include "storage/piece_rows.h"

#include <QThreadPool>
#include <QUuid>

#include <algorithm>
#include <deque>
#include <iterator>

namespace storage
{

using base::plural;
using base::text;
using catalog::Amendment;
using catalog::Piece;
using catalog::RowFate;
using catalog::Schema;

namespace
{

constexpr char ColumnEnd = '\x1f';
constexpr char RowEnd = '\x1e';

base::Outcome refuseStalePlan(const Journal &journal, const std::string &game)
{
    return journal.wasChangedElsewhere(catalogSubject(game)).and_then([](bool wasChanged) {
        return wasChanged
            ? base::problem(text("Storage",
                                 "Another window or program has changed the pieces meanwhile; "
                                 "nothing was imported."),
                            text("Storage", "Import it once more."))
            : base::Outcome();
    });
}

void readBlock(std::string_view block, PieceReader &reader, OwnPieces &own)
{
    while (!block.empty()) {
        const auto end = block.find(RowEnd);
        const auto columns = base::split(block.substr(0, end), ColumnEnd);
        if (columns.size() == 5) {
            own.pieces.push_back(std::make_shared<const Piece>(
                reader.read({columns[0], columns[1], columns[2], columns[3], columns[4]},
                            catalog::Status::Own)));
        }
        block.remove_prefix(end == std::string_view::npos ? block.size() : end + 1);
    }
}

} // namespace

std::string catalogSubject(std::string_view game)
{
    return "catalog:" + std::string(game);
}

std::string newPieceKey()
{
    return "own/" + QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

PieceStore::PieceStore(Journal &journal)
    : m_journal(&journal)
{
}

base::Result<OwnPieces> PieceStore::ownPieces(const Schema &schema) const
{
    // A block is thousands of pieces. They are read by several workers while the next one comes
    // from the database; a deque never moves what a worker writes into.
    std::deque<OwnPieces> parts;
    QThreadPool workers;
    const auto read =
        m_journal->database().each("own_piece/load", {schema.game}, [&](const Row &row) {
            auto &part = parts.emplace_back();
            workers.start([block = row.text(0), &schema, &part] {
                PieceReader reader(schema);
                readBlock(block, reader, part);
                part.unreadable = reader.problems();
            });
        });
    workers.waitForDone();
    if (!read) {
        return tl::unexpected(read.error());
    }
    OwnPieces own;
    for (auto &part : parts) {
        std::ranges::move(part.pieces, std::back_inserter(own.pieces));
        std::ranges::move(part.unreadable, std::back_inserter(own.unreadable));
    }
    return own;
}

base::Result<std::vector<Amendment>> PieceStore::amendments(const std::string &game) const
{
    std::vector<Amendment> amendments;
    return m_journal->database()
        .each("amendment/load",
              {game},
              [&](const Row &row) {
                  amendments.push_back({row.text(0), row.text(1), row.text(2), row.text(3)});
              })
        .map([&] { return std::move(amendments); });
}

base::Result<std::unordered_map<std::string, std::string>>
PieceStore::pictures(const std::string &game) const
{
    std::unordered_map<std::string, std::string> pictures;
    return m_journal->database()
        .each("piece_picture/load",
              {game},
              [&](const Row &row) { pictures.emplace(row.text(0), row.text(1)); })
        .map([&] { return std::move(pictures); });
}

base::Result<Piece> PieceStore::save(Piece piece, const Schema &schema)
{
    const bool isNew = piece.key.empty();
    if (isNew) {
        piece.key = newPieceKey();
    }
    const auto step = isNew ? text("Storage", "Enter “%1”").with(piece.name)
                            : text("Storage", "Change “%1”").with(piece.name);
    return m_journal
        ->transact({catalogSubject(schema.game), step}, [&] { return write(piece, schema); })
        .map([&] { return std::move(piece); });
}

base::Outcome PieceStore::remove(const std::vector<std::string> &keys, const std::string &game)
{
    const auto step = plural("Storage", "Remove %n piece(s) of one's own").with(keys.size());
    return m_journal->transact({catalogSubject(game), step}, [&] {
        auto &database = m_journal->database();
        base::Outcome done;
        for (const auto &key : keys) {
            done = done.and_then([&] { return database.run("piece_picture/remove", {key}); })
                       .and_then([&] { return database.run("own_piece/remove", {key}); });
        }
        return done;
    });
}

base::Outcome PieceStore::applyImport(catalog::ImportPlan &plan, const Schema &schema)
{
    const auto changes = std::ranges::count_if(plan.rows, [](const catalog::PlannedRow &row) {
        return row.fate == RowFate::New || row.fate == RowFate::Updates
            || row.fate == RowFate::Amends;
    });
    const auto step =
        plural("Storage", "Import %n piece(s)").with(static_cast<std::int64_t>(changes));
    return m_journal->transact({catalogSubject(schema.game), step}, [&] {
        auto done = refuseStalePlan(*m_journal, schema.game);
        for (auto &row : plan.rows) {
            if (!done) {
                break;
            }
            if (row.fate == RowFate::New && row.key.empty()) {
                row.key = row.piece.key = newPieceKey();
            }
            if (row.fate == RowFate::New || row.fate == RowFate::Updates) {
                done = write(row.piece, schema);
            } else if (row.fate == RowFate::Amends) {
                done = writeAll(schema.game, row.amendments);
            }
        }
        return done;
    });
}

base::Outcome PieceStore::amend(const std::string &game,
                                const std::string &pieceName,
                                const std::vector<Amendment> &amendments)
{
    const auto step = text("Storage", "Amend “%1”").with(pieceName);
    return m_journal->transact({catalogSubject(game), step},
                               [&] { return writeAll(game, amendments); });
}

base::Outcome PieceStore::dropAmendments(const std::string &game,
                                         const std::string &pieceName,
                                         const std::vector<Amendment> &amendments)
{
    const auto step = text("Storage", "Take “%1” as shipped").with(pieceName);
    return m_journal->transact({catalogSubject(game), step}, [&] { return removeAll(amendments); });
}

base::Outcome PieceStore::setPicture(const std::string &game,
                                     const std::string &key,
                                     const std::string &pieceName,
                                     const std::string &sha256)
{
    const auto step = sha256.empty()
        ? text("Storage", "Take away the picture of “%1”").with(pieceName)
        : text("Storage", "Give “%1” a picture").with(pieceName);
    return m_journal->transact({catalogSubject(game), step}, [&] {
        auto &database = m_journal->database();
        return sha256.empty() ? database.run("piece_picture/remove", {key})
                              : database.run("piece_picture/save", {game, key, sha256});
    });
}

base::Result<AmendmentReport>
PieceStore::standing(const std::vector<catalog::PiecePointer> &shipped, const Schema &schema) const
{
    const auto stored = amendments(schema.game);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    std::unordered_map<std::string_view, const Piece *> byKey;
    for (const auto &piece : shipped) {
        byKey.emplace(piece->key, piece.get());
    }
    AmendmentReport report;
    for (const auto &amendment : *stored) {
        const auto piece = byKey.find(amendment.key);
        const auto attribute = schema.attributeIndex(amendment.attribute);
        if (piece == byKey.end() || attribute < 0) {
            report.orphaned.push_back(amendment);
            continue;
        }
        const auto shippedCell = catalog::written(piece->second->value(attribute));
        const auto reading =
            catalog::readValue(amendment.value,
                               schema.attributes[static_cast<std::size_t>(attribute)],
                               schema);
        if (reading && catalog::written(reading->value) == shippedCell) {
            report.dropped.push_back(amendment);
        } else {
            report.differing.push_back({amendment, piece->second->name, shippedCell});
        }
    }
    return report;
}

base::Result<AmendmentReport>
PieceStore::reconcile(const std::vector<catalog::PiecePointer> &shipped, const Schema &schema)
{
    return standing(shipped, schema).and_then([&](AmendmentReport report) {
        return removeAll(report.dropped).map([&] { return std::move(report); });
    });
}

base::Outcome PieceStore::write(const Piece &piece, const Schema &schema)
{
    // Columns are handed over in blocks parted by control characters, so none may hold one.
    return m_journal->database().run("own_piece/save",
                                     {piece.key,
                                      schema.game,
                                      oneLine(piece.name),
                                      oneLine(catalog::printFurtherNames(piece.names)),
                                      oneLine(piece.source),
                                      writeCells(cellsOf(piece, schema))});
}

base::Outcome PieceStore::writeAll(const std::string &game,
                                   const std::vector<Amendment> &amendments)
{
    base::Outcome done;
    for (const auto &each : amendments) {
        done = done.and_then([&] {
            return m_journal->database().run(
                "amendment/save",
                {game, each.key, each.attribute, each.value, each.source});
        });
    }
    return done;
}

base::Outcome PieceStore::removeAll(const std::vector<Amendment> &amendments)
{
    base::Outcome done;
    for (const auto &each : amendments) {
        done = done.and_then([&] {
            return m_journal->database().run("amendment/remove", {each.key, each.attribute});
        });
    }
    return done;
}

} // namespace storage
