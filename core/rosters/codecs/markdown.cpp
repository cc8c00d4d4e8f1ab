#include "rosters/codecs/markdown.h"

#include "base/fold.h"
#include "rosters/codecs/losses.h"
#include "rosters/incoming_text.h"
#include "rosters/line_text.h"
#include "rosters/look_up.h"
#include "rosters/roster_headers.h"

namespace rosters
{

using base::text;

namespace
{

using Cells = std::vector<std::string>;

// A bar within a cell would end it.
std::string escaped(std::string_view words)
{
    std::string result;
    for (const char letter : inOneLine(words)) {
        if (letter == '|' || letter == '\\') {
            result += '\\';
        }
        result += letter;
    }
    return result;
}

bool isRow(std::string_view line)
{
    return line.substr(0, 1) == "|";
}

Cells cellsOf(std::string_view row)
{
    Cells cells(1);
    for (std::size_t at = 1; at < row.size(); ++at) {
        const char next = at + 1 < row.size() ? row[at + 1] : '\0';
        if (row[at] == '\\' && (next == '|' || next == '\\')) {
            cells.back() += next;
            ++at;
        } else if (row[at] == '|') {
            cells.emplace_back();
        } else {
            cells.back() += row[at];
        }
    }
    for (auto &words : cells) {
        words = std::string(base::trimmed(words));
    }
    return cells;
}

// The line of dashes below the names of the columns.
bool isRule(std::string_view line)
{
    return isRow(line) && line.find('-') != std::string_view::npos
        && line.find_first_not_of("|-: \t") == std::string_view::npos;
}

// The columns of a table that are read, by name and in any order.
struct TableColumns {
    int count = -1;
    int name = -1;
    int qualifier = -1;
    int note = -1;

    bool areThere() const { return count >= 0 && name >= 0; }
};

TableColumns columnsOf(std::string_view row)
{
    TableColumns result;
    const auto cells = cellsOf(row);
    for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
        const std::string word = base::fold(cells[static_cast<std::size_t>(i)]);
        if (word == "count" || word == "quantity" || word == "#") {
            result.count = i;
        } else if (word == "name" || word == "piece") {
            result.name = i;
        } else if (word == "qualifier" || word == "set" || word == "rank") {
            result.qualifier = i;
        } else if (word == "note" || word == "notes") {
            result.note = i;
        }
    }
    return result;
}

std::string cellAt(const Cells &cells, int column)
{
    const bool there = column >= 0 && static_cast<std::size_t>(column) < cells.size();
    return there ? cells[static_cast<std::size_t>(column)] : std::string();
}

Line lineOf(std::string_view row, const TableColumns &columns)
{
    const auto cells = cellsOf(row);
    Line line;
    line.name = cellAt(cells, columns.name);
    line.qualifier = cellAt(cells, columns.qualifier);
    line.note = cellAt(cells, columns.note);
    const std::string written = cellAt(cells, columns.count);
    if (const auto count = readCountCell(written)) {
        line.count = *count;
    } else if (!written.empty()) {
        line.name = written + ' ' + line.name; // kept as written, for the person to mend
    }
    return line;
}

class PageReader
{
public:
    std::vector<Roster> read(std::string_view page)
    {
        for (int number = 1; !page.empty(); ++number) {
            const auto line = base::trimmed(takeLine(page));
            readLine(line, number);
            m_inTable = isRow(line);
        }
        finish();
        return std::move(m_rosters);
    }

private:
    void readLine(std::string_view line, int number)
    {
        if (isRow(line)) {
            readRow(line, number);
        } else if (line.substr(0, 2) == "# " || line == "#") {
            finish();
            m_roster.name = std::string(base::trimmed(line.substr(1)));
        } else if (line.substr(0, 1) == ">") {
            m_headers.push_back({"Notes", base::trimmed(line.substr(1))});
        } else if (line.substr(0, 2) == "- " && m_roster.lines.empty()) {
            if (const auto header = headerOf(line.substr(2))) {
                m_headers.push_back(*header);
            }
        }
    }
    void readRow(std::string_view row, int number)
    {
        if (!m_inTable) {
            m_columns = columnsOf(row);
        } else if (m_columns.areThere() && !isRule(row)) {
            m_roster.lines.push_back(lineOf(row, m_columns));
            m_roster.lines.back().fileLine = number;
        }
    }
    // What stood before the first heading or table is no roster.
    void finish()
    {
        readHeaders(m_headers, m_roster);
        if (!m_roster.lines.empty() || !m_roster.name.empty()) {
            m_rosters.push_back(std::move(m_roster));
        }
        m_roster = {};
        m_headers.clear();
    }

    std::vector<Roster> m_rosters;
    Roster m_roster;
    std::vector<HeaderLine> m_headers; // views into the page
    TableColumns m_columns;
    bool m_inTable = false;
};

std::string notesBelow(const Roster &roster)
{
    std::string result;
    if (!roster.notes.empty()) {
        for (const auto note : base::split(roster.notes, '\n')) {
            const std::string words = inOneLine(note);
            result += words.empty() ? ">\n" : "> " + words + '\n';
        }
    }
    return result.empty() ? result : '\n' + result;
}

std::string page(const Roster &roster, const catalog::Catalog *catalog)
{
    std::string result = "# " + inOneLine(roster.name) + "\n\n";
    Roster head = roster;
    head.name.clear();
    head.notes.clear();
    for (const auto &line : headerLines(head)) {
        result += line == "Name:" ? std::string() : "- " + line + '\n';
    }
    result += "\n| Count | Name | Qualifier | Note |\n|--:|---|---|---|\n";
    for (const auto &line : roster.lines) {
        const auto piece = catalog ? catalog->find(line.key) : nullptr;
        const bool fill = piece && line.qualifier.empty();
        const std::string qualifier = fill ? qualifierFor(*piece, *catalog) : line.qualifier;
        result += "| " + std::to_string(line.count) + " | " + escaped(line.name) + " | "
            + escaped(qualifier) + " | " + escaped(line.note) + " |\n";
    }
    return result + notesBelow(roster);
}

} // namespace

int recogniseMarkdown(std::string_view bytes)
{
    if (!looksLikeText(bytes)) {
        return 0;
    }
    bool columnsSeen = false;
    while (!bytes.empty()) {
        const auto line = base::trimmed(takeLine(bytes));
        if (columnsSeen && isRule(line)) {
            return 95;
        }
        columnsSeen = isRow(line) && columnsOf(line).areThere();
    }
    return 0;
}

base::Result<std::vector<Roster>>
readMarkdown(std::string_view bytes, const std::string &file, const CodecContext & /*context*/)
{
    const auto words = incomingText(bytes, file);
    if (!words) {
        return tl::unexpected(words.error());
    }
    auto result = PageReader().read(*words);
    if (result.empty()) {
        return base::problemAt(file,
                               0,
                               text("Codecs", "This page holds no table of pieces."),
                               text("Codecs", "A table with the columns Count and Name is read."));
    }
    return result;
}

Written writeMarkdown(const std::vector<Roster> &rosters, const CodecContext &context)
{
    Written written;
    for (const auto &roster : rosters) {
        written.bytes += written.bytes.empty() ? "" : "\n";
        written.bytes += page(roster, context.catalog(roster.game));
    }
    written.lost = losses(rosters, {Part::Keys, Part::Pieces});
    return written;
}

} // namespace rosters
