// The codec of a Markdown page: a heading, the headers as a list, a table of lines, the notes as a
// quotation. Reads such pages back, and any table with columns for count and name.
#pragma once

#include "rosters/codec.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

int recogniseMarkdown(std::string_view bytes);
base::Result<std::vector<Roster>>
readMarkdown(std::string_view bytes, const std::string &file, const CodecContext &context);
Written writeMarkdown(const std::vector<Roster> &rosters, const CodecContext &context);

} // namespace rosters
