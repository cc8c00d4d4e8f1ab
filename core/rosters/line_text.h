// One line of a list as people write it: "2 Treant Watcher", "2x Sepis Keep (DoU) // for the
// bridge", "x2 …", "… x2". Used by the roster text and by whatever else takes typed or pasted
// lines; looks nothing up.
#pragma once

#include "rosters/roster.h"

#include <optional>
#include <string>
#include <string_view>

namespace rosters
{

// Understands every text: at worst the whole of it is the name.
//   line  := [bullet] [count] name [ ' (' qualifier ')' ] [ ' x' N ] [ ' // ' note ]
//   count := N | Nx | N x | xN      the bullets -, * and • are read past before a count
// The qualifier is the last pair of brackets. A count of 0 or above LargestCount is not taken as
// one: the whole text stays the name, so that the line is shown as it was written.
Line parseLine(std::string_view text);

// The line in one line of text, its count always written. What the grammar cannot say (a name of
// several lines, say) is said as nearly as possible.
std::string printLine(const Line &line);

// A count written in digits alone; nothing where it is none that a line can hold.
std::optional<int> readCount(std::string_view digits);

// The same of the cell of a table, where a times sign may stand at either end: "2x", "x2", "2 ×".
std::optional<int> readCountCell(std::string_view cell);

// Whether a name is such a text whose count was not taken: "0 Foo", "100000 Foo".
bool beginsWithAbsurdCount(std::string_view name);

// Line ends become blanks; none at the ends.
std::string inOneLine(std::string_view words);

// Whether it begins with a number that is no count, such as "-3 Owl" and "1.5x Owl".
bool beginsWithBrokenCount(std::string_view name);

// For a sentence that quotes it: without its end where it is longer than any name.
std::string quotable(std::string_view words);

} // namespace rosters
