// The codec of comma-separated tables for spreadsheets: a row a line, the roster's name, game,
// format, folder and tags repeated in each. Reads columns by their names, also other programs'; a
// roster ends where one of the repeated cells changes.
#pragma once

#include "rosters/codec.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

int recogniseCsv(std::string_view bytes);
base::Result<std::vector<Roster>>
readCsv(std::string_view bytes, const std::string &file, const CodecContext &context);
Written writeCsv(const std::vector<Roster> &rosters, const CodecContext &context);

} // namespace rosters
