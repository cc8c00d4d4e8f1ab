// Words from outside, as they are stored: without control characters, which would part the rows of
// a list or speak to a terminal.
#pragma once

#include <string>

namespace storage
{

// For names: each control character becomes a space.
std::string oneLine(const std::string &words);
// For notes: line ends and tabs stay.
std::string severalLines(const std::string &words);

} // namespace storage
