#include "rosters/carried_pieces.h"

#include "base/fold.h"
#include "rosters/look_up.h"

#include <algorithm>
#include <set>

namespace rosters
{

namespace
{

void addCell(CarriedPiece &carried,
             const catalog::Piece &piece,
             const catalog::Schema &schema,
             int place)
{
    const auto &value = piece.value(place);
    if (!value.isUnknown()) {
        carried.cells.emplace_back(schema.attributes[static_cast<std::size_t>(place)].slug,
                                   written(value));
    }
}

CarriedPiece ownPiece(const catalog::Piece &piece, const catalog::Schema &schema)
{
    CarriedPiece carried{piece.name, {}};
    for (int place = 0; place < static_cast<int>(schema.attributes.size()); ++place) {
        addCell(carried, piece, schema, place);
    }
    return carried;
}

// A release may know more one day, so of a shipped piece only what the person said travels, and
// what tells it apart.
CarriedPiece amendedPiece(const catalog::Piece &piece, const catalog::Schema &schema)
{
    std::set<int> places;
    for (const int place : identityAttributes(schema)) {
        places.insert(place);
    }
    for (const auto &amended : piece.amended) {
        places.insert(amended.attribute);
    }
    CarriedPiece carried{piece.name, {}};
    for (const int place : places) {
        addCell(carried, piece, schema, place);
    }
    return carried;
}

bool sharesName(const catalog::Piece &one, const catalog::Piece &other)
{
    return base::fold(one.name) == base::fold(other.name);
}

bool identityAgrees(const catalog::Piece &one,
                    const catalog::Piece &other,
                    const catalog::Schema &schema)
{
    const auto identity = identityAttributes(schema);
    return std::all_of(identity.begin(), identity.end(), [&](int place) {
        return one.value(place) == other.value(place);
    });
}

// The carried piece that means this one: of its name and identity, else the only one of its name.
std::optional<std::size_t> counterpart(const std::vector<catalog::PiecePointer> &carried,
                                       const catalog::Piece &here,
                                       const catalog::Schema &schema)
{
    std::vector<std::size_t> ofName;
    for (std::size_t i = 0; i < carried.size(); ++i) {
        if (!sharesName(*carried[i], here)) {
            continue;
        }
        if (identityAgrees(*carried[i], here, schema)) {
            return i;
        }
        ofName.push_back(i);
    }
    return ofName.size() == 1 ? std::optional(ofName.front()) : std::nullopt;
}

} // namespace

catalog::PiecePointer
pieceFrom(const CarriedPiece &carried, const catalog::Schema &schema, std::string_view key)
{
    auto piece = std::make_shared<catalog::Piece>();
    piece->key = key;
    piece->name = carried.name;
    piece->status = catalog::Status::Own;
    for (const auto &[slug, cell] : carried.cells) {
        if (const int place = schema.attributeIndex(slug); place >= 0) {
            // A cell that cannot be read leaves the value unknown, which is what it is.
            (void)setValue(*piece, schema, place, cell);
        }
    }
    finishPiece(*piece, schema);
    return piece;
}

std::vector<catalog::PiecePointer> lookUpCarried(const std::vector<catalog::PiecePointer> &carried,
                                                 const catalog::Catalog &catalog,
                                                 std::string_view name,
                                                 std::string_view qualifier)
{
    const std::string folded = base::fold(name);
    const std::string whole = base::fold(std::string(name) + " (" + std::string(qualifier) + ')');
    std::vector<catalog::PiecePointer> ofName;
    std::vector<catalog::PiecePointer> ofWhole;
    for (const auto &piece : carried) {
        const std::string own = base::fold(piece->name);
        if (own == folded) {
            ofName.push_back(piece);
        } else if (own == whole) {
            ofWhole.push_back(piece);
        }
    }
    auto result = qualified(ofName, catalog, qualifier);
    result.insert(result.end(), ofWhole.begin(), ofWhole.end());
    return result;
}

std::vector<CarriedDifference>
carriedDifferences(const std::vector<CarriedPiece> &carried,
                   const std::vector<catalog::PiecePointer> &carriedPieces,
                   const catalog::Piece &here,
                   const catalog::Schema &schema)
{
    const auto found = counterpart(carriedPieces, here, schema);
    if (!found) {
        return {};
    }
    std::vector<CarriedDifference> result;
    for (const auto &[slug, cell] : carried[*found].cells) {
        const int place = schema.attributeIndex(slug);
        if (place < 0) {
            continue;
        }
        const auto &inFile = carriedPieces[*found]->value(place);
        if (!inFile.isUnknown() && inFile != here.value(place)) {
            result.push_back({here.name, slug, written(here.value(place)), written(inFile)});
        }
    }
    return result;
}

Roster withCarriedPieces(Roster roster, const catalog::Catalog &catalog)
{
    const auto &schema = catalog.schema();
    const auto resolved = resolve(roster, catalog);
    std::vector<CarriedPiece> carried;
    std::set<const catalog::Piece *> done;
    const std::vector<CarriedPiece> before = std::move(roster.carried);
    for (const auto &line : resolved.lines) {
        if (!line.piece || line.fromFile || !done.insert(line.piece.get()).second) {
            continue;
        }
        if (line.piece->status == catalog::Status::Own) {
            carried.push_back(ownPiece(*line.piece, schema));
        } else if (!line.piece->amended.empty()) {
            carried.push_back(amendedPiece(*line.piece, schema));
        }
    }
    for (const auto &piece : before) {
        const bool usedHere = std::any_of(carried.begin(), carried.end(), [&](const auto &other) {
            return base::fold(other.name) == base::fold(piece.name);
        });
        const bool known = !lookUp(catalog, piece.name, {}).empty();
        if (!usedHere && !known) {
            carried.push_back(piece);
        }
    }
    roster.carried = std::move(carried);
    return roster;
}

} // namespace rosters
