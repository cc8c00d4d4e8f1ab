#include "storage/piece_rows.h"

#include <algorithm>

namespace storage
{

using base::text;
using catalog::Piece;
using catalog::Schema;

namespace
{

// What does not belong to the piece's type is none without being written.
bool isImplied(const catalog::Value &value,
               const catalog::Attribute &attribute,
               const catalog::Value &type)
{
    const auto &belongs = attribute.appliesTo;
    return value.state == catalog::ValueState::None && type.isGiven() && !belongs.empty()
        && std::ranges::find(belongs, type.text) == belongs.end();
}

Cells cellsOf(const Piece &piece, const Schema &schema, const std::vector<catalog::Value> &values)
{
    const auto type = schema.attributeIndex(schema.typedBy);
    Cells cells;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        if (!values[i].isUnknown()
            && (type < 0 || !isImplied(values[i], attribute, piece.value(type)))) {
            cells.emplace_back(attribute.slug, catalog::written(values[i]));
        }
    }
    return cells;
}

} // namespace

Cells cellsOf(const Piece &piece, const Schema &schema)
{
    return cellsOf(piece, schema, piece.values);
}

Cells shippedCells(const Piece &piece, const Schema &schema)
{
    auto values = piece.values;
    for (const auto &amended : piece.amended) {
        values[static_cast<std::size_t>(amended.attribute)] = amended.shipped;
    }
    return cellsOf(piece, schema, values);
}

PieceReader::PieceReader(const Schema &schema)
    : m_schema(schema)
    , m_known(schema.attributes.size())
{
}

Piece PieceReader::read(const PieceColumns &columns, catalog::Status status)
{
    Piece piece;
    piece.key = columns.key;
    piece.name = columns.name;
    piece.names = catalog::parseFurtherNames(columns.names);
    piece.source = columns.source;
    piece.status = status;
    piece.values.resize(m_schema.attributes.size());
    const auto cells = m_cells.read(columns.cells);
    if (!cells) {
        auto problem = cells.error();
        problem.what = text("Storage", "%1: %2").with(piece.name).with(problem.what);
        m_problems.push_back(std::move(problem));
    } else {
        std::size_t likely = 0;
        for (const auto &[attribute, cell] : *cells) {
            if (const auto place = placeOf(attribute, likely)) {
                setCell(piece, *place, cell);
                likely = *place + 1;
            }
        }
    }
    catalog::finishPiece(piece, m_schema);
    return piece;
}

// Cells are written in the schema's order, so the next attribute is most often among the next few.
std::optional<std::size_t> PieceReader::placeOf(std::string_view attribute,
                                                std::size_t likely) const
{
    const auto &attributes = m_schema.attributes;
    for (std::size_t step = 0; step < attributes.size(); ++step) {
        const std::size_t place = (likely + step) % attributes.size();
        if (attributes[place].slug == attribute) {
            return place;
        }
    }
    return std::nullopt;
}

void PieceReader::setCell(Piece &piece, std::size_t place, std::string_view cell)
{
    const auto &attribute = m_schema.attributes[place];
    auto &known = m_known[place];
    auto reading = known.find(cell);
    if (reading == known.end()) {
        auto understood = catalog::readValue(cell, attribute, m_schema);
        if (!understood) {
            auto problem = understood.error();
            problem.what = text("Storage", "%1: %2").with(piece.name).with(problem.what);
            m_problems.push_back(std::move(problem));
            return;
        }
        reading = known.emplace(cell, std::move(*understood)).first;
    }
    piece.values[place] = reading->second.value;
    if (attribute.notationSlot >= 0) {
        const auto slot = static_cast<std::size_t>(attribute.notationSlot);
        piece.notations.resize(std::max(piece.notations.size(), slot + 1));
        piece.notations[slot] = reading->second.notation;
    }
}

} // namespace storage
