#include "storage/roster_rows.h"

#include "storage/cells_json.h"
#include "storage/one_line.h"
#include "storage/ordered_rows.h"

#include <algorithm>
#include <array>

namespace storage
{

using base::text;
using rosters::CarriedPiece;
using rosters::Line;
using rosters::Roster;

namespace
{

constexpr OrderedTable Lines{"roster_line/load",
                             "roster_line/add",
                             "roster_line/update",
                             "roster_line/remove"};
constexpr OrderedTable Headers{"roster_header/load",
                               "roster_header/add",
                               "roster_header/update",
                               "roster_header/remove"};
constexpr OrderedTable Carried{"roster_carried/load",
                               "roster_carried/add",
                               "roster_carried/update",
                               "roster_carried/remove"};
constexpr std::size_t LineCells = 5; // count, key, name, qualifier, note
constexpr std::array<std::size_t, 1> LineNumbers{0};
constexpr std::size_t PairCells = 2; // name and value, name and cells

struct Stored {
    std::vector<OrderedRow> lines;
    std::vector<OrderedRow> headers;
    std::vector<OrderedRow> carried;
};

base::Result<Stored> loadStored(Database &database, const std::string &id)
{
    auto lines = loadOrdered(database, Lines, id, LineCells, LineNumbers);
    auto headers = loadOrdered(database, Headers, id, PairCells);
    auto carried = loadOrdered(database, Carried, id, PairCells);
    for (const auto *part : {&lines, &headers, &carried}) {
        if (!*part) {
            return tl::unexpected(part->error());
        }
    }
    return Stored{std::move(*lines), std::move(*headers), std::move(*carried)};
}

const std::string &textOf(const Value &value)
{
    return std::get<std::string>(value);
}

Values cellsOf(const Line &line)
{
    return {std::int64_t{line.count},
            oneLine(line.key),
            oneLine(line.name),
            oneLine(line.qualifier),
            severalLines(line.note)};
}

std::vector<Values> cellsOf(const std::vector<Line> &lines)
{
    std::vector<Values> rows;
    for (const auto &line : lines) {
        rows.push_back(cellsOf(line));
    }
    return rows;
}

std::vector<Values> cellsOf(const std::vector<std::pair<std::string, std::string>> &headers)
{
    std::vector<Values> rows;
    for (const auto &[name, value] : headers) {
        rows.push_back({oneLine(name), oneLine(value)});
    }
    return rows;
}

std::vector<Values> cellsOf(const std::vector<CarriedPiece> &pieces)
{
    std::vector<Values> rows;
    for (const auto &piece : pieces) {
        rows.push_back({oneLine(piece.name), writeCells(piece.cells)});
    }
    return rows;
}

// In the order of the statements roster/add and roster/update.
Values headOf(const Roster &roster)
{
    auto tags = roster.tags;
    std::ranges::transform(tags, tags.begin(), oneLine);
    return {oneLine(roster.game),
            oneLine(roster.format),
            oneLine(roster.name),
            oneLine(roster.folder),
            writeStrings(tags),
            severalLines(roster.notes),
            std::int64_t{roster.archived},
            roster.id};
}

base::Outcome sync(Database &database, const Roster &roster, const Stored &stored)
{
    return syncOrdered(database, Lines, roster.id, stored.lines, cellsOf(roster.lines))
        .and_then([&] {
            return syncOrdered(database,
                               Headers,
                               roster.id,
                               stored.headers,
                               cellsOf(roster.headers));
        })
        .and_then([&] {
            return syncOrdered(database,
                               Carried,
                               roster.id,
                               stored.carried,
                               cellsOf(roster.carried));
        });
}

} // namespace

std::vector<std::string> readTags(const std::string &json)
{
    // An unreadable list is found and mended by the integrity check; until then there are no tags.
    return readStrings(json).value_or(std::vector<std::string>());
}

base::Result<Roster> loadRoster(Database &database, const std::string &id)
{
    Roster roster;
    const auto read = database.each("roster/load", {id}, [&](const Row &row) {
        roster.id = id;
        roster.game = row.text(0);
        roster.format = row.text(1);
        roster.name = row.text(2);
        roster.folder = row.text(3);
        roster.tags = readTags(row.text(4));
        roster.notes = row.text(5);
        roster.archived = row.number(6) != 0;
    });
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (roster.id.empty()) {
        return base::problem(text("Storage", "There is no roster %1 any more.").with(id),
                             text("Storage", "Another window may have removed it."));
    }
    const auto stored = loadStored(database, id);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    for (const auto &row : stored->lines) {
        Line line;
        line.count = static_cast<int>(std::get<std::int64_t>(row.cells[0]));
        line.key = textOf(row.cells[1]);
        line.name = textOf(row.cells[2]);
        line.qualifier = textOf(row.cells[3]);
        line.note = textOf(row.cells[4]);
        roster.lines.push_back(std::move(line));
    }
    for (const auto &row : stored->headers) {
        roster.headers.emplace_back(textOf(row.cells[0]), textOf(row.cells[1]));
    }
    for (const auto &row : stored->carried) {
        roster.carried.push_back(
            {textOf(row.cells[0]), readCells(textOf(row.cells[1])).value_or(Cells())});
    }
    return roster;
}

base::Outcome addRoster(Database &database, const Roster &roster, std::int64_t now)
{
    auto head = headOf(roster);
    head.emplace_back(now);
    return database.run("roster/add", head).and_then([&] { return sync(database, roster, {}); });
}

base::Outcome writeRoster(Database &database, const Roster &roster)
{
    const auto stored = loadStored(database, roster.id);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    return database.write("roster/update", headOf(roster))
        .and_then([&](const Effect &effect) -> base::Outcome {
            if (effect.rows == 0) {
                return loadRoster(database, roster.id).map([](const Roster &) {});
            }
            return sync(database, roster, *stored);
        });
}

base::Outcome removeRoster(Database &database, const std::string &id)
{
    const auto stored = loadStored(database, id);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    return syncOrdered(database, Lines, id, stored->lines, {})
        .and_then([&] { return syncOrdered(database, Headers, id, stored->headers, {}); })
        .and_then([&] { return syncOrdered(database, Carried, id, stored->carried, {}); })
        .and_then([&] { return database.run("roster/remove", {id}); });
}

} // namespace storage
