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

// Of texts and of what a collector writes down play asks nothing.
bool isPlayable(const catalog::Piece &piece, const catalog::Schema &schema)
{
    return std::ranges::none_of(catalog::unknownAttributes(piece, schema), [&](int unknown) {
        const auto kind = schema.attributes[static_cast<std::size_t>(unknown)].kind;
        return kind == catalog::AttributeKind::Number || kind == catalog::AttributeKind::Notation;
    });
}

} // namespace

std::vector<rosters::Line>
sparesFor(const rosters::Roster &roster, std::size_t line, const catalog::Catalog &catalog)
{
    const auto resolved = rosters::resolve(roster, catalog);
    const auto &piece = resolved.lines[line].piece;
    const auto &schema = catalog.schema();
    if (piece == nullptr) {
        return {};
    }
    const auto isHeld = [&](const catalog::PiecePointer &other) {
        return std::ranges::any_of(resolved.lines, [&](const rosters::ResolvedLine &each) {
            return each.piece != nullptr && each.piece->name == other->name;
        });
    };
    std::vector<catalog::PiecePointer> found;
    for (const auto &other : catalog.pieces()) {
        if (!isHeld(other) && isPlayable(*other, schema)
            && isSame(*piece, *other, schema, schema.typedBy)
            && isSame(*piece, *other, schema, Cost) && isOfTheSide(*piece, *other, schema)) {
            found.push_back(other);
        }
    }
    std::ranges::sort(found, [](const auto &one, const auto &other) {
        return std::tuple(abilitiesOf(*one), one->key)
            < std::tuple(abilitiesOf(*other), other->key);
    });
    std::vector<rosters::Line> spares;
    for (const auto &other : found) {
        rosters::Line spare;
        spare.key = other->key;
        spare.name = other->name;
        spare.qualifier = rosters::qualifierFor(*other, catalog);
        spares.push_back(std::move(spare));
    }
    return spares;
}

std::optional<rosters::Line>
spareFor(const rosters::Roster &roster, std::size_t line, const catalog::Catalog &catalog)
{
    auto spares = sparesFor(roster, line, catalog);
    return spares.empty() ? std::nullopt : std::optional(std::move(spares.front()));
}

} // namespace goldfish
