// The codec of plain text for a forum or a mail: pieces grouped by type with totals. Reads such
// posts back, the order of the lines aside.
//
//   Green wall                             the name, where there is one
//   Clout Fantasy, constructed, 15 chips   game, format where there is one, and size
//   Player: Ann                            further headers
//
//   Troops (13)                            a heading for each group; its lines are list lines as
//   2 Treant Watcher // to the left        line_text.h has them
//
//   Notes:
//   as many lines as there are
//
//   Fingerprint K7QX-2M4D                  ends the post
//
// A line of three or more `=` parts posts.
#pragma once

#include "rosters/codec.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

inline constexpr std::string_view PostNotes = "Notes:";
inline constexpr std::string_view PostFingerprint = "Fingerprint ";

int recogniseForum(std::string_view bytes);
base::Result<std::vector<Roster>>
readForum(std::string_view bytes, const std::string &file, const CodecContext &context);
Written writeForum(const std::vector<Roster> &rosters, const CodecContext &context);

} // namespace rosters
