// Tables of text: rows of cells parted by tabs (TSV) or commas and semicolons (CSV), each row with
// the line it began on. Text of office programs is understood whether UTF-8, UTF-16 or
// Windows-1252; refused are what no text holds, an empty table, one that is too large, and in CSV a
// quotation mark that is never closed.
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

    bool isEmpty() const; // no cell holds anything
};

struct Table {
    std::vector<std::string> comments; // the `#` lines, without their mark
    TableRow header;
    std::vector<TableRow> rows; // empty lines are left out

    // The place of a column by its name, compared folded; -1 where there is none.
    int column(std::string_view name) const;
};

// At most 64 MiB, 10,000 cells in a row and four million in all.
// In TSV a row is a line; a cell may be quoted, and one that holds a line end is refused. A
// quotation mark that is not closed at the end of its cell is a letter like any other. A `#` line
// is a comment; behind the header only where it has no tab.
base::Result<Table> readTsv(std::string_view bytes, const std::string &file);
// The separator is the one of , ; and tab that the first line has most of. A line "sep=," counts.
base::Result<Table> readCsv(std::string_view bytes, const std::string &file);

// Tabs and line ends within a cell become blanks.
std::string tsvLine(const std::vector<std::string> &cells);
// Quoted where needed, commas between, as RFC 4180 has it.
std::string csvLine(const std::vector<std::string> &cells);

} // namespace files
