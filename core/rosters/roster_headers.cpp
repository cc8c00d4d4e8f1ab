#include "rosters/roster_headers.h"

#include "base/fold.h"
#include "rosters/line_text.h"

#include <algorithm>
#include <array>

namespace rosters
{

namespace
{

constexpr std::size_t LongestKey = 40;

// Each notes header is one line of the notes; readHeaders() takes the last line end off again.
void addNotes(Roster &roster, std::string_view value)
{
    roster.notes += std::string(value) + '\n';
}

void addTags(Roster &roster, std::string_view value)
{
    for (const auto part : base::split(value, ',')) {
        if (const auto tag = base::trimmed(part); !tag.empty()) {
            roster.tags.emplace_back(tag);
        }
    }
}

void setArchived(Roster &roster, std::string_view value)
{
    const std::string word = base::fold(value);
    roster.archived = word == "yes" || word == "true" || word == "ja" || word == "1";
}

struct OwnHeader {
    std::string_view key; // folded
    void (*read)(Roster &roster, std::string_view value);
};

constexpr std::array<OwnHeader, 7> OwnHeaders{{
    {"game", [](Roster &roster, std::string_view value) { roster.game = value; }},
    {"format", [](Roster &roster, std::string_view value) { roster.format = value; }},
    {"name", [](Roster &roster, std::string_view value) { roster.name = value; }},
    {"folder", [](Roster &roster, std::string_view value) { roster.folder = value; }},
    {"tags", addTags},
    {"notes", addNotes},
    {"archived", setArchived},
}};
// Known, but a matter of some games only.
constexpr std::array<std::string_view, 2> GameHeaders{"faction", "agenda"};

const OwnHeader *ownHeader(std::string_view key)
{
    const std::string folded = base::fold(key);
    const auto *const found =
        std::find_if(OwnHeaders.begin(), OwnHeaders.end(), [&folded](const OwnHeader &header) {
            return header.key == folded;
        });
    return found == OwnHeaders.end() ? nullptr : found;
}

bool isLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
        || static_cast<unsigned char>(byte) >= 0x80U;
}

bool isKey(std::string_view key)
{
    const auto belongs = [](char byte) {
        return isLetter(byte) || (byte >= '0' && byte <= '9') || byte == ' ' || byte == '-'
            || byte == '_';
    };
    return !key.empty() && key.size() <= LongestKey && isLetter(key.front())
        && base::trimmed(key).size() == key.size() && std::all_of(key.begin(), key.end(), belongs);
}

void addUnlessEmpty(std::vector<std::string> &lines, const char *key, const std::string &value)
{
    if (const std::string words = inOneLine(value); !words.empty()) {
        lines.push_back(key + words);
    }
}

std::string printedTags(const std::vector<std::string> &tags)
{
    std::string together;
    for (const auto &tag : tags) {
        together += inOneLine(tag) + ',';
    }
    std::string result;
    for (const auto part : base::split(together, ',')) {
        if (const auto tag = base::trimmed(part); !tag.empty()) {
            result += (result.empty() ? "" : ", ") + std::string(tag);
        }
    }
    return result;
}

} // namespace

std::optional<HeaderLine> headerOf(std::string_view text)
{
    text = base::trimmed(text);
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    const HeaderLine header{text.substr(0, colon), base::trimmed(text.substr(colon + 1))};
    const bool parted =
        colon + 1 == text.size() || text[colon + 1] == ' ' || text[colon + 1] == '\t';
    if (!isKey(header.key) || !(parted || isKnownHeader(header.key))) {
        return std::nullopt;
    }
    return header;
}

bool isKnownHeader(std::string_view key)
{
    return ownHeader(key)
        || std::find(GameHeaders.begin(), GameHeaders.end(), base::fold(key)) != GameHeaders.end();
}

bool isSaidOnce(std::string_view key)
{
    static constexpr std::array<std::string_view, 4> Once{"game", "format", "name", "folder"};
    return std::find(Once.begin(), Once.end(), base::fold(key)) != Once.end();
}

void readHeaders(const std::vector<HeaderLine> &headers, Roster &roster)
{
    for (const auto &header : headers) {
        if (const auto *own = ownHeader(header.key)) {
            own->read(roster, header.value);
        } else {
            roster.headers.emplace_back(header.key, header.value);
        }
    }
    if (!roster.notes.empty()) {
        roster.notes.pop_back();
    }
}

std::vector<std::string> headerLines(const Roster &roster)
{
    std::vector<std::string> lines;
    addUnlessEmpty(lines, "Game: ", roster.game);
    addUnlessEmpty(lines, "Format: ", roster.format);
    lines.emplace_back(base::trimmed("Name: " + inOneLine(roster.name)));
    addUnlessEmpty(lines, "Folder: ", roster.folder);
    addUnlessEmpty(lines, "Tags: ", printedTags(roster.tags));
    if (roster.archived) {
        lines.emplace_back("Archived: yes");
    }
    if (!inOneLine(roster.notes).empty() || roster.notes.find('\n') != std::string::npos) {
        for (const auto note : base::split(roster.notes, '\n')) {
            lines.emplace_back(base::trimmed("Notes: " + inOneLine(note)));
        }
    }
    for (const auto &[key, value] : roster.headers) {
        if (isKey(key) && !ownHeader(key)) {
            lines.emplace_back(base::trimmed(key + ": " + inOneLine(value)));
        }
    }
    return lines;
}

} // namespace rosters
