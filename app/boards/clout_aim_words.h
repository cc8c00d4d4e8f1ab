// An aim given by name, in English or German whatever the window speaks: "at Treant Watcher",
// "between Treant Watcher and Bog Witch", "8 cm short of Bog Witch", "3 cm left of Bog Witch",
// "30 12" (from the left, from oneself), "middle". Lengths are between centres; short of, beyond
// and left of are as seen by the hand.
#pragma once

#include "base/result.h"
#include "boards/clout_viewpoint.h"

#include <string>
#include <string_view>
#include <vector>

namespace boards
{

struct AimName {
    std::vector<std::string> names; // all by which the chip may be called
    base::Point at;
};

struct AimContext {
    std::vector<AimName> chips;
    base::Point from; // the hand
    Viewpoint viewpoint;
};

// The Problem says what is not understood, with the nearest name.
base::Result<base::Point> parseAim(std::string_view words, const AimContext &context);

} // namespace boards
