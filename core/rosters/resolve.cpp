#include "base/fold.h"
#include "rosters/carried_pieces.h"
#include "rosters/line_text.h"
#include "rosters/look_up.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace rosters
{

using base::text;

namespace
{

std::string joined(const std::vector<std::string> &words)
{
    std::string result;
    for (const auto &word : words) {
        result += (result.empty() ? "" : ", ") + word;
    }
    return result;
}

// At most this many names are said in one sentence.
constexpr std::size_t MostNamed = 8;

std::string described(const std::vector<catalog::PiecePointer> &pieces,
                      const catalog::Catalog &catalog)
{
    std::vector<std::string> names;
    for (const auto &piece : pieces) {
        names.push_back(names.size() < MostNamed ? describedFor(*piece, catalog)
                                                 : std::string("\xE2\x80\xA6"));
        if (names.size() > MostNamed) {
            break;
        }
    }
    return joined(names);
}

base::Text ambiguousReason(const Line &line,
                           const std::vector<catalog::PiecePointer> &candidates,
                           const catalog::Catalog &catalog)
{
    const bool tellable =
        std::all_of(candidates.begin(), candidates.end(), [&](const catalog::PiecePointer &piece) {
            return !qualifierFor(*piece, catalog).empty();
        });
    if (!tellable) {
        return base::plural("Rosters",
                            "%n piece(s) are called \"%1\" and no words tell them apart: pick one.")
            .with(candidates.size())
            .with(line.name);
    }
    return text("Rosters", "\"%1\" may be any of these: %2. Say which.")
        .with(line.name)
        .with(described(candidates, catalog));
}

// Looking for a name like the one written takes about a millisecond, which nobody waits for
// thousands of times.
class Suggestions
{
public:
    explicit Suggestions(const catalog::Catalog &catalog)
        : m_catalog(catalog)
    {
    }
    // Empty where there is none, or where enough has been looked for. What stands in brackets may
    // be the rest of the name: "Order (Gold)" is Gold Order.
    std::string forLine(const Line &line)
    {
        constexpr int Most = 50;
        constexpr std::size_t LongestName = 200; // bytes
        if (m_searches == Most || line.name.size() + line.qualifier.size() > LongestName) {
            return {};
        }
        ++m_searches;
        const std::string whole = line.qualifier.empty()
            ? std::string()
            : m_catalog.nearestName(line.name + ' ' + line.qualifier);
        return whole.empty() ? m_catalog.nearestName(line.name) : whole;
    }

private:
    const catalog::Catalog &m_catalog;
    int m_searches = 0;
};

base::Text
unknownReason(const Line &line, const catalog::Catalog &catalog, Suggestions &suggestions)
{
    const std::string name = quotable(line.name);
    if (beginsWithAbsurdCount(line.name)) {
        return text("Rosters", "\"%1\" is not read: a line holds 1 to %2 copies.")
            .with(name)
            .with(LargestCount);
    }
    if (base::trimmed(line.name).empty()) {
        return text("Rosters", "The line names no piece.");
    }
    if (const auto others = lookUp(catalog, line.name, {}); !others.empty()) {
        return text("Rosters", "There is no \"%1\" of %2 here, only: %3.")
            .with(name)
            .with(quotable(line.qualifier))
            .with(described(others, catalog));
    }
    if (beginsWithBrokenCount(line.name)) {
        return text(
                   "Rosters",
                   "\"%1\" is not in the catalogue. A count in front is a whole number, such as 2.")
            .with(name);
    }
    const std::string near = suggestions.forLine(line);
    if (near.empty()) {
        return text("Rosters", "\"%1\" is not in the catalogue.").with(name);
    }
    return text("Rosters", "\"%1\" is not in the catalogue. Is %2 meant?").with(name).with(near);
}

ResolvedLine resolvedLine(const Line &line,
                          const catalog::Catalog &catalog,
                          const std::vector<catalog::PiecePointer> &carried,
                          Suggestions &suggestions)
{
    ResolvedLine result;
    result.line = &line;
    if (!line.key.empty()) {
        result.piece = catalog.find(line.key);
        if (result.piece) {
            return result;
        }
    }
    auto found = lookUp(catalog, line.name, line.qualifier);
    if (found.empty()) {
        found = lookUpCarried(carried, catalog, line.name, line.qualifier);
        result.fromFile = found.size() == 1;
    }
    if (found.size() == 1) {
        result.piece = found.front();
    } else if (found.empty()) {
        result.reason = unknownReason(line, catalog, suggestions);
    } else {
        result.reason = ambiguousReason(line, found, catalog);
        result.candidates = std::move(found);
    }
    return result;
}

void append(std::vector<CarriedDifference> &list, std::vector<CarriedDifference> more)
{
    std::move(more.begin(), more.end(), std::back_inserter(list));
}

void joinNote(Line &line, const std::string &note)
{
    if (!note.empty() && note != line.note) {
        line.note += (line.note.empty() ? "" : "; ") + note;
    }
}

} // namespace

bool Resolved::isComplete() const
{
    return std::all_of(lines.begin(), lines.end(), [](const ResolvedLine &line) {
        return line.piece != nullptr;
    });
}

Resolved resolve(const Roster &roster, const catalog::Catalog &catalog)
{
    const auto carried = piecesFrom(roster.carried, catalog.schema());
    Resolved result;
    result.lines.reserve(roster.lines.size());
    std::map<std::string, catalog::PiecePointer> compared; // by key: a piece is said once
    Suggestions suggestions(catalog);
    for (const auto &line : roster.lines) {
        auto resolved = resolvedLine(line, catalog, carried, suggestions);
        if (resolved.piece && !resolved.fromFile && !carried.empty()) {
            const auto [place, isNew] = compared.try_emplace(resolved.piece->key);
            if (isNew) {
                auto comparison =
                    compareCarried(roster.carried, carried, resolved.piece, catalog.schema());
                place->second = std::move(comparison.piece);
                append(result.differences, std::move(comparison.differences));
                append(result.taken, std::move(comparison.taken));
            }
            resolved.piece = place->second;
        }
        result.lines.push_back(std::move(resolved));
    }
    return result;
}

Roster withKeys(const Roster &roster, const catalog::Catalog &catalog)
{
    Roster result = roster;
    result.lines.clear();
    std::map<std::string, std::size_t> placeOfKey;
    for (const auto &line : roster.lines) {
        Line keyed = withKey(line, catalog);
        const bool known = !keyed.key.empty() && catalog.find(keyed.key);
        const auto before = known ? placeOfKey.find(keyed.key) : placeOfKey.end();
        if (before != placeOfKey.end()
            && result.lines[before->second].count + keyed.count <= LargestCount) {
            Line &first = result.lines[before->second];
            first.count += keyed.count;
            joinNote(first, keyed.note);
            continue;
        }
        if (known) {
            placeOfKey.emplace(keyed.key, result.lines.size());
        }
        result.lines.push_back(std::move(keyed));
    }
    return result;
}

} // namespace rosters
