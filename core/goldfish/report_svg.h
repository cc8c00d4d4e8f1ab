// The charts of a page: bars with whiskers, and a map of where pieces came to rest, drawn as SVG.
// They carry a title for those who cannot see them; the figures are in the table beside.
#pragma once

#include "goldfish/report_tables.h"

#include <string>
#include <string_view>

namespace goldfish
{

// Words as they may stand in HTML and in its attributes, whatever they are; bytes that are no text
// are taken for Windows-1252, control characters become blanks.
std::string escaped(std::string_view words);

std::string svgOf(const Chart &chart, const std::string &title, const base::Wording &wording);
std::string svgOf(const HeatMap &map, const std::string &title);

} // namespace goldfish
