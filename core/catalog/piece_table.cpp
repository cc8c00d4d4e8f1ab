#include "catalog/piece_table.h"

#include "base/fold.h"

#include <algorithm>

namespace catalog
{

using base::text;

namespace
{

constexpr std::size_t MostColumns = 500;
constexpr std::ptrdiff_t LongestName = 200; // letters

// What each column of a table means: an attribute of the schema, one of the columns that every
// game has, or nothing that is known.
struct Columns {
    int key = -1;
    int name = -1;
    int names = -1;
    int status = -1;
    int source = -1;
    std::vector<int> attributes; // for each column the place of its attribute, or -1
    std::vector<std::string> unknown;
};

int attributeOfColumn(const Schema &schema, const std::string &title)
{
    const std::string wanted = base::fold(title);
    for (std::size_t i = 0; i < schema.attributes.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        const bool isLabel =
            std::any_of(attribute.label.words.begin(),
                        attribute.label.words.end(),
                        [&wanted](const auto &word) { return base::fold(word.second) == wanted; });
        if (base::fold(attribute.slug) == wanted || isLabel) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

Columns columnsOf(const files::Table &table, const Schema &schema)
{
    Columns columns;
    columns.key = table.column("key");
    columns.name = table.column("name");
    columns.names = table.column("names");
    columns.status = table.column("status");
    columns.source = table.column("source");
    const auto &header = table.header.cells;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const int place = static_cast<int>(i);
        const bool isOwn = place == columns.key || place == columns.name || place == columns.names
            || place == columns.status || place == columns.source;
        columns.attributes.push_back(isOwn ? -1 : attributeOfColumn(schema, header[i]));
        if (!isOwn && columns.attributes.back() < 0 && !header[i].empty()) {
            columns.unknown.push_back(header[i]);
        }
    }
    return columns;
}

std::string joined(const files::TableRow &row)
{
    std::string line = files::tsvLine(row.cells);
    line.pop_back();
    return line;
}

const std::string &cellOf(const files::TableRow &row, int column)
{
    static const std::string nothing;
    const auto place = static_cast<std::size_t>(column);
    return column < 0 || place >= row.cells.size() ? nothing : row.cells[place];
}

// Empty cells at the end of a row are what a spreadsheet leaves.
bool hasCellsBeyond(const files::TableRow &row, std::size_t width)
{
    return row.cells.size() > width
        && std::any_of(row.cells.begin() + static_cast<std::ptrdiff_t>(width),
                       row.cells.end(),
                       [](const std::string &cell) { return !base::trimmed(cell).empty(); });
}

// The title of a column that says the same as one before it; empty where none does.
std::string repeatedColumn(const files::TableRow &header, const Columns &columns)
{
    for (std::size_t i = 0; i < header.cells.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const bool sameAttribute =
                columns.attributes[i] >= 0 && columns.attributes[i] == columns.attributes[j];
            const bool sameTitle = !header.cells[i].empty()
                && base::fold(header.cells[i]) == base::fold(header.cells[j]);
            if (sameAttribute || sameTitle) {
                return header.cells[i];
            }
        }
    }
    return {};
}

bool isTooLong(std::string_view name)
{
    return std::count_if(
               name.begin(),
               name.end(),
               [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; })
        > LongestName;
}

base::Result<PieceRow>
readRow(const files::TableRow &row, const Columns &columns, const Schema &schema)
{
    PieceRow result;
    result.line = row.line;
    result.text = joined(row);
    Piece &piece = result.piece;
    piece.name = base::trimmed(cellOf(row, columns.name));
    if (piece.name.empty()) {
        return base::problem(text("Catalog", "The name is missing."));
    }
    if (hasCellsBeyond(row, columns.attributes.size())) {
        return base::problem(text("Catalog", "The row has %1 cells, the header only %2.")
                                 .with(row.cells.size())
                                 .with(columns.attributes.size()),
                             text("Catalog", "Cells are parted by tabs."));
    }
    piece.key = base::trimmed(cellOf(row, columns.key));
    piece.names = parseFurtherNames(cellOf(row, columns.names));
    const bool isAnyTooLong = isTooLong(piece.name)
        || std::any_of(piece.names.begin(), piece.names.end(), [](const auto &further) {
                                  return isTooLong(further.name);
                              });
    if (isAnyTooLong) {
        return base::problem(
            text("Catalog", "The name has more than %1 letters.").with(std::int64_t{LongestName}),
            text("Catalog", "Shorten it."));
    }
    piece.source = base::trimmed(cellOf(row, columns.source));
    piece.values.resize(schema.attributes.size());
    for (std::size_t i = 0; i < std::min(row.cells.size(), columns.attributes.size()); ++i) {
        const int attribute = columns.attributes[i];
        if (attribute < 0 || base::trimmed(row.cells[i]).empty()) {
            continue;
        }
        if (auto done = setValue(piece, schema, attribute, row.cells[i]); !done) {
            return tl::unexpected(done.error());
        }
        result.given.push_back(attribute);
    }
    if (const auto &status = base::trimmed(cellOf(row, columns.status)); !status.empty()) {
        const auto known = statusOf(base::fold(status));
        if (!known) {
            return base::problem(
                text("Catalog", "The status \"%1\" is not one of official, partial, demo, own.")
                    .with(status));
        }
        piece.status = *known;
    }
    finishPiece(piece, schema);
    return result;
}

base::Text reasonOf(const base::Problem &problem)
{
    return problem.remedy.empty()
        ? problem.what
        : text("Catalog", "%1 %2").with(problem.what).with(problem.remedy);
}

std::vector<std::string> headerOf(const Schema &schema)
{
    std::vector<std::string> header{"key", "name", "names", "status"};
    for (const auto &attribute : schema.attributes) {
        header.push_back(attribute.slug);
    }
    header.emplace_back("source");
    return header;
}

} // namespace

base::Result<PieceRows>
readPieceRows(const files::Table &table, const Schema &schema, const std::string &file)
{
    if (table.header.cells.size() > MostColumns) {
        return base::problemAt(
            file,
            table.header.line,
            text("Catalog", "The header has more than %1 columns.").with(MostColumns));
    }
    const Columns columns = columnsOf(table, schema);
    if (columns.name < 0) {
        return base::problemAt(
            file,
            table.header.line,
            text("Catalog", "The header has no column \"name\"."),
            text("Catalog", "The first line names the columns, parted by tabs."));
    }
    if (const auto title = repeatedColumn(table.header, columns); !title.empty()) {
        return base::problemAt(file,
                               table.header.line,
                               text("Catalog", "The column \"%1\" stands there twice.").with(title),
                               text("Catalog", "Take one of the two out."));
    }
    PieceRows result;
    result.unknownColumns = columns.unknown;
    for (const auto &row : table.rows) {
        auto read = readRow(row, columns, schema);
        if (read) {
            result.rows.push_back(std::move(*read));
        } else {
            result.refused.push_back({row.line, joined(row), reasonOf(read.error())});
        }
    }
    return result;
}

std::string writePieceTable(const std::vector<PiecePointer> &pieces, const Schema &schema)
{
    std::string result = files::tsvLine(headerOf(schema));
    for (const auto &piece : pieces) {
        std::vector<std::string> cells{piece->key,
                                       piece->name,
                                       printFurtherNames(piece->names),
                                       std::string(slugOf(piece->status))};
        for (const auto &value : piece->values) {
            cells.push_back(written(value));
        }
        cells.push_back(piece->source);
        result += files::tsvLine(cells);
    }
    return result;
}

} // namespace catalog
