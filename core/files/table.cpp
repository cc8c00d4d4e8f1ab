#include "files/table.h"

#include "base/fold.h"
#include "files/csv_rows.h"
#include "files/table_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace files
{

using base::text;

namespace
{

constexpr std::size_t MostCells = 4'000'000; // a cell takes some fifty bytes in memory

// Cuts the next line, its line end included, off the front.
std::string_view takeLine(std::string_view &rest)
{
    const auto at = rest.find('\n');
    const auto line = rest.substr(0, at == std::string_view::npos ? rest.size() : at + 1);
    rest.remove_prefix(line.size());
    return line;
}

// Counts what has been read, and says when it is more than any table of pieces can hold.
class Limit
{
public:
    explicit Limit(const std::string &file)
        : m_file(file)
    {
    }
    base::Outcome add(const TableRow &row)
    {
        if (row.cells.size() > MostColumns) {
            return base::problemAt(
                m_file,
                row.line,
                text("Files", "The row has more than %1 cells.").with(MostColumns),
                text("Files", "Is this a table?"));
        }
        m_cells += row.cells.size() + 1;
        if (m_cells > MostCells) {
            return base::problemAt(
                m_file,
                row.line,
                text("Files", "The table has more than %1 cells.").with(MostCells),
                text("Files", "Part it into several files."));
        }
        return {};
    }

private:
    const std::string &m_file;
    std::size_t m_cells = 0;
};

bool endsCell(std::string_view text, std::size_t at)
{
    return at >= text.size() || text[at] == '\t' || text[at] == '\n' || text[at] == '\r';
}

// The cell that begins with the quotation mark at the front of the text, where its closing mark
// ends it; otherwise the mark is a letter like any other.
std::optional<std::string> takeQuoted(std::string_view &text)
{
    std::string cell;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] != '"') {
            cell += text[at];
            continue;
        }
        if (endsCell(text, at + 1)) {
            text.remove_prefix(at + 1);
            return cell;
        }
        if (text[at + 1] != '"') {
            return std::nullopt;
        }
        cell += '"';
        ++at;
    }
    return std::nullopt;
}

// Whether the last cell of the line is quoted and goes on in the lines below, as a spreadsheet
// writes a cell that holds a line end. `text` is all there is from the beginning of the line.
bool goesOnBelow(std::string_view line, std::string_view text)
{
    for (std::size_t at = 0; at < line.size(); ++at) {
        auto rest = line.substr(at);
        if (rest.front() == '"' && takeQuoted(rest)) {
            at = line.size() - rest.size(); // behind it
        } else if (rest.front() == '"') {
            auto below = text.substr(at);
            if (takeQuoted(below) && below.size() < text.size() - line.size()) {
                return true;
            }
        }
        at = std::min(line.find('\t', at), line.size());
    }
    return false;
}

// Behind the header a comment has no second cell; what begins with the mark and has one is a row.
bool isComment(std::string_view line, bool isBeforeHeader)
{
    return line.substr(0, 1) == "#"
        && (isBeforeHeader || line.find('\t') == std::string_view::npos);
}

std::vector<std::string> cellsOf(std::string_view line)
{
    std::vector<std::string> cells;
    for (;;) {
        if (auto quoted = line.substr(0, 1) == "\"" ? takeQuoted(line) : std::nullopt) {
            cells.push_back(std::move(*quoted));
        } else {
            const auto cell = line.substr(0, line.find('\t'));
            cells.emplace_back(base::trimmed(cell));
            line.remove_prefix(cell.size());
        }
        if (line.empty() || cells.size() > MostColumns) {
            return cells;
        }
        line.remove_prefix(1);
    }
}

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

char likeliestSeparator(std::string_view line)
{
    char best = ',';
    std::ptrdiff_t most = 0;
    for (const char candidate : {',', ';', '\t'}) {
        bool isQuoted = false;
        const auto count = std::count_if(line.begin(), line.end(), [&](char letter) {
            isQuoted = isQuoted != (letter == '"');
            return letter == candidate && !isQuoted;
        });
        if (count > most) {
            most = count;
            best = candidate;
        }
    }
    return best;
}

// A first line "sep=;", quoted or not, is how office programs say which separator they wrote.
std::optional<char> declaredSeparator(std::string_view line)
{
    line = line.substr(0, line.find_last_not_of("\r\n") + 1);
    if (line.size() > 2 && line.front() == '"' && line.back() == '"') {
        line = line.substr(1, line.size() - 2);
    }
    const bool isDeclared = line.size() == 5 && base::fold(line.substr(0, 4)) == "sep=";
    const bool canPart = isDeclared && line.back() != '"' && line.back() != ' ';
    return canPart ? std::optional(line.back()) : std::nullopt;
}

// Whether the line ends with a lone carriage return, as old computers wrote, or as usual.
std::string_view takeRow(std::string_view &rest)
{
    const auto line = rest.substr(0, rest.find_first_of("\r\n"));
    rest.remove_prefix(line.size());
    rest.remove_prefix(rest.substr(0, 2) == "\r\n" ? 2 : std::min<std::size_t>(rest.size(), 1));
    return line;
}

} // namespace

bool TableRow::isEmpty() const
{
    return std::all_of(cells.begin(), cells.end(), [](const auto &cell) { return cell.empty(); });
}

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
    const auto whole = tableText(bytes, file);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    std::vector<std::string> comments;
    std::vector<TableRow> rows;
    Limit limit(file);
    std::string_view rest = *whole;
    for (int number = 1; !rest.empty(); ++number) {
        const std::string_view text = rest;
        const std::string_view line = takeRow(rest);
        if (isComment(line, rows.empty())) {
            comments.emplace_back(base::trimmed(line.substr(1)));
            continue;
        }
        if (goesOnBelow(line, text)) {
            return base::problemAt(
                file,
                number,
                base::text("Files", "A quoted cell of this row goes on in the next line."),
                base::text("Files", "Write a blank in place of the line end within it."));
        }
        TableRow row{number, cellsOf(line)};
        if (auto fits = limit.add(row); !fits) {
            return tl::unexpected(fits.error());
        }
        if (!row.isEmpty()) {
            rows.push_back(std::move(row));
        }
    }
    return tableOf(std::move(rows), std::move(comments), file);
}

base::Result<Table> readCsv(std::string_view bytes, const std::string &file)
{
    const auto whole = tableText(bytes, file);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    std::string_view rest = *whole;
    std::string_view afterFirst = rest;
    const auto first = takeLine(afterFirst);
    const auto declared = declaredSeparator(first);
    int number = declared ? 2 : 1;
    rest = declared ? afterFirst : rest;
    CsvRows reader(declared.value_or(likeliestSeparator(first)));
    std::vector<TableRow> rows;
    Limit limit(file);
    for (bool isOver = false; !isOver; ++number) {
        isOver = rest.empty();
        if (!isOver) {
            reader.feed(takeLine(rest), number);
        } else if (reader.insideQuotes()) {
            return base::problemAt(
                file,
                reader.rowBegan(),
                text("Files", "A quotation mark is opened in this row and never closed."),
                text("Files", "Close it, or take it out."));
        } else {
            reader.finish();
        }
        for (auto &row : reader.take()) {
            if (auto fits = limit.add(row); !fits) {
                return tl::unexpected(fits.error());
            }
            rows.push_back(std::move(row));
        }
    }
    return tableOf(std::move(rows), {}, file);
}

} // namespace files
