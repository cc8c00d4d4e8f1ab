// The verdict on a roster: every violation of every rule of a format, the totals, and whether it
// is legal. Pure and quick, so it runs on every keystroke; it never throws and reads no clock.
#pragma once

#include "construction/format.h"
#include "construction/violation.h"
#include "rosters/roster.h"

#include <optional>
#include <string>
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
    std::vector<std::pair<std::string, std::int64_t>> totals;
    std::vector<Violation> violations; // worst first, then in the format's order
    std::vector<UnresolvedLine> unresolved;
};

Verdict check(const Format &format,
              const rosters::Roster &roster,
              const rosters::Resolved &resolved,
              const catalog::Catalog &catalog);

// The violations that adding one copy of the piece would bring or make worse, matched by rule and
// subject. Empty: nothing speaks against it.
std::vector<Violation> whyNot(const Format &format,
                              const rosters::Roster &roster,
                              const rosters::Resolved &resolved,
                              const Verdict &before,
                              const catalog::PiecePointer &piece,
                              const catalog::Catalog &catalog);

} // namespace construction
