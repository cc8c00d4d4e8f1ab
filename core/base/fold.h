// Names compared as players compare them: without case, accents, curly quotes, dashes' shapes or
// doubled blanks. fold() gives the form that is compared and searched; it is never shown.
#pragma once

#include "base/nearest.h"

#include <string>
#include <string_view>
#include <vector>

namespace base
{

// Works on any bytes: what is not UTF-8 is taken as Windows-1252. Folding twice changes nothing.
std::string fold(std::string_view words);
// Without blanks, also those that do not break, tabs and line ends at both ends.
std::string_view trimmed(std::string_view words);
std::vector<std::string_view> split(std::string_view words, char separator);

} // namespace base
