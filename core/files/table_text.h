// The bytes of a table file made into UTF-8 text: of an office program's Unicode text, of UTF-8
// with or without its mark, or of the letters of Windows. Used by the readers of table.h only.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace files
{

// At most 64 MiB. Refuses what no text holds, such as a zero byte, and names its line.
base::Result<std::string> tableText(std::string_view bytes, const std::string &file);

} // namespace files
