// What a construction rule finds wrong: which rule, how badly, in a sentence with the numbers in
// it, which lines are concerned, and where possible a change that mends it.
#pragma once

#include "base/text.h"
#include "rosters/roster.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace construction
{

enum class Severity { Illegal, Unknown, Warning, Note }; // worst first
std::string_view slugOf(Severity severity);              // "illegal"

struct CountChange {
    std::string key;
    std::string name;
    std::int64_t by = 0; // copies to add, or to take out where negative
};

struct Fix {
    base::Text label; // "Take out 2 Green Sapling."
    std::vector<CountChange> changes;
};

// The roster with the fix made: copies go from the last lines of a piece first, a line without
// copies goes too.
rosters::Roster
applied(const Fix &fix, const rosters::Roster &roster, const rosters::Resolved &resolved);

struct Violation {
    std::string rule; // slug of the rule
    Severity severity = Severity::Illegal;
    base::Text message;
    std::vector<std::size_t> lines; // places in Roster::lines
    std::int64_t excess = 0;        // how far from legal, in the rule's own unit
    std::string subject;            // what it is about within the rule: a title, a faction, a rank
    base::LocalText reference;      // place in the rule book
    // What any way to a legal roster includes, as far as the rule can tell.
    std::optional<Fix> fix;
    // Where any one of several would do: these, the one the rule likes best first. Only while the
    // rules run: check() makes one that breaks no other rule the fix.
    std::function<std::vector<Fix>()> ways;
};

// Whether it is not among those before, matched by rule and subject, or was not so bad there.
bool isWorse(const Violation &after, const std::vector<Violation> &before);

} // namespace construction
