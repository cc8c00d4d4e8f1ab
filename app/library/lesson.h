// Lessons: shipped scenarios that step through an ability or an example of the rule book on a
// table, with a caption for the beginning and for each step. They lie in <data>/<game>/lessons/, in
// the order of their names.
#pragma once

#include "base/text.h"
#include "engine/log.h"
#include "games/games.h"

#include <filesystem>
#include <string>
#include <vector>

namespace library
{

struct Lesson {
    std::string ability; // slug; empty: an example of the rule book
    base::LocalText title;
    std::vector<base::LocalText> captions; // before everything, then after each step
    engine::Log log;
    std::vector<std::size_t> moments; // answers given when each caption is due
};

// Of the game whose data lie there; none where it has no such folder. The Problem names the file.
base::Result<std::vector<Lesson>> readLessons(const games::Row &row,
                                              const std::filesystem::path &data);

} // namespace library
