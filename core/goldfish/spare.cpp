#include "goldfish/spare.h"

#include <algorithm>
#include <tuple>

namespace goldfish
{

namespace
{

// The attribute that says what a piece costs to put into a list.
constexpr std::string_view Cost = "points";
constexpr std::string_view SideAttribute = "faction";

std::size_t abilitiesOf(const catalog::Piece &piece)
{
    std::size_t count = 0;
    for (const auto &notation : piece.notations) {
        count += notation.abilities.size();
    }
    return count;
}

bool isSame(const catalog::Piece &one,
            const catalog::Piece &other,
            const catalog::Schema &schema,
            std::string_view slug)
{
    const auto &left = catalog::valueOf(one, schema, slug);
    const auto &right = catalog::valueOf(other, schema, slug);
    return left.isGiven() && left == right;
}

bool isOfTheSide(const catalog::Piece &piece,
                 const catalog::Piece &other,
                 const catalog::Schema &schema)
{
    const auto &side = catalog::valueOf(other, schema, SideAttribute);
    return !side.isGiven() || isSame(piece, other, schema, SideAttribute);
}

bool isPlayable(const catalog::Piece &piece, const catalog::Schema &schema)
{
    return catalog::unknownAttributes(piece, schema).empty();
}

} // namespace

std::optional<rosters::Line>
spareFor(const rosters::Roster &roster, std::size_t line, const catalog::Catalog &catalog)
{
    const auto resolved = rosters::resolve(roster, catalog);
    const auto &piece = resolved.lines[line].piece;
    const auto &schema = catalog.schema();
    if (piece == nullptr) {
        return std::nullopt;
    }
    const auto isHeld = [&](const catalog::PiecePointer &other) {
        return std::ranges::any_of(resolved.lines, [&](const rosters::ResolvedLine &each) {
            return each.piece != nullptr && each.piece->name == other->name;
        });
    };
    catalog::PiecePointer best;
    for (const auto &other : catalog.pieces()) {
        if (!isHeld(other) && isPlayable(*other, schema)
            && isSame(*piece, *other, schema, schema.typedBy)
            && isSame(*piece, *other, schema, Cost) && isOfTheSide(*piece, *other, schema)
            && (best == nullptr
                || std::tuple(abilitiesOf(*other), other->key)
                    < std::tuple(abilitiesOf(*best), best->key))) {
            best = other;
        }
    }
    if (best == nullptr) {
        return std::nullopt;
    }
    rosters::Line spare;
    spare.key = best->key;
    spare.name = best->name;
    spare.qualifier = rosters::qualifierFor(*best, catalog);
    return spare;
}

} // namespace goldfish
