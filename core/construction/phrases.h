// The turns of phrase that several rules need: lists of pieces, counted nouns, "cannot tell", and
// the fix that takes copies out. Use them in a rule, so that all rules speak alike.
#pragma once

#include "construction/rule.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace construction
{

// The name of the piece in each language that it is known in.
base::LocalText nameOf(const catalog::Piece &piece);

// "A", "A and B", "A, B and C"; beyond four the rest is counted.
base::Text listed(const std::vector<base::Text> &parts);
// The same of the pieces' names, each once.
base::Text listed(const Members &members);
// The same of the labels of choices, by their places in the attribute's list.
base::Text listed(const catalog::Attribute &attribute, const std::vector<int> &choices);

// What to do about a word that is none of those known: "Is “x” meant?", else all of them.
base::Text remedyAmong(std::string_view written, const std::vector<std::string> &known);
// The same for a word that is no choice of the attribute.
base::Text remedyAmong(std::string_view written, const catalog::Attribute &attribute);

// Words a number of things, such as "3 units" or "16 chips".
using Things = std::function<base::Text(std::int64_t)>;
// The pieces of that choice: "3 units" where the data names the plural, else "3 chips (Type:
// base)".
Things countedChoice(const catalog::Schema &schema, int attribute, int choice);

// Places in Roster::lines, ascending.
std::vector<std::size_t> linesOf(const Members &members);

// Severity unknown: the value of these pieces would decide, and nobody knows it.
Violation
cannotTell(const base::LocalText &attribute, const Members &members, const base::Text &ruleTitle);

// Takes out so many copies, the later titles and lines first.
Fix takeOut(const Members &members, std::int64_t copies);
// The ways to take out so many copies, as far as they are worth trying; those that take the later
// lines first come first.
std::vector<Fix> waysToTakeOut(Members members, std::int64_t copies);
// Takes out all of them.
Fix takeOutAll(const Members &members);
// Takes out so many copies where all the members are of one title, so that it is clear which.
std::optional<Fix> takeOutIfClear(const Members &members, std::int64_t copies);

} // namespace construction
