#include "rosters/codecs/csv.h"

#include "base/fold.h"
#include "files/table.h"
#include "rosters/codecs/losses.h"
#include "rosters/incoming_text.h"
#include "rosters/line_text.h"

#include <array>

namespace rosters
{

using base::text;

namespace
{

enum Place { Count, Name, Qualifier, Key, Note, RosterName, Game, Format, Folder, Tags, Places };

// The names under which this and other programs know each column, ours first.
using ColumnNames = std::array<std::string_view, 7>;

constexpr std::array<ColumnNames, Places> Columns{{
    {"count", "quantity", "qty", "amount", "copies", "number of copies", "anzahl"},
    {"name", "card name", "card", "piece", "chip", "unit", "title"},
    {"qualifier", "set", "set code", "edition", "edition code", "set name", "rank"},
    {"key", "id"},
    {"note", "comment", "annotation"},
    {"roster", "roster name", "deck", "list", "stack", "army"},
    {"game"},
    {"format"},
    {"folder", "folder name"},
    {"tags"},
}};

using ColumnPlaces = std::array<int, Places>; // in the table; -1 where it has no such column

ColumnPlaces placesIn(const files::Table &table)
{
    ColumnPlaces result{};
    for (std::size_t i = 0; i < Columns.size(); ++i) {
        result[i] = -1;
        for (const auto name : Columns[i]) {
            if (result[i] < 0 && !name.empty()) {
                result[i] = table.column(name);
            }
        }
    }
    return result;
}

std::string cellOf(const files::TableRow &row, const ColumnPlaces &places, Place place)
{
    const int column = places[place];
    const bool there = column >= 0 && static_cast<std::size_t>(column) < row.cells.size();
    return there ? row.cells[static_cast<std::size_t>(column)] : std::string();
}

std::string tagsCell(const Roster &roster)
{
    std::string result;
    for (const auto &tag : roster.tags) {
        result += (result.empty() ? "" : ", ") + tag;
    }
    return result;
}

// A roster with no lines yet, from the cells that are repeated in each of its rows.
Roster headOf(const files::TableRow &row, const ColumnPlaces &places)
{
    Roster roster;
    roster.name = cellOf(row, places, RosterName);
    roster.game = cellOf(row, places, Game);
    roster.format = cellOf(row, places, Format);
    roster.folder = cellOf(row, places, Folder);
    const std::string tags = cellOf(row, places, Tags);
    for (const auto tag : base::split(tags, ',')) {
        if (const auto words = base::trimmed(tag); !words.empty()) {
            roster.tags.emplace_back(words);
        }
    }
    return roster;
}

bool sameHead(const Roster &one, const Roster &other)
{
    return one.name == other.name && one.game == other.game && one.format == other.format
        && one.folder == other.folder && one.tags == other.tags;
}

Line lineOf(const files::TableRow &row, const ColumnPlaces &places)
{
    Line line;
    line.name = cellOf(row, places, Name);
    line.qualifier = cellOf(row, places, Qualifier);
    line.key = cellOf(row, places, Key);
    line.note = cellOf(row, places, Note);
    line.fileLine = row.line;
    const std::string written(base::trimmed(cellOf(row, places, Count)));
    if (const auto count = readCountCell(written)) {
        line.count = *count;
    } else if (!written.empty()) {
        // Not a count that a roster holds: kept as it was written, for the person to mend.
        line.name = written + ' ' + line.name;
        line.key.clear();
    }
    return line;
}

std::vector<std::string> header()
{
    std::vector<std::string> result;
    result.reserve(Columns.size());
    for (const auto &names : Columns) {
        result.emplace_back(names.front());
    }
    return result;
}

// The first line, and the second where the first is "sep=,".
std::string_view frontOf(std::string_view bytes)
{
    std::string_view rest = bytes;
    const auto first = takeLine(rest);
    if (base::fold(first).find("sep=") <= 1) {
        takeLine(rest);
    }
    return bytes.substr(0, bytes.size() - rest.size());
}

} // namespace

int recogniseCsv(std::string_view bytes)
{
    const auto table = files::readCsv(frontOf(bytes), {});
    if (!looksLikeText(bytes) || !table) {
        return 0;
    }
    const auto places = placesIn(*table);
    return places[Count] >= 0 && places[Name] >= 0 ? 95 : 0;
}

base::Result<std::vector<Roster>>
readCsv(std::string_view bytes, const std::string &file, const CodecContext & /*context*/)
{
    const auto table = incomingText(bytes, file).and_then([&file](const std::string &words) {
        return files::readCsv(words, file);
    });
    if (!table) {
        return tl::unexpected(table.error());
    }
    const auto places = placesIn(*table);
    if (places[Name] < 0) {
        return base::problemAt(file,
                               table->header.line,
                               text("Codecs", "The table has no column \"name\"."),
                               text("Codecs", "Its first line must name the columns."));
    }
    std::vector<Roster> result;
    for (const auto &row : table->rows) {
        Roster head = headOf(row, places);
        if (result.empty() || !sameHead(result.back(), head)) {
            result.push_back(std::move(head));
        }
        result.back().lines.push_back(lineOf(row, places));
    }
    if (result.empty()) {
        return base::problemAt(file,
                               table->header.line,
                               text("Codecs", "The table names its columns and has no rows."),
                               text("Codecs", "Write a row for each piece."));
    }
    return result;
}

Written writeCsv(const std::vector<Roster> &rosters, const CodecContext & /*context*/)
{
    Written written;
    written.bytes = files::csvLine(header());
    for (const auto &roster : rosters) {
        for (const auto &line : roster.lines) {
            written.bytes += files::csvLine({std::to_string(line.count),
                                             line.name,
                                             line.qualifier,
                                             line.key,
                                             line.note,
                                             roster.name,
                                             roster.game,
                                             roster.format,
                                             roster.folder,
                                             tagsCell(roster)});
        }
    }
    written.lost =
        losses(rosters,
               {Part::Notes, Part::Archived, Part::Headers, Part::Pieces, Part::EmptyRosters});
    for (std::size_t i = 1; i < rosters.size(); ++i) {
        if (sameHead(rosters[i - 1], rosters[i])) {
            written.lost.push_back(
                text("Codecs", "Two rosters named \"%1\" follow each other and read as one.")
                    .with(rosters[i].name));
        }
    }
    return written;
}

} // namespace rosters
