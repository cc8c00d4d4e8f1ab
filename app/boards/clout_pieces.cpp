#include "boards/clout_pieces.h"

namespace boards
{

using catalog::Piece;
using catalog::PiecePointer;
using games::clout::Type;

namespace
{

std::string_view slugOf(Type type)
{
    switch (type) {
    case Type::Troop:
        return "troop";
    case Type::Base:
        return "base";
    case Type::Action:
        return "action";
    case Type::Relic:
        break;
    }
    return "relic";
}

// The attributes that play knows, as cells.
std::vector<std::pair<std::string_view, std::string>> cellsOf(const games::clout::Kind &kind)
{
    return {{"type", std::string(slugOf(kind.type))},
            {"points", std::to_string(kind.points)},
            {"range", std::to_string(kind.range)},
            {"defense", kind.type == Type::Action ? "-" : std::to_string(kind.defense)},
            {"abilities", kind.notation.empty() ? "-" : kind.notation}};
}

// Whether a cell says the same as the piece.
bool agrees(const Piece &piece,
            const catalog::Schema &schema,
            int attribute,
            const std::string &cell)
{
    const auto read =
        catalog::readValue(cell, schema.attributes[static_cast<std::size_t>(attribute)], schema);
    return !read || read->value == piece.value(attribute);
}

PiecePointer knownPiece(const games::clout::Kind &kind, const catalog::Catalog &catalog)
{
    if (auto byKey = catalog.find(kind.key)) {
        return byKey;
    }
    const auto named = catalog.named(kind.name);
    return named.empty() ? nullptr : named.front();
}

} // namespace

PiecePointer pieceOf(const games::clout::Kind &kind, const catalog::Catalog &catalog)
{
    const auto &schema = catalog.schema();
    auto known = knownPiece(kind, catalog);
    Piece made;
    if (known) {
        made = *known;
    } else {
        made.key = kind.key;
        made.name = kind.name;
        made.status = catalog::Status::Demo;
        catalog::finishPiece(made, schema);
    }
    bool differs = !known;
    for (const auto &[slug, cell] : cellsOf(kind)) {
        const int attribute = schema.attributeIndex(slug);
        if (attribute >= 0 && (!known || !agrees(*known, schema, attribute, cell))) {
            differs = true;
            // What the schema does not take is left as it was: the face is for the eye alone.
            (void)catalog::setValue(made, schema, attribute, cell);
        }
    }
    if (!differs) {
        return known;
    }
    catalog::finishPiece(made, schema);
    return std::make_shared<const Piece>(std::move(made));
}

} // namespace boards
