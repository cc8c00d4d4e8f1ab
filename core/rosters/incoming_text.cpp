#include "rosters/incoming_text.h"

#include <algorithm>
#include <array>

namespace rosters
{

using base::text;

namespace
{

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

// What Windows puts at 0x80 to 0x9F, where Latin-1 has control codes; 0 where nothing stands.
constexpr std::array<std::uint16_t, 32> WindowsLetters{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

void appendUtf8(std::string &result, unsigned code)
{
    if (code < 0x80U) {
        result += static_cast<char>(code);
    } else if (code < 0x800U) {
        result += static_cast<char>(0xC0U | (code >> 6U));
        result += static_cast<char>(0x80U | (code & 0x3FU));
    } else {
        result += static_cast<char>(0xE0U | (code >> 12U));
        result += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
        result += static_cast<char>(0x80U | (code & 0x3FU));
    }
}

std::string fromWindows(std::string_view bytes)
{
    std::string result;
    result.reserve(bytes.size() + bytes.size() / 8);
    for (const char byte : bytes) {
        const unsigned code = static_cast<unsigned char>(byte);
        const unsigned special = code >= 0x80U && code < 0xA0U ? WindowsLetters[code - 0x80U] : 0U;
        appendUtf8(result, special != 0U ? special : code);
    }
    return result;
}

// Bytes that the sequence beginning with this one takes; 0 where none begins so.
std::size_t sequenceLength(unsigned char first)
{
    if (first < 0x80U) {
        return 1;
    }
    if (first >= 0xC2U && first < 0xE0U) {
        return 2;
    }
    if (first >= 0xE0U && first < 0xF0U) {
        return 3;
    }
    return first >= 0xF0U && first < 0xF5U ? 4 : 0;
}

// Overlong forms, surrogates and what lies beyond the last letter are told by the second byte.
bool secondByteFits(unsigned char first, unsigned char second)
{
    switch (first) {
    case 0xE0U:
        return second >= 0xA0U;
    case 0xEDU:
        return second < 0xA0U;
    case 0xF0U:
        return second >= 0x90U;
    case 0xF4U:
        return second < 0x90U;
    default:
        return true;
    }
}

} // namespace

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const std::size_t length = sequenceLength(first);
        if (length == 0 || at + length > bytes.size()) {
            return false;
        }
        const auto tail = bytes.substr(at + 1, length - 1);
        const bool continues = std::all_of(tail.begin(), tail.end(), [](char byte) {
            return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
        });
        if (!continues
            || (!tail.empty()
                && !secondByteFits(first, static_cast<unsigned char>(tail.front())))) {
            return false;
        }
        at += length;
    }
    return true;
}

bool looksLikeText(std::string_view bytes)
{
    static constexpr std::array<std::string_view, 4> Binary{"PK\x03\x04",
                                                            "%PDF-",
                                                            "\x89PNG",
                                                            "\xFF\xD8\xFF"};
    const bool marked = std::any_of(Binary.begin(), Binary.end(), [bytes](std::string_view mark) {
        return bytes.substr(0, mark.size()) == mark;
    });
    return !marked && bytes.find('\0') == std::string_view::npos;
}

base::Result<std::string> incomingText(std::string_view bytes, const std::string &file)
{
    if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF") {
        return base::problemAt(file,
                               1,
                               text("Rosters", "The text is stored as UTF-16."),
                               text("Rosters", "Save it as UTF-8 and read it again."));
    }
    if (!looksLikeText(bytes)) {
        return base::problemAt(
            file,
            0,
            text("Rosters", "This is not a text file."),
            text("Rosters", "Give a roster in one of the formats that Muster reads."));
    }
    if (bytes.substr(0, ByteOrderMark.size()) == ByteOrderMark) {
        bytes.remove_prefix(ByteOrderMark.size());
    }
    return isUtf8(bytes) ? std::string(bytes) : fromWindows(bytes);
}

std::string_view takeLine(std::string_view &rest)
{
    const auto end = rest.find_first_of("\r\n");
    const auto line = rest.substr(0, end);
    if (end == std::string_view::npos) {
        rest = {};
        return line;
    }
    const bool pair = rest[end] == '\r' && end + 1 < rest.size() && rest[end + 1] == '\n';
    rest.remove_prefix(end + (pair ? 2 : 1));
    return line;
}

} // namespace rosters
