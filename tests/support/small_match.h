// A match of Clout so small that a test can follow it: two seats with a base and two troops each,
// and chance that lets every chip rest where the test says, else beside the one before.
#pragma once

#include "library/company.h"
#include "library/sitters.h"

#include <deque>

namespace support
{

files::json::Node smallSetup();
std::vector<library::Sitter> twoPeople(library::Throws throws = library::Throws::ByModel);

// Where chips come to rest, in order; then in a row across the area.
struct Resting {
    std::deque<base::Point> places;
};
// A company whose throws land there. The places outlive it.
library::Company companyOf(Resting &resting);

} // namespace support
