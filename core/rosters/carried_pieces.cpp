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

// Nothing that both say of what tells pieces of one name apart is at odds.
bool identityFits(const catalog::Piece &one,
                  const catalog::Piece &other,
                  const catalog::Schema &schema)
{
    const auto identity = identityAttributes(schema);
    return std::all_of(identity.begin(), identity.end(), [&](int place) {
        const auto &value = one.value(place);
        const auto &otherValue = other.value(place);
        return value.isUnknown() || otherValue.isUnknown() || value == otherValue;
    });
}

// The carried piece that is this one: of its name and identity, else the only one of its name that
// may be, where one of the two does not say everything.
std::optional<std::size_t> samePiece(const std::vector<catalog::PiecePointer> &carried,
                                     const catalog::Piece &here,
                                     const catalog::Schema &schema)
{
    std::vector<std::size_t> possible;
    for (std::size_t i = 0; i < carried.size(); ++i) {
        if (!sharesName(*carried[i], here) || !identityFits(*carried[i], here, schema)) {
            continue;
        }
        if (identityAgrees(*carried[i], here, schema)) {
            return i;
        }
        possible.push_back(i);
    }
    return possible.size() == 1 ? std::optional(possible.front()) : std::nullopt;
}

// The one that means this piece; a rank or a kind that differs is told like any other value where
// the file knows one piece of that name only.
std::optional<std::size_t> counterpart(const std::vector<catalog::PiecePointer> &carried,
                                       const catalog::Piece &here,
                                       const catalog::Schema &schema)
{
    if (const auto same = samePiece(carried, here, schema)) {
        return same;
    }
    const auto named = [&here](const catalog::PiecePointer &piece) {
        return sharesName(*piece, here);
    };
    const auto first = std::find_if(carried.begin(), carried.end(), named);
    const bool isOnly = std::count_if(carried.begin(), carried.end(), named) == 1;
    return isOnly ? std::optional(static_cast<std::size_t>(first - carried.begin())) : std::nullopt;
}

bool saysOf(const CarriedPiece &piece, const std::string &slug)
{
    return std::any_of(piece.cells.begin(), piece.cells.end(), [&slug](const auto &cell) {
        return cell.first == slug;
    });
}

// What the file said of a piece stays as it was, for whoever reads on must be able to see it; what
// it did not say is added.
CarriedPiece joined(const CarriedPiece &here, const CarriedPiece &inFile)
{
    CarriedPiece result{here.name, inFile.cells};
    for (const auto &cell : here.cells) {
        if (!saysOf(inFile, cell.first)) {
            result.cells.push_back(cell);
        }
    }
    return result;
}

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

} // namespace

std::vector<catalog::PiecePointer> piecesFrom(const std::vector<CarriedPiece> &carried,
                                              const catalog::Schema &schema)
{
    std::vector<catalog::PiecePointer> result;
    result.reserve(carried.size());
    for (const auto &piece : carried) {
        // Never a key of the catalogue's: the piece is not there.
        result.push_back(pieceFrom(piece, schema, "file/" + std::to_string(result.size() + 1)));
    }
    return result;
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

CarriedComparison compareCarried(const std::vector<CarriedPiece> &carried,
                                 const std::vector<catalog::PiecePointer> &carriedPieces,
                                 const catalog::PiecePointer &here,
                                 const catalog::Schema &schema)
{
    CarriedComparison result{here, {}, {}};
    const auto found = counterpart(carriedPieces, *here, schema);
    if (!found) {
        return result;
    }
    const auto &inFile = *carriedPieces[*found];
    // Of a piece that is another one after all nothing is taken over.
    const bool isSame = identityFits(inFile, *here, schema);
    auto filled = std::make_shared<catalog::Piece>(*here);
    for (const auto &[slug, cell] : carried[*found].cells) {
        const int place = schema.attributeIndex(slug);
        if (place < 0 || inFile.value(place).isUnknown()
            || inFile.value(place) == here->value(place)) {
            continue;
        }
        CarriedDifference difference{here->name,
                                     slug,
                                     written(here->value(place)),
                                     written(inFile.value(place))};
        const bool isTaken = isSame && here->value(place).isUnknown()
            && setValue(*filled, schema, place, cell).has_value();
        (isTaken ? result.taken : result.differences).push_back(std::move(difference));
    }
    if (!result.taken.empty()) {
        finishPiece(*filled, schema);
        result.piece = std::move(filled);
    }
    return result;
}

Roster withCarriedPieces(Roster roster, const catalog::Catalog &catalog)
{
    const auto &schema = catalog.schema();
    const auto resolved = resolve(roster, catalog);
    const std::vector<CarriedPiece> before = std::move(roster.carried);
    const auto piecesBefore = piecesFrom(before, schema);
    roster.carried.clear();
    std::set<std::string> done; // keys
    std::set<std::size_t> joinedBefore;
    for (const auto &line : resolved.lines) {
        if (!line.piece || line.fromFile || !done.insert(line.piece->key).second) {
            continue;
        }
        const bool isOwn = line.piece->status == catalog::Status::Own;
        if (!isOwn && line.piece->amended.empty()) {
            continue;
        }
        auto carried = isOwn ? ownPiece(*line.piece, schema) : amendedPiece(*line.piece, schema);
        if (const auto same = samePiece(piecesBefore, *line.piece, schema)) {
            carried = joined(carried, before[*same]);
            joinedBefore.insert(*same);
        }
        roster.carried.push_back(std::move(carried));
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!joinedBefore.contains(i)) {
            roster.carried.push_back(before[i]);
        }
    }
    return roster;
}

} // namespace rosters
