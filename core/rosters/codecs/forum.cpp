#include "rosters/codecs/forum.h"

#include "base/fold.h"
#include "rosters/codecs/losses.h"
#include "rosters/line_text.h"
#include "rosters/look_up.h"
#include "rosters/roster_text.h"

namespace rosters
{

namespace
{

constexpr std::string_view English = "en"; // as everything a codec writes

struct Group {
    std::string title;
    std::vector<std::string> lines;
    int copies = 0;

    void add(const Line &line)
    {
        copies += line.count;
        lines.push_back(printLine(line));
    }
};

// As the catalogue calls the piece, where it is there.
Line shown(const ResolvedLine &line, const catalog::Catalog &catalog)
{
    return line.piece && !line.fromFile ? withKey(*line.line, catalog) : *line.line;
}

// The data has plurals as they stand in a sentence: "troops".
std::string asHeading(std::string words)
{
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z') {
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    }
    return words;
}

// A group for each type in the schema's order, and one for what has none or is not known.
std::vector<Group> emptyGroups(const catalog::Schema &schema)
{
    std::vector<Group> groups;
    if (const auto *types = schema.attribute(schema.typedBy)) {
        for (const auto &choice : types->choices) {
            const auto &title = choice.plural.empty() ? choice.label : choice.plural;
            groups.push_back({asHeading(title.in(English)), {}, 0});
        }
    }
    groups.push_back({"Others", {}, 0});
    return groups;
}

std::vector<Group> grouped(const Roster &roster, const catalog::Catalog &catalog)
{
    const auto &schema = catalog.schema();
    const auto *types = schema.attribute(schema.typedBy);
    auto groups = emptyGroups(schema);
    for (const auto &line : resolve(roster, catalog).lines) {
        const std::string type =
            line.piece ? valueOf(*line.piece, schema, schema.typedBy).text : std::string();
        const int place = types && !type.empty() ? types->choiceIndex(type) : -1;
        auto &group = place < 0 ? groups.back() : groups[static_cast<std::size_t>(place)];
        group.add(shown(line, catalog));
    }
    std::erase_if(groups, [](const Group &group) { return group.lines.empty(); });
    return groups;
}

std::vector<Group> ungrouped(const Roster &roster)
{
    Group group;
    for (const auto &line : roster.lines) {
        group.add(line);
    }
    return group.lines.empty() ? std::vector<Group>() : std::vector{std::move(group)};
}

// "Clout Fantasy, constructed, 15 chips"; without a game its place would be taken by the format,
// which then stands below.
std::string titleLine(const Roster &roster, const catalog::Catalog *catalog)
{
    std::string result = catalog ? catalog->schema().title.in(English) : inOneLine(roster.game);
    const std::string format = inOneLine(roster.format);
    if (!result.empty() && !format.empty()) {
        result += ", " + format;
    }
    const int size = roster.size();
    const std::string noun = catalog ? catalog->schema().pieceNoun.in(English, size)
                                     : std::string(size == 1 ? "piece" : "pieces");
    result += (result.empty() ? "" : ", ") + std::to_string(size) + ' ' + noun + '\n';
    const bool isBelow = inOneLine(roster.game).empty() && catalog == nullptr && !format.empty();
    return isBelow ? result + "Format: " + format + '\n' : result;
}

std::string notesBelow(const Roster &roster)
{
    std::string result;
    if (!base::trimmed(roster.notes).empty()) {
        result = '\n' + std::string(PostNotes) + '\n';
        for (const auto line : base::split(roster.notes, '\n')) {
            result += inOneLine(line) + '\n';
        }
    }
    return result;
}

std::string post(const Roster &roster, const catalog::Catalog *catalog)
{
    const std::string name = inOneLine(roster.name);
    std::string result = name.empty() ? name : name + '\n';
    result += titleLine(roster, catalog);
    for (const auto &[key, value] : roster.headers) {
        result += inOneLine(key) + ": " + inOneLine(value) + '\n';
    }
    for (const auto &group : catalog ? grouped(roster, *catalog) : ungrouped(roster)) {
        result += '\n';
        if (!group.title.empty()) {
            result += group.title + " (" + std::to_string(group.copies) + ")\n";
        }
        for (const auto &line : group.lines) {
            result += line + '\n';
        }
    }
    result += notesBelow(roster);
    return catalog
        ? result + '\n' + std::string(PostFingerprint) + fingerprint(roster, *catalog) + '\n'
        : result;
}

} // namespace

Written writeForum(const std::vector<Roster> &rosters, const CodecContext &context)
{
    Written written;
    for (const auto &roster : rosters) {
        written.bytes += written.bytes.empty() ? std::string_view() : RosterSeparator;
        written.bytes += post(roster, context.catalog(roster.game));
    }
    written.lost =
        losses(rosters, {Part::Folder, Part::Tags, Part::Archived, Part::Keys, Part::Pieces});
    return written;
}

} // namespace rosters
