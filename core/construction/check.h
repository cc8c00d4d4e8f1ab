// The verdict on a roster: every violation of every rule of a format, the totals, and whether it
// is legal. Pure and quick, so it runs on every keystroke; it never throws and reads no clock.
#pragma once

#include "construction/format.h"
#include "construction/violation.h"
#include "rosters/roster.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace construction
{

enum class Legality { Legal, Illegal, CannotTell };

struct UnresolvedLine {
    std::size_t line = 0; // place in Roster::lines
    base::Text reason;
};

struct Verdict {
    Legality legality = Legality::Legal;
    // Named sums in the game's order: "size", "points"; or "size", "gold", "silver", "bronze".
    // Pieces on unresolved lines count in "size" alone.
    std::vector<std::pair<std::string, std::int64_t>> totals;
    std::vector<std::string> openTotals; // those that leave out pieces whose value is not known
    std::vector<base::Text> notes;       // which pieces these are
    std::vector<Violation> violations;   // worst first, then in the format's order
    std::vector<UnresolvedLine> unresolved;
};

// The rule of which an unresolved line is a violation; in force in every format.
inline constexpr std::string_view UnresolvedLineRule = "unresolved-line";

// "15", or "at least 15" where the total is open.
std::string writtenTotal(const Verdict &verdict,
                         const std::string &name,
                         std::int64_t sum,
                         const base::Wording &wording);

Verdict check(const Format &format,
              const rosters::Roster &roster,
              const rosters::Resolved &resolved,
              const catalog::Catalog &catalog);

// The violations that adding one copy of the piece would bring or make worse, matched by rule and
// subject. Empty: nothing speaks against it. Warnings and "cannot tell" are among them: look at
// the severity. A piece that is on no line yet stands for the line behind the last. Among several
// ways to mend one none is chosen.
std::vector<Violation> whyNot(const Format &format,
                              const rosters::Roster &roster,
                              const rosters::Resolved &resolved,
                              const Verdict &before,
                              const catalog::PiecePointer &piece,
                              const catalog::Catalog &catalog);

} // namespace construction
