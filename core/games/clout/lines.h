// Where a chip ends that is pulled or driven along a line, in whole micrometres rounded so that the
// condition holds: touching inwards, out of range outwards (DESIGN: chance is an answerer).
#pragma once

#include "base/plane.h"

namespace games::clout
{

// On the line to `centre`, until rims touch; where they touch or overlap already, as it is (6.2).
base::Point attracted(base::Point centre, base::Point at, std::int64_t across);

// Away from `centre` until it is farther from it than `reach`, but no farther than `within`, where
// the border stops it (6.25, G17). `through` gives the direction.
base::Point driven(base::Point centre,
                   base::Point through,
                   base::Point at,
                   std::int64_t reach,
                   const base::Rectangle &within);

} // namespace games::clout
