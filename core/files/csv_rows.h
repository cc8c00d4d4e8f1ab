// The rows of a CSV text, fed to libcsv line by line so that each row knows where it began. Used by
// readCsv(); everyone else reads whole tables (table.h).
#pragma once

#include "files/table.h"

#include <csv.h>
#include <string_view>
#include <vector>

namespace files
{

// A row with more cells is kept with one cell too many, so that it can be refused.
constexpr std::size_t MostColumns = 10'000;

class CsvRows
{
public:
    explicit CsvRows(char separator);
    CsvRows(const CsvRows &) = delete;
    CsvRows &operator=(const CsvRows &) = delete;
    CsvRows(CsvRows &&) = delete;
    CsvRows &operator=(CsvRows &&) = delete;
    ~CsvRows();

    void feed(std::string_view line, int number);
    void finish();
    // The rows that are complete and not empty since the last time.
    std::vector<TableRow> take();

    bool insideQuotes() const;
    int rowBegan() const { return m_row.line; }

private:
    static void cell(void *bytes, std::size_t length, void *self);
    static void endOfRow(int terminator, void *self);

    csv_parser m_parser{};
    TableRow m_row;
    std::vector<TableRow> m_rows;
};

} // namespace files
