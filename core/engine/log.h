// A match written down: the game, the version of its rules, the setup in full, then every answer in
// order with a digest of the position now and then, so that a replay knows where it goes astray. It
// may also hold what was said of the match, which no replay reads: should the rules change, the
// sentences and the last position are still there. A text of lines, read and written byte for byte.
#pragma once

#include "engine/answer.h"
#include "files/json.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engine
{

struct Checkpoint {
    std::size_t answers = 0; // how many had been given
    std::uint64_t digest = 0;

    bool operator==(const Checkpoint &) const = default;
};

// Words of one line that belong to the moment after that many answers.
struct Remark {
    std::size_t answers = 0;
    std::string words;

    bool operator==(const Remark &) const = default;
};

struct Log {
    std::string game; // slug
    std::int64_t rulesVersion = 0;
    files::json::Node setup;
    std::vector<Answer> answers;
    std::vector<Checkpoint> checkpoints; // in order
    std::vector<Remark> told;            // the sentences of what happened, in order
    std::vector<Remark> bookmarks;       // in order
    files::json::Node picture;           // of the last position; null: none
};

std::string printLog(const Log &log);
// Every mistake is a Problem with the line. At most a million answers are read, and a million
// remarks of each kind.
base::Result<Log> parseLog(std::string_view text, const std::string &file);

} // namespace engine
