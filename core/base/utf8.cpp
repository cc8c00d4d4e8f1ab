#include "base/utf8.h"

#include <array>
#include <utf8proc.h>

namespace base
{

namespace
{

// 0x80 to 0x9F of Windows-1252; its five gaps keep their number, as in Latin-1.
constexpr std::array<utf8proc_int32_t, 32> WindowsLetters{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

const utf8proc_uint8_t *asBytes(std::string_view text)
{
    return reinterpret_cast<const utf8proc_uint8_t *>(text.data());
}

} // namespace

bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        utf8proc_int32_t letter = 0;
        const auto length = static_cast<unsigned char>(bytes.front()) < 0x80U
            ? 1
            : utf8proc_iterate(asBytes(bytes),
                               static_cast<utf8proc_ssize_t>(bytes.size()),
                               &letter);
        if (length < 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(length));
    }
    return true;
}

std::string toUtf8(std::string bytes)
{
    if (isUtf8(bytes)) {
        return bytes;
    }
    std::string result;
    result.reserve(bytes.size() * 2);
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        const utf8proc_int32_t letter =
            code >= 0x80U && code < 0xA0U ? WindowsLetters[code - 0x80U] : code;
        std::array<utf8proc_uint8_t, 4> encoded{};
        const auto length = utf8proc_encode_char(letter, encoded.data());
        result.append(reinterpret_cast<const char *>(encoded.data()),
                      static_cast<std::size_t>(length));
    }
    return result;
}

} // namespace base
