// A comparison in words, tables and JSON: whether the one roster helps, by how much, and how many
// more games would settle it.
#pragma once

#include "files/json.h"
#include "goldfish/compare.h"
#include "goldfish/report_tables.h"

#include <string>
#include <vector>

namespace goldfish
{

// The two rosters by name.
struct Compared {
    std::string subject;
    std::string reference;
};

// The last sentence of a report: helps, hurts or undecided.
base::Text verdictOf(const Comparison &comparison, const Compared &names);
// Why it stopped, and what to beware of.
std::vector<base::Text> remarksOn(const Comparison &comparison);
Table comparisonTable(const Comparison &comparison, const Compared &names);
files::json::Node jsonOf(const Comparison &comparison, const Compared &names);
// Puts all of it into a report.
void add(Document &document, const Comparison &comparison, const Compared &names);

// Before anything is played: what difference so many matches can show.
base::Text promiseOf(std::uint64_t matches, bool isComparison);

} // namespace goldfish
