// A piece as the columns of a table: its values as cells in one JSON column, unknown ones left
// out. What belongs to the piece's type follows from the schema and is not stored.
#pragma once

#include "catalog/piece.h"
#include "storage/cells_json.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace storage
{

Cells cellsOf(const catalog::Piece &piece, const catalog::Schema &schema);
// The same with the values as shipped, where the person has amended some.
Cells shippedCells(const catalog::Piece &piece, const catalog::Schema &schema);

struct PieceColumns {
    std::string_view key;
    std::string_view name;
    std::string_view names;
    std::string_view source;
    std::string_view cells;
};

// Reads many pieces of one game. The same cells come again and again ("Elves", "strike 1"), so
// each is understood once.
class PieceReader
{
public:
    explicit PieceReader(const catalog::Schema &schema);

    // Cells of attributes that the schema lacks are read past; what cannot be read is unknown and
    // said in problems(), with the piece's name.
    catalog::Piece read(const PieceColumns &columns, catalog::Status status);
    const std::vector<base::Problem> &problems() const { return m_problems; }

private:
    struct Hash {
        using is_transparent = void; // NOLINT(readability-identifier-naming): as the library has it
        std::size_t operator()(std::string_view words) const
        {
            return std::hash<std::string_view>{}(words);
        }
    };
    using Understood =
        std::unordered_map<std::string, catalog::ValueReading, Hash, std::equal_to<>>;

    std::optional<std::size_t> placeOf(std::string_view attribute, std::size_t likely) const;
    void setCell(catalog::Piece &piece, std::size_t place, std::string_view cell);

    const catalog::Schema &m_schema;
    CellsReader m_cells;
    std::vector<Understood> m_known; // for each attribute, by cell
    std::vector<base::Problem> m_problems;
};

} // namespace storage
