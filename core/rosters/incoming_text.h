// Bytes of a file or the clipboard made into UTF-8 text that the readers of this module work on:
// byte order mark taken off, Windows and Latin-1 letters converted, binary files refused.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace rosters
{

base::Result<std::string> incomingText(std::string_view bytes, const std::string &file);

// Whether the bytes can be text at all: no zero byte and no mark of a known binary format.
bool looksLikeText(std::string_view bytes);

bool isUtf8(std::string_view bytes);

// Cuts the next line off the front; \n, \r\n and \r end it and do not belong to it.
std::string_view takeLine(std::string_view &rest);

} // namespace rosters
