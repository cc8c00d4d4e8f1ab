#include "files/csv_rows.h"

#include <utility>

namespace files
{

CsvRows::CsvRows(char separator)
{
    csv_init(&m_parser, 0);
    csv_set_delim(&m_parser, static_cast<unsigned char>(separator));
    if (separator == '\t') {
        // Otherwise the tab would count as a blank and be trimmed from the cells.
        csv_set_space_func(&m_parser, [](unsigned char letter) -> int { return letter == ' '; });
    }
}

CsvRows::~CsvRows()
{
    csv_free(&m_parser);
}

void CsvRows::feed(std::string_view line, int number)
{
    if (m_row.cells.empty() && !insideQuotes()) {
        m_row.line = number;
    }
    csv_parse(&m_parser, line.data(), line.size(), &CsvRows::cell, &CsvRows::endOfRow, this);
}

void CsvRows::finish()
{
    csv_fini(&m_parser, &CsvRows::cell, &CsvRows::endOfRow, this);
}

std::vector<TableRow> CsvRows::take()
{
    return std::exchange(m_rows, {});
}

bool CsvRows::insideQuotes() const
{
    // The parser's state within a cell, before a closing quotation mark has been seen.
    constexpr int WithinCell = 2;
    return m_parser.quoted != 0 && m_parser.pstate == WithinCell;
}

void CsvRows::cell(void *bytes, std::size_t length, void *self)
{
    auto &cells = static_cast<CsvRows *>(self)->m_row.cells;
    if (cells.size() > MostColumns) {
        return;
    }
    // An empty cell may come without an address.
    cells.emplace_back(length == 0 ? "" : static_cast<const char *>(bytes), length);
}

void CsvRows::endOfRow(int /*terminator*/, void *self)
{
    auto *reader = static_cast<CsvRows *>(self);
    if (!reader->m_row.isEmpty() || reader->m_row.cells.size() > MostColumns) {
        reader->m_rows.push_back(reader->m_row);
    }
    reader->m_row.cells.clear();
}

} // namespace files
