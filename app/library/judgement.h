// A roster with all that can be said of it: its format, its pieces looked up, the verdict and the
// fingerprint. What the command line checks, the sheet prints and the builder shows is this.
#pragma once

#include "construction/check.h"
#include "library/library.h"

namespace library
{

struct Judgement {
    construction::Format format;
    rosters::Resolved resolved; // points into the roster that was judged
    construction::Verdict verdict;
    std::string fingerprint;
};

// The roster's own format, or the first of its game where it names none. The roster must outlive
// the judgement. Fails where game or format is not known.
base::Result<Judgement> judge(const Library &library, const rosters::Roster &roster);

// The game of that slug; a Problem naming those there are otherwise.
base::Result<Game *> findGame(const Library &library, std::string_view slug);

} // namespace library
