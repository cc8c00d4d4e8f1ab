// Text from elsewhere made valid UTF-8. Use it where bytes come in: files that an office program
// wrote are often not UTF-8 but in the Western code page of Windows.
#pragma once

#include <string>
#include <string_view>

namespace base
{

bool isUtf8(std::string_view bytes);
// The same bytes where they are UTF-8, else every byte taken as a letter of Windows-1252.
std::string toUtf8(std::string bytes);

} // namespace base
