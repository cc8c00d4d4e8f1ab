// The header lines of a roster text: which keys there are, how each is read into a roster and
// printed from one. Within core/rosters only; Markdown uses them too.
#pragma once

#include "rosters/roster.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

struct HeaderLine {
    std::string_view key;
    std::string_view value;
};

// `Key: value` where the text has that shape: a key of letters, digits, blanks, - and _ that
// begins with a letter, and a blank (or nothing) behind the colon.
std::optional<HeaderLine> headerOf(std::string_view text);
bool isKnownHeader(std::string_view key);
// Of which a second one would silently take the place of the first.
bool isSaidOnce(std::string_view key);

// Sets what all headers of a roster say; a key that is not a part of every roster is kept in
// Roster::headers, and several `Notes:` are the lines of the notes.
void readHeaders(const std::vector<HeaderLine> &headers, Roster &roster);

// `Name:` always, the others where there is something to say. What a header line cannot say (a
// name of two lines) is said nearly; printing what was read from these lines gives them again.
std::vector<std::string> headerLines(const Roster &roster);

} // namespace rosters
