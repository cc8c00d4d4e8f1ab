// The codec of Muster's own roster text (roster_text.h). Any text is one at worst, so it is what
// remains when nothing else recognises the content.
#pragma once

#include "rosters/codec.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

int recogniseMusterText(std::string_view bytes);
base::Result<std::vector<Roster>>
readMusterText(std::string_view bytes, const std::string &file, const CodecContext &context);
Written writeMusterText(const std::vector<Roster> &rosters, const CodecContext &context);

} // namespace rosters
