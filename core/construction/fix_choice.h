// The choice among several ways to mend a violation: the first that breaks no other rule is the
// fix, so that a click on it brings the roster nearer to a legal one.
#pragma once

#include "construction/format.h"

#include <vector>

namespace construction
{

// Each violation with ways is given one of them as its fix, and none where each breaks another
// rule; then something must be exchanged rather than taken out, and only a person knows for what.
void chooseFixes(const Format &format, const Force &force, std::vector<Violation> &violations);

} // namespace construction
