// Names compared as players compare them: without case, accents, curly quotes, dashes' shapes or
// doubled blanks. fold() gives the form that is compared and searched; it is never shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace base
{

// Works on any bytes: what is not UTF-8 is taken as Latin-1.
std::string fold(std::string_view words);
// Without blanks, tabs and line ends at both ends.
std::string_view trimmed(std::string_view words);
std::vector<std::string_view> split(std::string_view words, char separator);
// How many letters must be typed differently to turn one word into the other (Levenshtein).
std::size_t editDistance(std::string_view one, std::string_view other);
// The candidate nearest to a mistyped word, or empty where none is near enough to suggest.
std::string nearest(std::string_view word, const std::vector<std::string> &candidates);

} // namespace base
