// The codec of plain text for a forum or a mail: pieces grouped by type with totals. It only
// writes; send Muster text where a roster is to be read again.
#pragma once

#include "rosters/codec.h"

#include <vector>

namespace rosters
{

Written writeForum(const std::vector<Roster> &rosters, const CodecContext &context);

} // namespace rosters
