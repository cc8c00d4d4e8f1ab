// The pages of the window in the order of the rail: one line a page.
#pragma once

#include "pages/page.h"
#include "services.h"

#include <vector>

class RosterActions;

namespace pages
{

// Owned by whoever takes them (the window).
std::vector<Page *> allPages(const Services &services, RosterActions &rosterActions);

} // namespace pages
