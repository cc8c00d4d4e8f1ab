// Tables of text: rows of cells parted by tabs (TSV) or commas and semicolons (CSV), each row with
// the line it began on. Reading takes any bytes; only a quote that is never closed is refused.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace files
{

struct TableRow {
    int line = 0; // from 1
    std::vector<std::string> cells;
};

struct Table {
    std::vector<std::string> comments; // the `#` lines before the header, without their mark
    TableRow header;
    std::vector<TableRow> rows; // empty lines are left out

    // The place of a column by its name, compared folded; -1 where there is none.
    int column(std::string_view name) const;
};

// In TSV a row is a line; a cell may be quoted but never holds a line end.
base::Result<Table> readTsv(std::string_view text, const std::string &file);
// The separator is the one of , ; and tab that the first line has most of. A line "sep=," counts.
base::Result<Table> readCsv(std::string_view text, const std::string &file);

// Tabs and line ends within a cell become blanks.
std::string tsvLine(const std::vector<std::string> &cells);
// Quoted where needed, commas between, as RFC 4180 has it.
std::string csvLine(const std::vector<std::string> &cells);

} // namespace files
