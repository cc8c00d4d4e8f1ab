// The edits of one roster, each a step of the journal under that roster's own subject.
#include "base/fold.h"
#include "storage/one_line.h"
#include "storage/roster_store.h"

#include <algorithm>

namespace storage
{

using base::text;
using rosters::Line;
using rosters::Roster;

namespace
{

// More copies on one line are a slip of the keyboard.
constexpr int LargestCount = 9999;

bool isOfSamePiece(const Line &one, const Line &other)
{
    if (!one.key.empty() || !other.key.empty()) {
        return one.key == other.key;
    }
    return base::fold(one.name) == base::fold(other.name)
        && base::fold(one.qualifier) == base::fold(other.qualifier);
}

// Clicks on the same plus or minus are one step.
std::string countMergeKey(const Line &line)
{
    return "count " + line.key + '\t' + line.name + '\t' + line.qualifier;
}

// The very line, or where another window has changed its count or note, the one of that piece.
base::Result<std::vector<Line>::iterator> locate(Roster &roster, const Line &line)
{
    auto found = std::ranges::find(roster.lines, line);
    if (found == roster.lines.end()) {
        found = std::ranges::find_if(roster.lines,
                                     [&](const Line &each) { return isOfSamePiece(each, line); });
    }
    if (found == roster.lines.end()) {
        return base::problem(
            text("Storage", "The line of “%1” is no longer in this roster.").with(line.name),
            text("Storage", "Another window may have removed it."));
    }
    return found;
}

base::Outcome allowCount(int count)
{
    if (count < 0 || count > LargestCount) {
        return base::problem(text("Storage", "A line holds at most %1 copies.").with(LargestCount));
    }
    return {};
}

} // namespace

base::Outcome RosterStore::rename(const std::string &id, const std::string &name)
{
    const auto step = text("Storage", "Rename to “%1”").with(oneLine(name));
    return edit(id, {rosterSubject(id), step, "name"}, [&](Roster &roster) {
        roster.name = name;
        return base::Outcome();
    });
}

base::Outcome RosterStore::setFormat(const std::string &id, const std::string &format)
{
    const auto step = text("Storage", "Change the format to “%1”").with(format);
    return edit(id, {rosterSubject(id), step}, [&](Roster &roster) {
        roster.format = format;
        return base::Outcome();
    });
}

base::Outcome RosterStore::setNotes(const std::string &id, const std::string &notes)
{
    const auto step = text("Storage", "Change the notes");
    return edit(id, {rosterSubject(id), step, "notes"}, [&](Roster &roster) {
        roster.notes = notes;
        return base::Outcome();
    });
}

base::Outcome RosterStore::setTags(const std::string &id, const std::vector<std::string> &tags)
{
    const auto step = text("Storage", "Change the tags");
    return edit(id, {rosterSubject(id), step}, [&](Roster &roster) {
        roster.tags = tags;
        return base::Outcome();
    });
}

base::Outcome RosterStore::addPiece(const std::string &id, const Line &line)
{
    const auto step = text("Storage", "Add “%1”").with(line.name);
    return edit(id, {rosterSubject(id), step, countMergeKey(line)}, [&](Roster &roster) {
        const auto present = std::ranges::find_if(roster.lines, [&](const Line &each) {
            return isOfSamePiece(each, line);
        });
        if (present == roster.lines.end()) {
            return allowCount(line.count).map([&] { roster.lines.push_back(line); });
        }
        return allowCount(present->count + line.count).map([&] { present->count += line.count; });
    });
}

base::Outcome RosterStore::setCount(const std::string &id, const Line &line, int count)
{
    const auto step = count == 0 ? text("Storage", "Remove “%1”").with(line.name)
                                 : text("Storage", "Set “%1” to %2").with(line.name).with(count);
    return edit(id, {rosterSubject(id), step, countMergeKey(line)}, [&](Roster &roster) {
        return allowCount(count).and_then([&]() -> base::Outcome {
            const auto found = locate(roster, line);
            if (!found) {
                return tl::unexpected(found.error());
            }
            if (count == 0) {
                roster.lines.erase(*found);
            } else {
                (*found)->count = count;
            }
            return {};
        });
    });
}

base::Outcome RosterStore::setLine(const std::string &id, const Line &line, const Line &replacement)
{
    const auto step = text("Storage", "Change “%1”").with(line.name);
    return edit(id, {rosterSubject(id), step}, [&](Roster &roster) {
        return allowCount(replacement.count)
            .and_then([&] { return locate(roster, line); })
            .map([&](std::vector<Line>::iterator found) { *found = replacement; });
    });
}

} // namespace storage
