// The JSON shapes that CLI.md fixes, made from the core's values.
#pragma once

#include "catalog/catalog.h"
#include "construction/check.h"
#include "files/json.h"

#include <string>
#include <vector>

namespace cli
{

// {"id", "name", "type", "faction", "status", … every attribute, "source"}
files::json::Node pieceJson(const catalog::Piece &piece, const catalog::Schema &schema);
// A number as a number, unknown as null, none as "-", variable as "X".
files::json::Node valueJson(const catalog::Value &value, catalog::AttributeKind kind);

files::json::Node verdictJson(const construction::Verdict &verdict,
                              const rosters::Roster &roster,
                              const rosters::Resolved &resolved,
                              const std::string &fingerprint,
                              const base::Wording &wording);

// The names of pieces that are not in the catalogue: their values came with the file.
std::vector<std::string> takenFromFile(const rosters::Resolved &resolved);

files::json::Node stringsJson(const std::vector<std::string> &words);

} // namespace cli
