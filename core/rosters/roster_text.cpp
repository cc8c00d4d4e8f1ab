#include "rosters/roster_text.h"

#include "base/fold.h"
#include "rosters/incoming_text.h"
#include "rosters/line_text.h"
#include "rosters/roster_headers.h"
#include "rosters/roster_json.h"

#include <algorithm>
#include <optional>

namespace rosters
{

using base::text;
using files::json::Node;
using files::json::Source;

namespace
{

struct TextLine {
    int number = 0;
    std::string_view words; // without blanks at the ends
};

bool isExact(std::string_view words)
{
    return words.substr(0, ExactMark.size()) == ExactMark;
}

bool isComment(std::string_view words)
{
    return words.substr(0, 2) == "//" || words.substr(0, 1) == "#";
}

bool isSeparator(std::string_view words)
{
    return words.size() >= 3 && words.find_first_not_of('=') == std::string_view::npos;
}

// `//: word {json}`; empty word where it is no such line.
struct ExactLine {
    std::string_view word;
    std::string_view json;
};

ExactLine exactLineOf(std::string_view words)
{
    const auto rest = base::trimmed(words.substr(ExactMark.size()));
    const auto brace = rest.find('{');
    if (brace == std::string_view::npos) {
        return {};
    }
    return {base::trimmed(rest.substr(0, brace)), rest.substr(brace)};
}

// One roster out of its lines.
class SectionReader
{
public:
    SectionReader(const std::vector<TextLine> &lines, const std::string &file)
        : m_lines(lines)
        , m_file(file)
    {
    }

    base::Result<Roster> read()
    {
        const std::size_t headerEnd = endOfHeader();
        for (std::size_t at = 0; at < m_lines.size(); ++at) {
            const auto words = m_lines[at].words;
            if (isExact(words)) {
                readExact(exactLineOf(words), at);
            } else if (!words.empty() && !isComment(words)) {
                readContent(m_lines[at], at < headerEnd);
            }
        }
        if (m_problem) {
            return tl::unexpected(std::move(*m_problem));
        }
        readHeaders(m_headers, m_roster);
        applyExactHead();
        return std::move(m_roster);
    }
    // Whether there was anything but comments.
    bool foundSomething() const { return m_found; }

private:
    // Past the last line that is a header, as roster_text.h has it.
    std::size_t endOfHeader() const
    {
        std::size_t at = 0;
        while (at < m_lines.size() && (m_lines[at].words.empty() || isComment(m_lines[at].words))) {
            ++at;
        }
        std::size_t endOfKnown = at;
        bool onlyKnown = true;
        bool onlyHeaders = true;
        for (; at < m_lines.size() && !m_lines[at].words.empty(); ++at) {
            if (isComment(m_lines[at].words)) {
                continue;
            }
            const auto header = headerOf(m_lines[at].words);
            onlyHeaders = onlyHeaders && header;
            onlyKnown = onlyKnown && header && isKnownHeader(header->key);
            endOfKnown = onlyKnown ? at + 1 : endOfKnown;
        }
        return onlyHeaders && hasKnownHeader(at) ? at : endOfKnown;
    }
    bool hasKnownHeader(std::size_t end) const
    {
        return std::any_of(m_lines.begin(),
                           m_lines.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const TextLine &line) {
                               const auto header = headerOf(line.words);
                               return !isComment(line.words) && header
                                   && isKnownHeader(header->key);
                           });
    }

    void readContent(const TextLine &line, bool inHeader)
    {
        m_found = true;
        if (inHeader) {
            m_headers.push_back(*headerOf(line.words));
            refuseContradiction(line.number);
            return;
        }
        m_roster.lines.push_back(parseLine(line.words));
        m_roster.lines.back().fileLine = line.number;
        m_lastWords = line.words;
    }

    // Of the header read last.
    void refuseContradiction(int number)
    {
        const auto &last = m_headers.back();
        const bool contradicts = isSaidOnce(last.key)
            && std::any_of(m_headers.begin(), m_headers.end(), [&last](const HeaderLine &header) {
                                     return base::fold(header.key) == base::fold(last.key)
                                         && header.value != last.value;
                                 });
        if (contradicts && !m_problem) {
            m_problem = base::Problem{
                m_file,
                number,
                text("Rosters", "\"%1\" says something else in a line before.").with(last.key),
                text("Rosters", "Take one of the two out; rosters are parted by a line of ===.")};
        }
    }

    // What cannot be read is a comment like any other.
    void readExact(const ExactLine &exact, std::size_t at)
    {
        const auto node = exact.word.empty() ? base::Result<Node>(Node())
                                             : files::json::parse(exact.json, m_file);
        if (!node || !node->object()) {
            return;
        }
        const Source source{*node, m_file};
        if (exact.word == "piece") {
            if (auto piece = carriedFromJson(source)) {
                m_roster.carried.push_back(std::move(*piece));
                m_found = true;
            }
        } else if (exact.word == "roster") {
            m_exactHead = *node;
        } else if (exact.word == "line" && at > 0 && m_lines[at - 1].words == m_lastWords) {
            applyExactLine(source);
        }
    }
    void applyExactLine(const Source &source)
    {
        auto line = lineFromJson(source);
        if (line && !m_roster.lines.empty() && printLine(*line) == m_lastWords) {
            line->fileLine = m_roster.lines.back().fileLine;
            m_roster.lines.back() = std::move(*line);
        }
    }
    void applyExactHead()
    {
        Roster exact;
        const bool read =
            m_exactHead.object() != nullptr && readHeadMembers(Source{m_exactHead, m_file}, exact);
        if (read && headerLines(exact) == headerLines(m_roster)) {
            exact.lines = std::move(m_roster.lines);
            exact.carried = std::move(m_roster.carried);
            m_roster = std::move(exact);
        }
    }

    const std::vector<TextLine> &m_lines;
    const std::string &m_file;
    Roster m_roster;
    std::vector<HeaderLine> m_headers;
    Node m_exactHead;
    std::string_view m_lastWords; // of the list line read last
    std::optional<base::Problem> m_problem;
    bool m_found = false;
};

std::vector<std::vector<TextLine>> sectionsOf(std::string_view words)
{
    std::vector<std::vector<TextLine>> sections(1);
    for (int number = 1; !words.empty(); ++number) {
        const auto line = base::trimmed(takeLine(words));
        if (isSeparator(line)) {
            sections.emplace_back();
        } else {
            sections.back().push_back({number, line});
        }
    }
    return sections;
}

} // namespace

base::Result<std::vector<Roster>> readRosterText(std::string_view bytes, const std::string &file)
{
    const auto words = incomingText(bytes, file);
    if (!words) {
        return tl::unexpected(words.error());
    }
    std::vector<Roster> result;
    for (const auto &section : sectionsOf(*words)) {
        SectionReader reader(section, file);
        auto roster = reader.read();
        if (!roster) {
            return tl::unexpected(roster.error());
        }
        if (reader.foundSomething()) {
            result.push_back(std::move(*roster));
        }
    }
    if (result.empty()) {
        return base::problemAt(
            file,
            0,
            text("Rosters", "There is no roster in this text."),
            text("Rosters", "Write a line such as \"2 Treant Watcher\" for each piece."));
    }
    return result;
}

bool beginsWithRosterHeader(std::string_view text)
{
    for (int looked = 0; looked < 50 && !text.empty(); ++looked) {
        const auto words = base::trimmed(takeLine(text));
        if (words.empty() || isComment(words)) {
            continue;
        }
        const auto header = headerOf(words);
        return header && isKnownHeader(header->key);
    }
    return false;
}

} // namespace rosters
