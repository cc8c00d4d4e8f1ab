#include "rosters/codecs/losses.h"

#include <algorithm>

namespace rosters
{

using base::text;

namespace
{

bool holds(const Roster &roster, Part part)
{
    switch (part) {
    case Part::Folder:
        return !roster.folder.empty();
    case Part::Tags:
        return !roster.tags.empty();
    case Part::Notes:
        return !roster.notes.empty();
    case Part::Archived:
        return roster.archived;
    case Part::Headers:
        return !roster.headers.empty();
    case Part::Keys:
        return std::any_of(roster.lines.begin(), roster.lines.end(), [](const Line &line) {
            return !line.key.empty();
        });
    case Part::Pieces:
        return !roster.carried.empty();
    case Part::EmptyRosters:
        return roster.lines.empty();
    }
    return false;
}

base::Text sentence(Part part)
{
    switch (part) {
    case Part::Folder:
        return text("Codecs", "The folder is left out.");
    case Part::Tags:
        return text("Codecs", "The tags are left out.");
    case Part::Notes:
        return text("Codecs", "The notes are left out.");
    case Part::Archived:
        return text("Codecs", "That the roster is archived is left out.");
    case Part::Headers:
        return text("Codecs", "Further headers, such as a faction, are left out.");
    case Part::Keys:
        return text("Codecs", "Pieces are given by name only, without their keys.");
    case Part::Pieces:
        return text("Codecs",
                    "The values of your own pieces are left out: who reads this must know them.");
    case Part::EmptyRosters:
        return text("Codecs", "A roster without lines is left out.");
    }
    return {};
}

} // namespace

std::vector<base::Text> losses(const std::vector<Roster> &rosters,
                               std::initializer_list<Part> notCarried)
{
    std::vector<base::Text> result;
    for (const Part part : notCarried) {
        const bool lost = std::any_of(rosters.begin(), rosters.end(), [part](const Roster &roster) {
            return holds(roster, part);
        });
        if (lost) {
            result.push_back(sentence(part));
        }
    }
    return result;
}

} // namespace rosters
