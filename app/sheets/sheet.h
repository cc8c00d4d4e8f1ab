// The registration sheet of a roster as a value: everything a tournament asks for, already in the
// words of one language. Make it with makeSheet() and hand it to a writer (sheet_writers.h) or to
// the painter (sheet_painting.h). Every game is served through its schema.
#pragma once

#include "construction/check.h"
#include "sheets/sheet_fields.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sheets
{

struct Row {
    std::int64_t count = 0;
    std::string set;     // its name
    std::string setCode; // what a narrow column shows: the code, or the name where it has none
    std::string number;  // in the set; empty where the game numbers nothing
    std::string name;
    std::vector<std::string> details; // one for each of Sheet::detailLabels
    std::string worth;                // its cost or its rank; "?" where unknown
    std::string sum;                  // what all its copies cost; empty where nothing does
    std::string mark;                 // "demo", "partial", "own"…; empty for an official piece
};

struct Group {
    std::string title; // "Troop", "Gold"
    std::int64_t count = 0;
    std::string sum; // of its rows
    std::vector<Row> rows;
};

struct Total {
    std::string slug; // as construction::Verdict has it
    std::string label;
    std::int64_t value = 0;
    std::string written;
};

// How the roster stands to one rule of the format.
enum class Standing { Kept, Warned, Open, Broken };

struct RuleLine {
    std::string slug;
    std::string title;
    std::string reference;
    Standing standing = Standing::Kept;
};

struct Finding {
    std::string rule; // slug
    construction::Severity severity = construction::Severity::Illegal;
    std::string severityLabel;
    std::string message;
    std::vector<std::string> pieces;
    std::string reference;
    std::string fix; // empty where there is none
};

struct Unresolved {
    int line = 0; // in the file, else its place in the roster; from 1
    std::int64_t count = 0;
    std::string text; // as written
    std::string reason;
};

// A label with the value that belongs to it, in one language.
struct Field {
    std::string label;
    std::string value; // empty: a line to write on
};

// The words of the form itself.
struct Labels {
    std::string title; // "Stack registration sheet"
    std::string initial;
    std::string count;
    std::string setAndNumber;
    std::string set;
    std::string number;
    std::string name;
    std::string worth;
    std::string sum; // empty where nothing costs anything
    std::string totals;
    std::string rules;
    std::string findings;
    std::string unresolved;
    std::string notes;
    std::string notApplicable;
    std::string endOfList;
    std::string signature;
    std::string officials;
    std::string check;
    std::string round;
    std::string counted;
    std::string result;
    std::string resultGood;
    std::string resultBad;
    std::string official;
    std::string page;      // "Page %1 of %2"
    std::string continued; // "The list goes on on page %1."
};

struct Sheet {
    std::string language; // two letters
    Labels labels;

    std::string game; // slug
    std::string gameTitle;
    std::string format; // slug
    SheetFields fields; // as typed
    std::string initial;
    Field player, id, event, date, place;
    Field rosterName, formatTitle, fingerprint;

    std::vector<std::string> detailLabels;
    bool hasNumbers = false; // the game numbers its pieces within a set
    std::string worthSlug;   // attribute that the column `worth` shows: "points", "rank"
    std::vector<Group> groups;
    std::vector<Unresolved> unresolved;
    std::vector<Total> totals;

    construction::Legality legality = construction::Legality::Legal;
    std::string legalityLine;
    std::vector<RuleLine> rules;
    std::vector<Finding> findings;  // every violation, worst first
    std::vector<std::string> notes; // where values come from, and what is not known
};

// "Illegal: 16 points, 1 over the limit of 15. (Rulebook, Creating a Playing Stack)"
std::string writtenOut(const Finding &finding);
// "3 Foo (Bar): no piece has this name."
std::string writtenOut(const Unresolved &line);
// "Green wall – Stack registration sheet", for the window of whoever shows the file.
std::string documentTitle(const Sheet &sheet);
// "DoU 12"; a mark such as – or ? only once.
std::string setAndNumber(const Row &row);
// "kept", "warned", "unknown" or "broken", for programs.
std::string_view slugOf(Standing standing);

// What the sheet is about. `resolved` and `verdict` are those of `roster`.
struct SheetSource {
    const rosters::Roster &roster;
    const rosters::Resolved &resolved;
    const construction::Verdict &verdict;
    const construction::Format &format;
    const catalog::Catalog &catalog;
};

// The language of `wording` is the sheet's, whatever that of the window is.
Sheet makeSheet(const SheetSource &source, const SheetFields &fields, const base::Wording &wording);

} // namespace sheets
