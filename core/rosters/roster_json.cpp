#include "rosters/roster_json.h"

namespace rosters
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;
using files::json::ObjectReader;
using files::json::Source;

namespace
{

void setUnlessEmpty(Node &node, const char *key, const std::string &value)
{
    if (!value.empty()) {
        node.set(key, value);
    }
}

base::Outcome readHeader(const Source &source, Roster &roster)
{
    std::pair<std::string, std::string> header;
    auto read = ObjectReader(source)
                    .require("name", header.first)
                    .require("value", header.second)
                    .finishTolerant();
    if (read) {
        roster.headers.push_back(std::move(header));
    }
    return read;
}

template<typename T>
base::Outcome appendTo(std::vector<T> &list, base::Result<T> read)
{
    if (!read) {
        return tl::unexpected(read.error());
    }
    list.push_back(std::move(*read));
    return {};
}

} // namespace

Node lineAsJson(const Line &line)
{
    Node node;
    node.set("count", line.count);
    node.set("name", line.name);
    setUnlessEmpty(node, "qualifier", line.qualifier);
    setUnlessEmpty(node, "key", line.key);
    setUnlessEmpty(node, "note", line.note);
    return node;
}

base::Result<Line> lineFromJson(const Source &source)
{
    Line line;
    std::int64_t count = 1;
    auto read = ObjectReader(source)
                    .accept("count", count)
                    .require("name", line.name)
                    .accept("qualifier", line.qualifier)
                    .accept("key", line.key)
                    .accept("note", line.note)
                    .finishTolerant();
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (count < 1 || count > LargestCount) {
        return source.problem(
            text("Rosters", "A line holds 1 to %1 copies, not %2.").with(LargestCount).with(count),
            text("Rosters", "Mend the count of \"%1\".").with(line.name));
    }
    line.count = static_cast<int>(count);
    line.fileLine = source.node.line();
    return line;
}

Node carriedAsJson(const CarriedPiece &piece)
{
    Node node;
    node.set("name", piece.name);
    for (const auto &[slug, cell] : piece.cells) {
        node.set(slug, cell);
    }
    return node;
}

base::Result<CarriedPiece> carriedFromJson(const Source &source)
{
    CarriedPiece piece;
    auto name = source.stringMember("name");
    if (!name) {
        return tl::unexpected(name.error());
    }
    piece.name = std::move(*name);
    for (const auto &[key, value] : *source.node.object()) {
        if (const auto *number = value.integer()) {
            piece.cells.emplace_back(key, std::to_string(*number));
        } else if (const auto *cell = value.string(); cell && key != "name") {
            piece.cells.emplace_back(key, *cell);
        }
    }
    return piece;
}

void setHeadMembers(Node &node, const Roster &roster)
{
    node.set("game", roster.game);
    node.set("format", roster.format);
    node.set("name", roster.name);
    setUnlessEmpty(node, "folder", roster.folder);
    if (!roster.tags.empty()) {
        node.set("tags", Array(roster.tags.begin(), roster.tags.end()));
    }
    setUnlessEmpty(node, "notes", roster.notes);
    if (roster.archived) {
        node.set("archived", true);
    }
    if (!roster.headers.empty()) {
        Array headers;
        for (const auto &[name, value] : roster.headers) {
            headers.emplace_back(Object{{"name", name}, {"value", value}});
        }
        node.set("headers", std::move(headers));
    }
}

base::Outcome readHeadMembers(const Source &source, Roster &roster)
{
    return ObjectReader(source)
        .accept("game", roster.game)
        .accept("format", roster.format)
        .accept("name", roster.name)
        .accept("folder", roster.folder)
        .accept("tags", roster.tags)
        .accept("notes", roster.notes)
        .accept("archived", roster.archived)
        .each("headers", [&](const Source &header) { return readHeader(header, roster); })
        .finishTolerant();
}

Node rosterAsJson(const Roster &roster)
{
    Node node;
    setHeadMembers(node, roster);
    Array lines;
    for (const auto &line : roster.lines) {
        lines.push_back(lineAsJson(line));
    }
    node.set("lines", std::move(lines));
    if (!roster.carried.empty()) {
        Array pieces;
        for (const auto &piece : roster.carried) {
            pieces.push_back(carriedAsJson(piece));
        }
        node.set("pieces", std::move(pieces));
    }
    return node;
}

base::Result<Roster> rosterFromJson(const Source &source)
{
    Roster roster;
    if (auto head = readHeadMembers(source, roster); !head) {
        return tl::unexpected(head.error());
    }
    auto read =
        ObjectReader(source)
            .each("lines",
                  [&](const Source &line) { return appendTo(roster.lines, lineFromJson(line)); })
            .each("pieces",
                  [&](const Source &piece) {
                      return appendTo(roster.carried, carriedFromJson(piece));
                  })
            .finishTolerant();
    if (!read) {
        return tl::unexpected(read.error());
    }
    return roster;
}

} // namespace rosters
