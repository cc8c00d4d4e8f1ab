// One named rule of construction: a pure check from a force to violations. Each rule is a file in
// rules/ whose function makes it from a row of formats.json; rules.cpp lists them all.
#pragma once

#include "construction/violation.h"
#include "files/json_reading.h"
#include "rosters/roster.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace construction
{

// A line of the roster whose piece is known; the rules see only these.
struct Member {
    std::size_t line = 0; // place in Roster::lines
    std::int64_t count = 0;
    const catalog::Piece *piece = nullptr;
    std::string_view title; // folded; equal for all printings of one thing
};

using Members = std::vector<Member>;

// The roster as the rules see it. Members are sorted by title, so that the printings of one thing
// stand together and no verdict depends on the order of the lines. Of the pieces on unresolved
// lines nothing is known: no rule complains on their account or counts on their absence; they are
// a violation of their own (check.h).
struct Force {
    const catalog::Catalog &catalog;
    Members members;
    std::int64_t unresolved = 0; // copies

    const catalog::Schema &schema() const { return catalog.schema(); }
    const catalog::Value &value(const Member &member, int attribute) const
    {
        return member.piece->value(attribute);
    }
    std::int64_t size() const; // copies, those on unresolved lines included
};

std::int64_t copiesOf(std::span<const Member> members);

// Calls visit(std::span<const Member>) with the printings of each title together.
template<typename Visit>
void forEachTitle(std::span<const Member> members, Visit visit)
{
    while (!members.empty()) {
        std::size_t end = 1;
        while (end < members.size() && members[end].title == members[0].title) {
            ++end;
        }
        visit(members.first(end));
        members = members.subspan(end);
    }
}

// Who has that choice, and of whom it cannot be said. A variable value is unknown here.
struct Sorted {
    Members having;
    Members unknown;
};
// Whether a piece that has none of the attribute, although it belongs to pieces of its type, has
// that choice. A piece of another type never has.
enum class WithNone { Apart, Alike };
Sorted sortedBy(const Force &force, int attribute, int choice, WithNone withNone = WithNone::Apart);

struct Rule {
    std::string slug;
    base::Text title; // one sentence with its parameters
    base::LocalText reference;
    // The worst that the rule may say; a house format can turn a prohibition into a warning.
    Severity worst = Severity::Illegal;
    // It counts all pieces alike, so that it lacks whatever copy is taken out: what mends another
    // rule need not keep this one.
    bool countsAll = false;
    // Appends what it finds; `rule` and `reference` of a violation are filled in by run().
    std::function<void(const Force &, std::vector<Violation> &)> check;

    // check() with everything about a violation filled in that the rule knows.
    void run(const Force &force, std::vector<Violation> &violations) const;
};

// What a factory is given: its row of the format file, the schema, and the numbers of a format
// whose name carries them ("5/5/5").
struct RuleSource {
    files::json::Source row;
    std::shared_ptr<const catalog::Schema> schema;
    std::vector<std::int64_t> parameters;

    bool has(std::string_view key) const { return row.node.find(key) != nullptr; }
    // The whole number of that key, 0 or more; "$1" stands for the first number of the name.
    base::Result<std::int64_t> number(std::string_view key) const;
    // The place of the attribute that the key names, or of the one called `usual` where the row
    // lacks the key. Fails where the game has none, or it is of another kind.
    base::Result<int>
    attribute(std::string_view key, std::string_view usual, catalog::AttributeKind kind) const;
    // The place of the attribute that says what a piece is.
    base::Result<int> typeAttribute() const;
    // The place of a choice of that attribute; `usual` where the row lacks the key.
    base::Result<int> choice(std::string_view key, std::string_view usual, int attribute) const;
    // Fails on keys other than these and those that every rule has: rule, reference, severity.
    base::Outcome only(const std::vector<std::string> &keys) const;
};

using RuleFactory = base::Result<Rule> (*)(const RuleSource &);

struct RuleRow {
    std::string_view slug;
    RuleFactory make;
};
const std::vector<RuleRow> &rules(); // the table, in rules.cpp
// Makes the rule that the row names, with its reference and severity.
base::Result<Rule> makeRule(const RuleSource &source);

} // namespace construction
