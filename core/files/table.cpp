#include "files/table.h"

#include "base/fold.h"

#include <algorithm>
#include <csv.h>

namespace files
{

using base::text;

namespace
{

constexpr std::size_t LargestTable = 64U * 1024U * 1024U;

std::string_view withoutByteOrderMark(std::string_view bytes)
{
    return bytes.substr(0, 3) == "\xEF\xBB\xBF" ? bytes.substr(3) : bytes;
}

// Cuts the next line, its line end included, off the front.
std::string_view takeLine(std::string_view &rest)
{
    const auto at = rest.find('\n');
    const auto line = rest.substr(0, at == std::string_view::npos ? rest.size() : at + 1);
    rest.remove_prefix(line.size());
    return line;
}

bool isEmpty(const TableRow &row)
{
    return std::all_of(row.cells.begin(), row.cells.end(), [](const std::string &cell) {
        return cell.empty();
    });
}

// One run of libcsv; rows come out with the line that the caller says was being fed.
class RowReader
{
public:
    explicit RowReader(char separator)
    {
        csv_init(&m_parser, 0);
        csv_set_delim(&m_parser, static_cast<unsigned char>(separator));
        if (separator == '\t') {
            // Otherwise the tab would count as a blank and be trimmed from the cells.
            csv_set_space_func(&m_parser,
                               [](unsigned char letter) -> int { return letter == ' '; });
        }
    }
    RowReader(const RowReader &) = delete;
    RowReader &operator=(const RowReader &) = delete;
    ~RowReader() { csv_free(&m_parser); }

    void feed(std::string_view line, int number)
    {
        if (m_row.cells.empty() && !insideQuotes()) {
            m_row.line = number;
        }
        csv_parse(&m_parser,
                  line.data(),
                  line.size(),
                  &RowReader::cell,
                  &RowReader::endOfRow,
                  this);
    }
    void finish() { csv_fini(&m_parser, &RowReader::cell, &RowReader::endOfRow, this); }
    // 2 is the state within a cell, before a closing quotation mark has been seen.
    bool insideQuotes() const { return m_parser.quoted != 0 && m_parser.pstate == 2; }
    int rowBegan() const { return m_row.line; }
    std::vector<TableRow> take() { return std::move(m_rows); }

private:
    static void cell(void *bytes, std::size_t length, void *self)
    {
        static_cast<RowReader *>(self)->m_row.cells.emplace_back(static_cast<const char *>(bytes),
                                                                 length);
    }
    static void endOfRow(int /*terminator*/, void *self)
    {
        auto *reader = static_cast<RowReader *>(self);
        if (!isEmpty(reader->m_row)) {
            reader->m_rows.push_back(reader->m_row);
        }
        reader->m_row.cells.clear();
    }

    csv_parser m_parser{};
    TableRow m_row;
    std::vector<TableRow> m_rows;
};

base::Result<Table>
tableOf(std::vector<TableRow> rows, std::vector<std::string> comments, const std::string &file)
{
    if (rows.empty()) {
        return base::problemAt(file,
                               1,
                               text("Files", "The table is empty."),
                               text("Files", "Its first line must name the columns."));
    }
    Table table;
    table.comments = std::move(comments);
    table.header = std::move(rows.front());
    table.rows.assign(std::make_move_iterator(rows.begin() + 1),
                      std::make_move_iterator(rows.end()));
    return table;
}

base::Outcome refuseTooLarge(std::string_view bytes, const std::string &file)
{
    if (bytes.size() > LargestTable) {
        return base::problemAt(file, 0, text("Files", "The table is larger than 64 MiB."));
    }
    return {};
}

char likeliestSeparator(std::string_view line)
{
    char best = ',';
    std::ptrdiff_t most = 0;
    for (const char candidate : {',', ';', '\t'}) {
        const auto count = std::count(line.begin(), line.end(), candidate);
        if (count > most) {
            most = count;
            best = candidate;
        }
    }
    return best;
}

} // namespace

int Table::column(std::string_view name) const
{
    const std::string wanted = base::fold(name);
    for (std::size_t i = 0; i < header.cells.size(); ++i) {
        if (base::fold(header.cells[i]) == wanted) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

base::Result<Table> readTsv(std::string_view bytes, const std::string &file)
{
    if (auto fits = refuseTooLarge(bytes, file); !fits) {
        return tl::unexpected(fits.error());
    }
    std::vector<std::string> comments;
    std::vector<TableRow> rows;
    std::string_view rest = withoutByteOrderMark(bytes);
    for (int number = 1; !rest.empty(); ++number) {
        const std::string_view line = takeLine(rest);
        if (rows.empty() && line.front() == '#') {
            comments.emplace_back(base::trimmed(line.substr(1)));
            continue;
        }
        RowReader reader('\t');
        reader.feed(line, number);
        reader.finish();
        for (auto &row : reader.take()) {
            row.line = number;
            rows.push_back(std::move(row));
        }
    }
    return tableOf(std::move(rows), std::move(comments), file);
}

base::Result<Table> readCsv(std::string_view bytes, const std::string &file)
{
    if (auto fits = refuseTooLarge(bytes, file); !fits) {
        return tl::unexpected(fits.error());
    }
    std::string_view rest = withoutByteOrderMark(bytes);
    int number = 1;
    std::string_view first = rest.substr(0, rest.find('\n'));
    char separator = likeliestSeparator(first);
    const auto declared = base::fold(base::trimmed(first));
    const auto at = declared.find("sep=");
    if (at != std::string::npos && at <= 1 && declared.size() > at + 4) {
        separator = declared[at + 4];
        takeLine(rest);
        ++number;
    }
    RowReader reader(separator);
    for (; !rest.empty(); ++number) {
        reader.feed(takeLine(rest), number);
    }
    if (reader.insideQuotes()) {
        return base::problemAt(
            file,
            reader.rowBegan(),
            text("Files", "A quotation mark is opened in this row and never closed."),
            text("Files", "Close it, or take it out."));
    }
    reader.finish();
    return tableOf(reader.take(), {}, file);
}

std::string tsvLine(const std::vector<std::string> &cells)
{
    std::string result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::string cell = cells[i];
        std::replace_if(
            cell.begin(),
            cell.end(),
            [](char letter) { return letter == '\t' || letter == '\n' || letter == '\r'; },
            ' ');
        // A cell that begins with a quotation mark would be read as a quoted one.
        if (!cell.empty() && cell.front() == '"') {
            cell = csvLine({cell});
            cell.pop_back();
        }
        result += (i == 0 ? "" : "\t") + cell;
    }
    return result + '\n';
}

std::string csvLine(const std::vector<std::string> &cells)
{
    std::string result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) {
            result += ',';
        }
        const auto &cell = cells[i];
        const bool quoted = cell.find_first_of(",;\"\n\r\t") != std::string::npos
            || base::trimmed(cell).size() != cell.size();
        if (!quoted) {
            result += cell;
            continue;
        }
        std::vector<char> buffer(cell.size() * 2 + 3);
        const auto length = csv_write(buffer.data(), buffer.size(), cell.data(), cell.size());
        result.append(buffer.data(), std::min(length, buffer.size()));
    }
    return result + '\n';
}

} // namespace files
