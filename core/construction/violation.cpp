#include "construction/violation.h"

#include <algorithm>
#include <limits>

namespace construction
{

namespace
{

const std::string &keyOf(const rosters::Line &line, const rosters::ResolvedLine *resolved)
{
    return resolved && resolved->piece ? resolved->piece->key : line.key;
}

int limited(std::int64_t count)
{
    return static_cast<int>(std::min<std::int64_t>(count, std::numeric_limits<int>::max()));
}

} // namespace

std::string_view slugOf(Severity severity)
{
    switch (severity) {
    case Severity::Illegal:
        return "illegal";
    case Severity::Unknown:
        return "unknown";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        break;
    }
    return "note";
}

bool isWorse(const Violation &after, const std::vector<Violation> &before)
{
    const auto known = std::find_if(before.begin(), before.end(), [&after](const Violation &one) {
        return one.rule == after.rule && one.subject == after.subject;
    });
    return known == before.end() || after.severity < known->severity
        || (after.severity == known->severity && after.excess > known->excess);
}

namespace
{

// From the last line up; gives back what no line could take.
std::int64_t
changeLines(rosters::Roster &roster, const CountChange &change, const rosters::Resolved &resolved)
{
    std::int64_t left = change.by;
    for (std::size_t i = roster.lines.size(); left != 0 && i-- > 0;) {
        rosters::Line &line = roster.lines[i];
        const auto *known = i < resolved.lines.size() ? &resolved.lines[i] : nullptr;
        if (line.count <= 0 || keyOf(line, known) != change.key) {
            continue;
        }
        const std::int64_t after = std::max<std::int64_t>(0, line.count + left);
        left = left > 0 ? 0 : left + line.count - after;
        line.count = limited(after);
    }
    return left;
}

} // namespace

rosters::Roster
applied(const Fix &fix, const rosters::Roster &roster, const rosters::Resolved &resolved)
{
    rosters::Roster result = roster;
    for (const auto &change : fix.changes) {
        const std::int64_t left = changeLines(result, change, resolved);
        if (left > 0) {
            rosters::Line added;
            added.count = limited(left);
            added.key = change.key;
            added.name = change.name;
            result.lines.push_back(std::move(added));
        }
    }
    result.lines.erase(std::remove_if(result.lines.begin(),
                                      result.lines.end(),
                                      [](const rosters::Line &line) { return line.count <= 0; }),
                       result.lines.end());
    return result;
}

} // namespace construction
