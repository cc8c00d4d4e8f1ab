// One named rule of construction: a pure check from a force to violations. Each rule is a file in
// rules/ whose function makes it from a row of formats.json; rules.cpp lists them all.
#pragma once

#include "construction/violation.h"
#include "files/json_reading.h"
#include "rosters/roster.h"

#include <functional>
#include <string>
#include <vector>

namespace construction
{

// A line of the roster whose piece is known; the rules see only these.
struct Member {
    std::size_t line = 0; // place in Roster::lines
    int count = 0;
    const catalog::Piece *piece = nullptr;
};

// The roster as the rules see it. Unresolved lines are a violation of their own (check.h).
struct Force {
    const catalog::Catalog &catalog;
    std::vector<Member> members;

    const catalog::Schema &schema() const { return catalog.schema(); }
    const catalog::Value &value(const Member &member, int attribute) const
    {
        return member.piece->value(attribute);
    }
};

struct Rule {
    std::string slug;
    base::Text title; // one sentence with its parameters
    base::LocalText reference;
    // Appends what it finds; `rule` and `reference` of a violation are filled in by check().
    std::function<void(const Force &, std::vector<Violation> &)> check;
};

// What a factory is given: its row of the format file, the schema, and the numbers of a format
// whose name carries them ("5/5/5").
struct RuleSource {
    files::json::Source row;
    const catalog::Schema &schema;
    std::vector<std::int64_t> parameters;

    // The whole number of that key; "$1" stands for the first number of the format's name.
    base::Result<std::int64_t> number(std::string_view key) const;
    // The place of an attribute by slug; fails where the game has none.
    base::Result<int> attribute(std::string_view slug) const;
    // Fails on keys other than these, `rule` and `reference`.
    base::Outcome only(std::initializer_list<std::string_view> keys) const;
};

using RuleFactory = base::Result<Rule> (*)(const RuleSource &);

struct RuleRow {
    std::string_view slug;
    RuleFactory make;
};
const std::vector<RuleRow> &rules(); // the table, in rules.cpp

} // namespace construction
