#include "library/own_pieces.h"

#include "storage/stored_catalog.h"

#include <algorithm>

namespace library
{

using base::text;

namespace
{

tl::unexpected<base::Problem> noSuchGame(const std::string &game)
{
    return base::problem(text("Library", "There is no game \"%1\".").with(game));
}

} // namespace

OwnPieces::OwnPieces(Library &library, storage::PieceStore &store, storage::Journal &journal)
    : m_library(library)
    , m_store(store)
    , m_journal(journal)
{
}

base::Outcome OwnPieces::load(const std::string &game)
{
    const auto *found = m_library.game(game);
    if (!found) {
        return noSuchGame(game);
    }
    auto stored = storage::storedCatalog(found->data, m_journal);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    m_library.setCatalog(game,
                         std::make_shared<const catalog::Catalog>(std::move(stored->catalog)));
    return {};
}

base::Result<catalog::PiecePointer> OwnPieces::save(const std::string &game, catalog::Piece piece)
{
    const auto *found = m_library.game(game);
    if (!found) {
        return noSuchGame(game);
    }
    const std::string picture = piece.picture;
    auto saved = m_store.save(std::move(piece), *found->data.schema);
    if (!saved) {
        return tl::unexpected(saved.error());
    }
    // Only the one piece is new, so a bag of two hundred does not read the database as often.
    saved->picture = picture;
    auto pointer = std::make_shared<const catalog::Piece>(std::move(*saved));
    m_library.setCatalog(game,
                         std::make_shared<const catalog::Catalog>(found->catalog->with({pointer})));
    return pointer;
}

base::Outcome OwnPieces::remove(const std::string &game, const std::vector<std::string> &keys)
{
    if (auto removed = m_store.remove(keys, game); !removed) {
        return removed;
    }
    return load(game);
}

base::Result<catalog::PiecePointer> OwnPieces::amend(const std::string &game,
                                                     const std::string &key,
                                                     const std::vector<std::string> &cells,
                                                     const std::string &source)
{
    auto piece = find(game, key);
    if (!piece) {
        return piece;
    }
    const auto &schema = *m_library.game(game)->data.schema;
    std::vector<catalog::Amendment> kept;
    std::vector<catalog::Amendment> dropped;
    for (std::size_t i = 0; i < schema.attributes.size() && i < cells.size(); ++i) {
        const int attribute = static_cast<int>(i);
        const std::string present = catalog::written((*piece)->value(attribute));
        if (cells[i] == present) {
            continue;
        }
        const catalog::Amendment amendment{key, schema.attributes[i].slug, cells[i], source};
        const bool agrees = cells[i] == catalog::written(shippedValue(**piece, attribute));
        (agrees ? dropped : kept).push_back(amendment);
    }
    if (!kept.empty()) {
        if (auto done = m_store.amend(game, (*piece)->name, kept); !done) {
            return tl::unexpected(done.error());
        }
    }
    if (!dropped.empty()) {
        if (auto done = m_store.dropAmendments(game, (*piece)->name, dropped); !done) {
            return tl::unexpected(done.error());
        }
    }
    if (auto loaded = load(game); !loaded) {
        return tl::unexpected(loaded.error());
    }
    return find(game, key);
}

base::Outcome OwnPieces::takeShipped(const std::string &game,
                                     const std::string &key,
                                     const std::string &attribute)
{
    const auto piece = find(game, key);
    if (!piece) {
        return tl::unexpected(piece.error());
    }
    if (auto done = m_store.dropAmendments(game, (*piece)->name, {{key, attribute, {}, {}}});
        !done) {
        return done;
    }
    return load(game);
}

base::Outcome
OwnPieces::setPicture(const std::string &game, const std::string &key, const std::string &sha256)
{
    const auto piece = find(game, key);
    if (!piece) {
        return tl::unexpected(piece.error());
    }
    if (auto done = m_store.setPicture(game, key, (*piece)->name, sha256); !done) {
        return done;
    }
    catalog::Piece changed = **piece;
    changed.picture = sha256;
    m_library.setCatalog(
        game,
        std::make_shared<const catalog::Catalog>(m_library.game(game)->catalog->with(
            {std::make_shared<const catalog::Piece>(std::move(changed))})));
    return {};
}

base::Outcome OwnPieces::applyImport(const std::string &game, catalog::ImportPlan &plan)
{
    const auto *found = m_library.game(game);
    if (!found) {
        return noSuchGame(game);
    }
    if (auto done = m_store.applyImport(plan, *found->data.schema); !done) {
        return done;
    }
    return load(game);
}

std::string OwnPieces::undoSubject(const std::string &game)
{
    return storage::catalogSubject(game);
}

base::Result<catalog::PiecePointer> OwnPieces::find(const std::string &game,
                                                    const std::string &key) const
{
    const auto *found = m_library.game(game);
    auto piece = found ? found->catalog->find(key) : nullptr;
    if (!piece) {
        return base::problem(text("Library", "There is no piece \"%1\" any more.").with(key));
    }
    return piece;
}

const catalog::Value &shippedValue(const catalog::Piece &piece, int attribute)
{
    const auto found = std::find_if(
        piece.amended.begin(),
        piece.amended.end(),
        [attribute](const catalog::AmendedValue &one) { return one.attribute == attribute; });
    return found == piece.amended.end() ? piece.value(attribute) : found->shipped;
}

} // namespace library
