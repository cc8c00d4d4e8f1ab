// The drawings of the faction emblems, four variants each. Only emblems.cpp needs them.
#pragma once

#include "faces/emblems.h"

namespace faces::emblem
{

// Clout Fantasy
Emblem leaves(int variant);
Emblem skull(int variant);
Emblem horseshoe(int variant);
Emblem grin(int variant);
Emblem flame(int variant);
Emblem fluke(int variant);
Emblem anchor(int variant);
Emblem compass(int variant);
// Mutant Chronicles
Emblem horns(int variant);
Emblem crescents(int variant);
Emblem bulwark(int variant);
Emblem columns(int variant);
Emblem lantern(int variant);
Emblem keystone(int variant);

} // namespace faces::emblem
