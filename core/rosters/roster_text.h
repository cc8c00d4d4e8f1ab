// The Muster roster text: what people type, mail and keep under version control. Reading takes any
// bytes and keeps what it does not understand as lines; writing says everything a roster holds.
//
//   // a comment; # too                  Header lines stand at the top, up to the first blank line.
//   Game: clout                          Game, Format, Name, Folder, Tags, Notes, Archived, Faction
//   Name: Green wall                     and Agenda are known. Where every line up to there reads
//   Tags: demo, fast                     `Key: value` and one is known, other keys are kept as
//   Notes: may be repeated, one a line   headers too; else the list begins at the first line that
//                                        is no known header, for a piece may have a colon in its
//   2 Treant Watcher // a note           name. A list line is as line_text.h has it.
//   1x Sepis Keep (DoU)
//   //: piece {"name":"Sepis Keep","points":"2"}
//
// `//:` lines are comments to every other reader. `piece` carries a piece's values; `line` and
// `roster` say exactly what the line above, or the headers, could only say nearly (a key that the
// name does not lead back to, a note of several lines). They count only while what they refer to
// still stands as it was written, so an edit by hand wins. A line of three or more `=` parts
// rosters.
#pragma once

#include "rosters/roster.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

// Fails only where there is no roster in the text, or no text at all. Names are not looked up.
base::Result<std::vector<Roster>> readRosterText(std::string_view bytes, const std::string &file);

// With the catalogue of the roster's game (or null) lines get the qualifier that tells printings
// apart, and read(write(x)) = x once withKeys() has been applied to both.
std::string writeRosterText(const Roster &roster, const catalog::Catalog *catalog);

// The line that parts rosters, its blank lines included.
inline constexpr std::string_view RosterSeparator = "\n=====\n\n";
// Begins a comment that says something to us.
inline constexpr std::string_view ExactMark = "//:";

// Whether the first lines hold a header of ours: how sure a text is a roster text.
bool beginsWithRosterHeader(std::string_view text);

} // namespace rosters
