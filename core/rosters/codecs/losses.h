// What a format cannot carry, said in one sentence for each thing that the rosters at hand really
// hold, so that nobody is warned of notes that are not there.
#pragma once

#include "rosters/roster.h"

#include <initializer_list>
#include <vector>

namespace rosters
{

enum class Part {
    Folder,
    Tags,
    Notes,
    Archived,
    Headers,
    Keys, // of lines
    Pieces,
    EmptyRosters,
};

std::vector<base::Text> losses(const std::vector<Roster> &rosters,
                               std::initializer_list<Part> notCarried);

} // namespace rosters
