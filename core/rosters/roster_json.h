// Rosters and their parts as JSON values: what Muster JSON files hold, what is stored as a version,
// and what the `//:` lines of a roster text say. Keys that are not known are read past.
#pragma once

#include "files/json_reading.h"
#include "rosters/roster.h"

namespace rosters
{

// {"count", "name", "qualifier"?, "key"?, "note"?}
files::json::Node lineAsJson(const Line &line);
base::Result<Line> lineFromJson(const files::json::Source &source);

// {"name", <attribute slug>: <cell>…}
files::json::Node carriedAsJson(const CarriedPiece &piece);
base::Result<CarriedPiece> carriedFromJson(const files::json::Source &source);

// {"game", "format", "name", "folder"?, "tags"?, "notes"?, "archived"?, "headers"?}: all but lines
// and pieces, written into `node` and read into `roster`.
void setHeadMembers(files::json::Node &node, const Roster &roster);
base::Outcome readHeadMembers(const files::json::Source &source, Roster &roster);

files::json::Node rosterAsJson(const Roster &roster);
base::Result<Roster> rosterFromJson(const files::json::Source &source);

} // namespace rosters
