#include "rosters/line_text.h"
#include "rosters/look_up.h"
#include "rosters/roster_headers.h"
#include "rosters/roster_json.h"
#include "rosters/roster_text.h"

namespace rosters
{

using files::json::Layout;
using files::json::Node;

namespace
{

std::string exactly(const char *word, const Node &node)
{
    return std::string(ExactMark) + ' ' + word + ' ' + files::json::write(node, Layout::Compact)
        + '\n';
}

// What other people's eyes and programs get to see of a line.
Line shown(Line line, const catalog::Catalog *catalog)
{
    const auto piece = catalog && !line.key.empty() ? catalog->find(line.key) : nullptr;
    if (piece && line.qualifier.empty()) {
        line.qualifier = qualifierFor(*piece, *catalog);
    }
    return line;
}

bool leadsBackTo(const std::string &printed, const Line &line, const catalog::Catalog *catalog)
{
    const Line read = parseLine(printed);
    return catalog ? withKey(read, *catalog) == withKey(line, *catalog) : read == line;
}

std::string writtenLine(const Line &line, const catalog::Catalog *catalog)
{
    const std::string printed = printLine(shown(line, catalog));
    if (leadsBackTo(printed, line, catalog)) {
        return printed + '\n';
    }
    return printLine(line) + '\n' + exactly("line", lineAsJson(line));
}

std::string writtenHead(const Roster &roster)
{
    std::string result;
    std::vector<HeaderLine> headers;
    const auto lines = headerLines(roster);
    for (const auto &line : lines) {
        result += line + '\n';
        headers.push_back(*headerOf(line));
    }
    Roster read;
    readHeaders(headers, read);
    read.id = roster.id;
    read.lines = roster.lines;
    read.carried = roster.carried;
    if (!(read == roster)) {
        Node head;
        setHeadMembers(head, roster);
        result += exactly("roster", head);
    }
    return result;
}

} // namespace

std::string writeRosterText(const Roster &roster, const catalog::Catalog *catalog)
{
    std::string result = writtenHead(roster);
    result += roster.lines.empty() && roster.carried.empty() ? "" : "\n";
    for (const auto &line : roster.lines) {
        result += writtenLine(line, catalog);
    }
    for (const auto &piece : roster.carried) {
        result += exactly("piece", carriedAsJson(piece));
    }
    return result;
}

} // namespace rosters
